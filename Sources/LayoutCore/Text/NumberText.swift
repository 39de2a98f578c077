/// Numbers as a person reads them: 120, not 120.0, with at most six decimals.
package enum NumberText {
  /// One number.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity" }
    let size = value.magnitude
    if size >= 1e15 || (size > 0 && size < 1e-6) { return exact(value) }
    var whole = Int64(size)
    var decimals = Int64(((size - Double(whole)) * 1_000_000).rounded())
    if decimals == 1_000_000 {
      whole += 1
      decimals = 0
    }
    let sign = value < 0 && (whole, decimals) != (0, 0) ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    var digits = String(decimals + 1_000_000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// One number with every digit it takes to tell it from its neighbours.
  package static func exact(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Two numbers that differ, with as many digits as it takes to see that.
  package static func pair(_ first: Double, _ second: Double) -> (String, String) {
    let short = (text(first), text(second))
    return short.0 == short.1 ? (exact(first), exact(second)) : short
  }

  /// A rectangle.
  package static func text(_ rect: Rect) -> String {
    "x \(text(rect.x)), y \(text(rect.y)), \(text(rect.width)) by \(text(rect.height))"
  }

  /// A length with its unit.
  package static func points(_ value: Double) -> String {
    value == 1 ? "1 point" : "\(text(value)) points"
  }

  /// A whole number with a comma between thousands.
  package static func grouped(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits = String(digits.dropLast(3))
    }
    return (value < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
  }

  /// A count with its noun: `1 finding`, `2,000 cases`.
  package static func count(_ value: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(grouped(value)) \(value == 1 ? noun : plural ?? noun + "s")"
  }
}
