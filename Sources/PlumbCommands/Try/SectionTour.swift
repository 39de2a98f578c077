import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutSuites

/// Sections and compositional layouts at rest, under each of the behaviours that scroll.
struct SectionTour {
  var suites: [AnySuite]

  /// What is drawn, and a line for each behaviour.
  func run(on runner: Runner, in context: CommandContext) -> [RunReport.Drawing] {
    var drawings: [RunReport.Drawing] = []
    for suite in suites where suite.domain == SectionDomain.name {
      let cases = SectionCase.showcase
      let questions = cases.map { problem in
        CheckRun.Question(
          domain: suite.domain,
          engine: suite.engine,
          source: .text(SavedCase(problem: problem).text, file: nil)
        )
      }
      context.say("\(suite.engine) at rest, 390 × 844")
      for (problem, answer) in zip(cases, CheckRun(questions).run(on: runner)) {
        guard case .checked(let checked) = answer else { continue }
        let name = problem.behavior?.rawValue ?? ""
        if let reason = checked.refusal ?? died(checked) {
          context.say("  \(name)   not drawn: \(reason)")
          continue
        }
        context.say(checked.exhibit.lines.map { "  \($0)" })
        guard let picture = checked.exhibit.picture else { continue }
        drawings.append(
          RunReport.Drawing(
            domain: suite.domain,
            engine: suite.engine,
            name: name,
            lines: checked.exhibit.lines,
            picture: picture
          )
        )
      }
    }
    return drawings
  }

  /// What the engine died of, where it did.
  private func died(_ checked: CheckedCase) -> String? {
    checked.violations.first { $0.fault != nil }?.message
  }
}
