import LayoutCore
import LayoutHarness
import LayoutReports

/// Says that failing cases are being minimised, which takes long where each try waits for a hang.
struct MinimisingNotice {
  /// What is to be printed; in a log only what would look like a standstill.
  let text: String
  /// What removes it again.
  let clearing: String

  init(_ failures: [FindingRun.Failure], of suite: AnySuite, terminal: Terminal) {
    let isSlow = failures.contains { $0.violation.fault == .hang }
    guard !failures.isEmpty, terminal.isTerminal || isSlow else {
      text = ""
      clearing = ""
      return
    }
    let cases = NumberText.count(failures.count, "failing case")
    let engine = PlainText.line("\(suite.domain) / \(suite.engine)")
    text = terminal.passing("  minimising \(cases) of \(engine)", .dim)
    clearing = terminal.clearing
  }
}
