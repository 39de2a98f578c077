import LayoutReports

/// Says now and then how far a long run has come.
struct ProgressMeter {
  private var line: ProgressLine
  private let terminal: Terminal
  private let start = ContinuousClock.now
  private var last = ContinuousClock.now
  private var isShown = false

  init(name: String, total: Int?, limit: Duration?, terminal: Terminal) {
    self.terminal = terminal
    line = ProgressLine(
      name: name,
      done: 0,
      total: total,
      findings: 0,
      elapsed: 0,
      limit: limit.map(Self.seconds)
    )
  }

  /// Counts cases; returns what is to be printed, mostly nothing.
  mutating func advance(by cases: Int, findings: Int) -> String {
    line.done += cases
    line.findings = findings
    let now = ContinuousClock.now
    guard Self.seconds(now - last) >= ProgressLine.interval(terminal) else { return "" }
    last = now
    line.elapsed = Self.seconds(now - start)
    isShown = true
    return line.text(terminal)
  }

  /// What removes the line again.
  func clear() -> String { isShown ? terminal.clearing : "" }

  private static func seconds(_ span: Duration) -> Double {
    Double(span.components.seconds) + Double(span.components.attoseconds) * 1e-18
  }
}
