import LayoutCases
import LayoutCore
import LayoutFiles
import LayoutHarness
import LayoutReports

/// Draws a saved case.
enum ShowCommand: Command {
  static let name = "show"
  static let summary = "draw what an engine makes of a case, in the terminal or as SVG"
  static let operands = "CASE"
  static let svg = Flag("--svg", "FILE", "write the picture there as SVG")
  static let allEngines = Flag("--all-engines", nil, "every engine that is asked such cases")
  static let flags: [Flag] = Flag.selecting + [allEngines, svg] + Flag.running

  /// An engine and what it made of the case.
  private struct Shown {
    var suite: AnySuite
    var checked: CheckedCase
  }

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitCode {
    guard arguments.positional.count == 1, let path = arguments.positional.first else {
      throw UsageError("expected one CASE")
    }
    let saved = try CaseStore(folder: "Corpus").read(path)
    let head = try SavedCaseHead.read(saved)
    let suites = try context.selected(arguments).filter { $0.domain == head.domain }
    guard !suites.isEmpty else {
      throw CaseError("expected the domain of an engine, found \"\(head.domain)\"", file: path)
    }
    let shown = try shown(saved, suites, try context.runner(arguments))
    guard !shown.isEmpty else {
      let names = suites.map(\.engine).joined(separator: ", ")
      context.complain("\(context.program) show: \(path): none of \(names) is asked such cases")
      return .nothingChecked
    }
    let isComparison = arguments.has(allEngines) || !arguments.texts(.engine).isEmpty
    let told = isComparison ? shown : Array(shown.prefix(1))
    for (index, entry) in told.enumerated() {
      if index > 0 { context.say("") }
      context.say(lines(entry, context.terminal))
    }
    let code = ExitCode.highest(of: told.map(code))
    guard let file = arguments.text(svg) else { return code }
    let pictures = told.compactMap { entry in
      entry.checked.exhibit.picture.map { (title: entry.suite.engine, picture: $0) }
    }
    guard !pictures.isEmpty else {
      context.complain("\(context.program) show: there is nothing to draw, so no \(file)")
      return max(code, .unavailable)
    }
    let document = PictureSVG.document(pictures)
    try writeAtomically(document, to: file)
    context.say("picture  \(file)")
    return code
  }

  /// What the engines that are asked such cases make of one, in their order.
  private static func shown(
    _ saved: CaseStore.Saved,
    _ suites: [AnySuite],
    _ runner: Runner
  ) throws(CaseError) -> [Shown] {
    let source = CaseSource.text(saved.text, file: saved.path)
    let run = CheckRun(
      suites.map { CheckRun.Question(domain: $0.domain, engine: $0.engine, source: source) }
    )
    var shown: [Shown] = []
    for (suite, answer) in zip(suites, run.run(on: runner)) {
      switch answer {
      case .unusable(let message): throw CaseError(message)
      case .checked(let checked):
        if checked.isWithin { shown.append(Shown(suite: suite, checked: checked)) }
      }
    }
    return shown
  }

  private static func lines(_ shown: Shown, _ terminal: Terminal) -> [String] {
    let checked = shown.checked
    var lines = [terminal.styled("\(shown.suite.domain) / \(shown.suite.engine)", .bold)]
    lines += checked.exhibit.lines.map { "  \($0)" }
    if let refusal = checked.refusal { lines.append("  refused: \(refusal)") }
    if let picture = checked.exhibit.picture {
      let width = min(terminal.columns, 72) - 4
      lines += PictureText.lines(picture, width: width, terminal: terminal).map { "  \($0)" }
    }
    for violation in checked.violations {
      lines.append(terminal.styled("  \(violation.invariant): \(violation.message)", .bad))
    }
    return lines
  }

  private static func code(_ shown: Shown) -> ExitCode {
    ExitCode.highest(
      of: [.held]
        + shown.checked.violations.map { ExitCode(over: $0, in: [shown.checked.exhibit]) }
    )
  }
}
