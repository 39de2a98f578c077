/// The text in quotes on one line, cut to 40 characters, with control characters written out.
package func quoted(_ text: some StringProtocol) -> String {
  let cut = text.unicodeScalars.prefix(40)
  var shown = "\""
  for scalar in cut {
    switch scalar {
    case "\"", "\\": shown += "\\\(Character(scalar))"
    case "\n": shown += "\\n"
    case "\r": shown += "\\r"
    case "\t": shown += "\\t"
    case _ where scalar.properties.generalCategory == .control:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown + (cut.endIndex < text.unicodeScalars.endIndex ? "…\"" : "\"")
}
