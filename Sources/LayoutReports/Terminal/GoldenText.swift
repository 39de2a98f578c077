/// A golden that is not as recorded, as a block of text.
package enum GoldenText {
  /// The cause, the ranked lines, and both answers drawn.
  package static func lines(
    _ change: RunReport.GoldenChange,
    terminal: Terminal = .plain
  ) -> [String] {
    let title = [change.domain, change.engine].map(PlainText.line).joined(separator: " / ")
    var lines = [
      terminal.styled(
        "✗ \(title) · golden \(PlainText.line(change.name)) \(PlainText.line(change.status))",
        .loud
      ),
      "  " + PlainText.line(change.cause),
    ]
    lines += change.lines.prefix(20).map { "    " + PlainText.line($0) }
    let width = min(terminal.columns, 72) - 4
    for (name, picture) in [("recorded", change.before), ("now", change.after)] {
      guard let picture else { continue }
      lines.append(terminal.styled("    \(name)", .dim))
      lines += PictureText.lines(picture, width: width, terminal: terminal).map { "    " + $0 }
    }
    return lines
  }
}
