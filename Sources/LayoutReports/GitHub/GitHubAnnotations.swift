import LayoutCore

/// The report as workflow commands, which GitHub shows beside a change.
package enum GitHubAnnotations {
  /// The platform shows ten of a kind a step: nine errors and the one that counts the rest.
  package static let limit = 9

  /// The commands, one a line; none where everything held.
  package static func lines(_ report: RunReport) -> [String] {
    let complaints = report.complaints
    var lines = complaints.prefix(limit).map { command("error", $0) }
    let more = complaints.count - limit
    if more > 0 {
      lines.append(
        "::error title=plumb::and \(NumberText.count(more, "more complaint")), see the report"
      )
    } else if complaints.isEmpty, report.verdict != .held {
      let kind = report.verdict == .inconclusive ? "warning" : "error"
      lines.append("::\(kind) title=plumb::\(escaped(report.verdict.meaning))")
    }
    return lines
  }

  private static func command(_ kind: String, _ complaint: Complaint) -> String {
    var properties = "title=\(escapedProperty(PlainText.cut(complaint.title, to: 200)))"
    if let file = complaint.file { properties = "file=\(escapedProperty(file)),\(properties)" }
    let message = PlainText.cut(complaint.message, to: 2_000)
    return "::\(kind) \(properties)::\(escaped(message))"
  }

  /// A message may hold anything but line ends, which would start a command of its own.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result += PlainText.line(String(scalar))
      }
    }
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
