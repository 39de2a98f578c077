import LayoutHarness
import LayoutReports

/// Lists the engines.
enum EnginesCommand: Command {
  static let name = "engines"
  static let summary = "list the engines and what the gate asks of each"
  static let flags: [Flag] = [.domain]

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitCode {
    for suite in try context.selected(arguments) {
      context.say("\(suite.domain)  \(suite.engine)  version \(suite.version)  \(suite.standing)")
    }
    return .held
  }
}
