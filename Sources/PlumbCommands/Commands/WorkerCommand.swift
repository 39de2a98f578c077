import LayoutHarness
import LayoutWorkers

/// The command as a worker, started by the command itself: answers jobs until there are none.
enum WorkerCommand {
  static let name = "worker"
  private static let flags = ForeignFlags.all + [.domain, .timeLimit, .memoryLimit]

  /// Serves the suites that the flags define, as the command that starts it has read them.
  static func serve(_ words: [String], _ context: CommandContext) throws -> Never {
    let foreign = ForeignFlags(try Arguments(words, flags: flags))
    let peer = LaunchCommand(context.executable, [name] + words)
    WorkerServer.run(
      JobServer(suites: try foreign.suites(of: context.suites, greeting: false), peer: peer).handler
    )
  }
}
