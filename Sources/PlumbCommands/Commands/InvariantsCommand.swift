import LayoutHarness
import LayoutReports
import LayoutSuites

/// Lists the invariants.
enum InvariantsCommand: Command {
  static let name = "invariants"
  static let summary = "list what must hold, domain by domain"
  static let flags: [Flag] = [.domain]

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitCode {
    var lists: [DomainInvariants] = []
    for list in context.suites.map(DomainInvariants.init(of:)) + BuiltInSuites.tried
    where !lists.contains(where: { $0.domain == list.domain }) {
      lists.append(list)
    }
    let asked = arguments.texts(.domain)
    if let name = asked.first(where: { name in !lists.contains { $0.domain == name } }) {
      let names = lists.map(\.domain).joined(separator: ", ")
      throw UsageError("--domain: expected one of \(names), found \(name)")
    }
    for list in lists where asked.isEmpty || asked.contains(list.domain) {
      context.say(context.terminal.styled(list.domain, .bold))
      for (description, isDefault) in list.invariants {
        context.say("  \(description.name)\(isDefault ? "" : "  (only when asked for)")")
        context.say("    \(description.formula)")
        context.say("    tolerance: \(description.tolerance); applies to \(description.applies)")
      }
    }
    return .held
  }
}
