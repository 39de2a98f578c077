import LayoutHarness
import LayoutWorkers

/// The command as a worker, started by the command itself: answers jobs until there are none.
enum WorkerCommand {
  static let name = "worker"

  static func serve(_ context: CommandContext) -> Never {
    let peer = LaunchCommand(context.executable, [name])
    WorkerServer.run(JobServer(suites: context.suites, peer: peer).handler)
  }
}
