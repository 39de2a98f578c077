import LayoutHarness
import LayoutReports

/// Lists the invariants.
enum InvariantsCommand: Command {
  static let name = "invariants"
  static let summary = "list what must hold, domain by domain"
  static let flags: [Flag] = [.domain]

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitCode {
    var seen: Set<String> = []
    for suite in try context.selected(arguments) where seen.insert(suite.domain).inserted {
      context.say(context.terminal.styled(suite.domain, .bold))
      for (description, isDefault) in suite.invariants {
        context.say("  \(description.name)\(isDefault ? "" : "  (only when asked for)")")
        context.say("    \(description.formula)")
        context.say("    tolerance: \(description.tolerance); applies to \(description.applies)")
      }
    }
    return .held
  }
}
