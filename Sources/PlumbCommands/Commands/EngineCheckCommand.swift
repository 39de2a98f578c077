import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutWorkers

/// Tells the author of an adapter, rule by rule, what it gets wrong of the engine protocol.
enum EngineCheckCommand: Command {
  static let name = "engine-check"
  static let summary = "check a program against the engine protocol, rule by rule"
  static let flags: [Flag] = [
    ForeignFlags.command, .domain, ForeignFlags.understands, .timeLimit, .memoryLimit,
  ]

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    guard let text = arguments.text(ForeignFlags.command) else {
      throw UsageError("--command: expected the program to check")
    }
    guard let domain = arguments.text(.domain) else {
      throw UsageError("--domain: expected the domain it answers")
    }
    let check = EngineCheck(
      try LaunchCommand(parsing: text),
      domain: domain,
      samples: try context.samples(of: domain, ForeignFlags(arguments).parts()),
      limits: try ForeignFlags(arguments).limits(),
      timeLimit: try arguments.timeLimit()
    )
    let verdicts = check.run()
    context.say(lines(verdicts, terminal: context.terminal))
    return code(of: verdicts)
  }

  /// The highest of what the rules come to; what could not be tried speaks neither way.
  static func code(of verdicts: [EngineVerdict]) -> ExitCode {
    if verdicts.contains(where: { $0.state == .broken }) { return .violated }
    return verdicts.contains { $0.state == .held } ? .held : .nothingChecked
  }

  private static func lines(_ verdicts: [EngineVerdict], terminal: Terminal) -> [String] {
    let width = verdicts.map(\.rule.rawValue.count).max() ?? 0
    var lines: [String] = []
    for verdict in verdicts {
      let name = verdict.rule.rawValue
      let gap = String(repeating: " ", count: width - name.count)
      let style: Terminal.Style = verdict.state == .broken ? .bad : .plain
      let state = terminal.styled(words[verdict.state] ?? "", style)
      lines.append("  \(state)  \(name)\(gap)  \(verdict.rule.demand)")
      if !verdict.seen.isEmpty {
        let indent = String(repeating: " ", count: width + 12)
        lines.append(terminal.styled("\(indent)\(PlainText.line(verdict.seen))", style))
      }
    }
    let counts = [EngineVerdict.State.held, .broken, .untried].compactMap { state in
      let count = verdicts.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
    return lines + ["", counts.joined(separator: ", ")]
  }

  /// The states in words of one length.
  private static let words: [EngineVerdict.State: String] = [
    .held: "held   ", .broken: "broken ", .untried: "untried",
  ]
}

extension CommandContext {
  /// Cases to check an adapter with.
  ///
  /// - Throws: ``UsageError`` for a domain that there is not.
  fileprivate func samples(of domain: String, _ parts: [String]?) throws -> [EngineCheck.Sample] {
    guard let suite = suites.first(where: { $0.domain == domain }) else {
      throw UsageError("--domain: expected a domain that there is, found \(domain)")
    }
    return try suite.samples(understanding: parts)
  }
}
