import LayoutHarness
import LayoutWorkers

/// The command as a worker, started by the command itself: answers jobs until there are none.
enum WorkerCommand {
  static let name = "worker"

  static func serve(_ context: CommandContext) -> Never {
    WorkerServer.run(JobServer(suites: context.suites).handler)
  }
}
