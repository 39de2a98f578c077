import LayoutCore
import LayoutTiming

/// The report as the Markdown summary of a step.
package enum GitHubSummary {
  /// A summary over 1 MiB is dropped whole, so this stays well below, in bytes.
  package static let limit = 900 * 1_024

  /// The summary; blocks that no longer fit are left out and counted.
  package static func render(_ report: RunReport) -> String {
    var text = heading(report)
    let blocks = self.blocks(report)
    // Room for the line that counts what is left out.
    let room = limit - 200
    var size = text.utf8.count
    for (index, block) in blocks.enumerated() {
      let bytes = block.utf8.count
      guard size + bytes <= room else {
        let rest = NumberText.count(blocks.count - index, "more block")
        text += "\nand \(rest) in the full report\n"
        break
      }
      text += block
      size += bytes
    }
    return text
  }

  private static func heading(_ report: RunReport) -> String {
    let sign = report.verdict.sign
    var text = "## \(sign) plumb \(inline(report.command)): \(inline(report.sentence))\n\n"
    text += "| part | checked | outcome | time |\n|---|--:|---|--:|\n"
    for part in report.parts {
      let seconds = report.times.seconds(ofPart: part.name).map(NumberText.duration) ?? ""
      text += "| \(inline(part.name)) | \(NumberText.grouped(part.count)) \(inline(part.unit)) "
      text += "| \(part.outcome.sign) \(inline(part.detail)) | \(seconds) |\n"
    }
    let engines = NumberText.count(report.engines.count, "engine")
    return text + "\n\(engines) · seed \(report.seed) · revision \(inline(report.revision))\n"
  }

  private static func blocks(_ report: RunReport) -> [String] {
    let findings = report.findings.map { finding in
      let seconds = report.times.seconds(minimising: finding.fingerprint)
      return fenced(FindingText.lines(finding, seconds: seconds))
    }
    let goldens = report.goldens.map { fenced(GoldenText.lines($0)) }
    let rest = report.complaints.filter { $0.rule == "expectation" || $0.rule == "performance" }
      .map { "\n- **\(inline($0.title))**: \(inline($0.message))\n" }
    return findings + goldens + rest
  }

  /// Lines between fences longer than any run of backticks in them.
  private static func fenced(_ lines: [String]) -> String {
    var longest = 0
    var run = 0
    for line in lines {
      for character in line {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
      run = 0
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\n\(fence)text\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }

  /// Text in which no sign has a meaning to Markdown or HTML.
  private static func inline(_ text: String) -> String {
    var result = ""
    for scalar in PlainText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!":
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
