/// Text of cases and engines made safe for the place it is printed in.
package enum PlainText {
  /// One line for a terminal: what would move the cursor, hide or reorder text is made visible.
  package static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHarmful(scalar) {
        let code = String(scalar.value, radix: 16, uppercase: true)
        let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
        result.append(contentsOf: "<U+\(padded)>".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Text for XML and HTML, escaped; characters that XML forbids are removed, and those that
  /// reorder text are made visible.
  package static func markup(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where isForbiddenInXML(scalar): continue
      case _ where isBidirectional(scalar): result += line(String(scalar)).replacingAngles
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text cut to `limit` characters, with an ellipsis where something was cut.
  package static func cut(_ text: String, to limit: Int) -> String {
    text.count <= limit ? text : text.prefix(max(0, limit - 1)) + "…"
  }

  private static func isForbiddenInXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  private static func isBidirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    isForbiddenInXML(scalar) || isBidirectional(scalar)
      || scalar.value == 0x2028 || scalar.value == 0x2029
  }
}

extension String {
  fileprivate var replacingAngles: String {
    "&lt;" + dropFirst().dropLast() + "&gt;"
  }
}
