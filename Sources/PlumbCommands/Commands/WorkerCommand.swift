import LayoutHarness
import LayoutWorkers

/// The command as a worker: answers jobs until there are no more. Started by the command itself.
enum WorkerCommand {
  static let name = "worker"

  static func serve(_ context: CommandContext) -> Never {
    WorkerServer.run(JobServer(suites: context.suites).handler)
  }
}
