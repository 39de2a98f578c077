package import LayoutCore

/// A finding as a block of text: what is wrong, the whole case, its picture, how far it reaches,
/// and the one command that replays it.
package enum FindingText {
  /// The lines of the block.
  ///
  /// - Parameter seconds: How long minimising took, where it is known.
  package static func lines(
    _ finding: Finding,
    seconds: Double? = nil,
    terminal: Terminal = .plain
  ) -> [String] {
    let violation = finding.violation
    let title = [finding.domain, finding.engine].map(PlainText.line).joined(separator: " / ")
    var lines = [
      terminal.styled("✗ \(title) · \(PlainText.line(violation.invariant))", .loud)
    ]
    lines.append("  " + PlainText.line(violation.message))
    if !isSaid(violation) {
      let expected = PlainText.line(violation.expected)
      let actual = PlainText.line(violation.actual)
      lines.append("  expected \(expected), got \(actual)")
    }
    lines += finding.minimised.lines.map { "    " + PlainText.line($0) }
    if let picture = finding.minimised.picture {
      let width = min(terminal.columns, 72) - 4
      lines += PictureText.lines(picture, width: width, terminal: terminal).map { "    " + $0 }
    }
    for line in finding.standardError.split(whereSeparator: \.isNewline).suffix(6) {
      lines.append(terminal.styled("    | " + PlainText.line(String(line)), .dim))
    }
    lines.append(terminal.styled("  " + reach(finding, seconds: seconds), .dim))
    lines.append("  replay  " + terminal.styled(PlainText.line(finding.replay), .link))
    return lines
  }

  /// How far a finding reaches, in one line: how often it was seen and what it was made from.
  package static func reach(_ finding: Finding, seconds: Double? = nil) -> String {
    var words = ["seen \(finding.seen == 1 ? "once" : "\(NumberText.grouped(finding.seen)) times")"]
    let things = NumberText.count(finding.original.size, "item")
    if let reason = finding.unminimised {
      words.append("not minimised: \(PlainText.line(reason))")
    } else if finding.original.size > finding.minimised.size {
      var text = "minimised from \(things)"
      if finding.candidates > 0 {
        text += " in \(NumberText.count(finding.candidates, "try", "tries"))"
      }
      if let seconds { text += ", \(NumberText.duration(seconds))" }
      words.append(text)
    } else {
      words.append("found as small as it is")
    }
    words.append("from \(PlainText.line(finding.origin))")
    return words.joined(separator: "; ")
  }

  /// Whether the sentence already holds both numbers.
  private static func isSaid(_ violation: Violation) -> Bool {
    (violation.expected.isEmpty && violation.actual.isEmpty)
      || (violation.message.contains(violation.expected)
        && violation.message.contains(violation.actual))
  }
}
