import LayoutCore
import LayoutTiming

/// What a run prints: its heading, one line a part, each finding, and where the report is.
package enum SummaryText {
  /// The first line: how much is checked, by what seed.
  package static func heading(
    domains: Int,
    engines: Int,
    invariants: Int,
    seed: UInt64,
    workers: Int,
    terminal: Terminal = .plain
  ) -> String {
    [
      terminal.styled("plumb", .bold),
      NumberText.count(domains, "domain"),
      NumberText.count(engines, "engine"),
      NumberText.count(invariants, "invariant"),
      "seed \(seed)",
      NumberText.count(workers, "worker"),
    ].joined(separator: " · ")
  }

  /// One line a part, columns aligned: name, count with unit, outcome, seconds where long, and how
  /// many drawn cases that is a second.
  package static func parts(
    _ parts: [RunReport.Part],
    times: RunReport.Times,
    terminal: Terminal = .plain
  ) -> [String] {
    let counts = parts.map { NumberText.grouped($0.count) }
    let names = parts.map { PlainText.line($0.name) }
    let details = parts.map { PlainText.line($0.detail) }
    let spans = parts.map { part -> String in
      // Under a second is not worth a column.
      let seconds = times.seconds(ofPart: part.name) ?? 0
      guard seconds >= 1 else { return "" }
      let rate = NumberText.significant(Double(part.count) / seconds)
      return NumberText.duration(seconds) + (part.name == "fuzz" ? " · \(rate) a second" : "")
    }
    let nameWidth = max(10, names.map(\.count).max() ?? 0)
    let countWidth = max(7, counts.map(\.count).max() ?? 0)
    let units = parts.map { $0.count == 1 && $0.unit == "cases" ? "case" : $0.unit }
    let unitWidth = max(6, units.map(\.count).max() ?? 0)
    let detailWidth = max(12, details.map(\.count).max() ?? 0)
    return parts.indices.map { index in
      let count = String(repeating: " ", count: countWidth - counts[index].count) + counts[index]
      let detail = terminal.styled(details[index], parts[index].outcome.style)
      let room = spans[index].isEmpty ? 0 : detailWidth - details[index].count + 2
      let span = String(repeating: " ", count: room) + terminal.styled(spans[index], .dim)
      return "  \(padded(names[index], nameWidth))  \(count) "
        + "\(padded(units[index], unitWidth))  \(detail)\(span)"
    }
  }

  /// The whole of what a run prints after it, without its heading.
  ///
  /// - Parameters:
  ///   - folder: Where the reports were written, or `nil` where none were.
  ///   - verbose: Whether engines, invariants and labels are told too.
  package static func lines(
    _ report: RunReport,
    folder: String? = nil,
    verbose: Bool = false,
    terminal: Terminal = .plain
  ) -> [String] {
    var lines = parts(report.parts, times: report.times, terminal: terminal)
    for finding in report.findings {
      let seconds = report.times.seconds(minimising: finding.fingerprint)
      lines.append("")
      lines += FindingText.lines(finding, seconds: seconds, terminal: terminal)
    }
    for known in report.known where !known.isMet {
      lines += ["", terminal.styled("✗ \(PlainText.line(known.file)) · expectation", .loud)]
      lines.append("  \(PlainText.line(known.sentence))")
    }
    for change in report.goldens {
      lines.append("")
      lines += GoldenText.lines(change, terminal: terminal)
    }
    let regressions = report.verdicts.filter { verbose || $0.kind != .held }
    if !regressions.isEmpty { lines.append("") }
    for verdict in regressions {
      let style: Terminal.Style = verdict.kind.isRegression ? .bad : .plain
      lines.append(terminal.styled("  \(PlainText.line(verdict.line))", style))
    }
    if verbose { lines += VerboseText.lines(report, terminal: terminal) }
    lines += ["", verdict(report, folder: folder, terminal: terminal)]
    return lines
  }

  /// The last line: the verdict in words, and where the report is.
  package static func verdict(
    _ report: RunReport,
    folder: String? = nil,
    terminal: Terminal = .plain
  ) -> String {
    var words = [terminal.styled(report.sentence, report.verdict.style)]
    if let folder { words.append(terminal.styled(PlainText.line(folder) + "/index.html", .link)) }
    return words.joined(separator: " · ")
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
