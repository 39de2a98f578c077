import LayoutCore

/// How far a long run has come, as one line.
package struct ProgressLine: Sendable, Hashable {
  /// What is being done, such as `fuzz masonry`.
  package var name: String
  /// How many cases are done.
  package var done: Int
  /// How many there are, or `nil` where time ends the run.
  package var total: Int?
  /// How many findings there are so far.
  package var findings: Int
  /// Seconds since the start.
  package var elapsed: Double
  /// Seconds the run may take, or `nil` where cases end it.
  package var limit: Double?

  /// Tells how far a run has come.
  package init(
    name: String,
    done: Int,
    total: Int? = nil,
    findings: Int,
    elapsed: Double,
    limit: Double? = nil
  ) {
    self.name = name
    self.done = done
    self.total = total
    self.findings = findings
    self.elapsed = elapsed
    self.limit = limit
  }

  /// Seconds until the next line is due: often on a terminal, seldom in a log.
  package static func interval(_ terminal: Terminal) -> Double { terminal.isTerminal ? 0.1 : 10 }

  /// The line: cases, rate, findings, time left.
  package func text(_ terminal: Terminal) -> String {
    var words = ["\(PlainText.line(name))  \(NumberText.grouped(done))"]
    if let total { words[0] += " of \(NumberText.grouped(total))" }
    words[0] += " cases"
    if elapsed > 0 { words.append("\(NumberText.significant(Double(done) / elapsed)) a second") }
    words.append(NumberText.count(findings, "finding"))
    if let left { words.append("\(NumberText.duration(left)) left") }
    return terminal.passing("  " + words.joined(separator: " · "), findings > 0 ? .bad : .dim)
  }

  /// Seconds left, by the case count or the time limit, whichever ends the run.
  package var left: Double? {
    let byTime = limit.map { max(0, $0 - elapsed) }
    let byCases: Double? = total.flatMap { total in
      done > 0 ? max(0, elapsed / Double(done) * Double(total - done)) : nil
    }
    switch (byTime, byCases) {
    case (let time?, let cases?): return min(time, cases)
    default: return byTime ?? byCases
    }
  }
}
