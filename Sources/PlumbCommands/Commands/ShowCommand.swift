import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports

/// Draws a saved case.
enum ShowCommand: Command {
  static let name = "show"
  static let summary = "draw what an engine makes of a case, in the terminal or as SVG"
  static let operands = "CASE"
  static let svg = Flag("--svg", "FILE", "write the picture there as SVG")
  static let flags: [Flag] = Flag.selecting + [svg] + Flag.running

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitCode {
    guard arguments.positional.count == 1, let path = arguments.positional.first else {
      throw UsageError("expected one CASE")
    }
    let saved = try CaseStore(folder: "Corpus").read(path)
    let head = try Replaying.Head.read(saved)
    let suites = try context.selected(arguments).filter { $0.domain == head.domain }
    guard let suite = suites.first else {
      throw UsageError("no engine of the domain \(head.domain)")
    }
    let question = CheckRun.Question(
      domain: suite.domain,
      engine: suite.engine,
      source: .text(saved.text, file: path)
    )
    guard let answer = CheckRun([question]).run(on: try context.runner(arguments)).first else {
      return .unavailable
    }
    switch answer {
    case .unusable(let message): throw CaseError(message)
    case .checked(let checked):
      context.say(context.terminal.styled("\(suite.domain) / \(suite.engine)", .bold))
      context.say(checked.exhibit.lines.map { "  \($0)" })
      if let refusal = checked.refusal { context.say("  refused: \(refusal)") }
      if let picture = checked.exhibit.picture {
        let width = min(context.terminal.columns, 72) - 4
        let lines = PictureText.lines(picture, width: width, terminal: context.terminal)
        context.say(lines.map { "  \($0)" })
      }
      for violation in checked.violations {
        context.say("  \(violation.invariant): \(violation.message)")
      }
      return checked.violations.isEmpty ? .held : .violated
    }
  }
}
