import Foundation
package import LayoutCore

/// Numbers as a report has them, short before exact, the same in every locale.
extension NumberText {
  /// A length in points with at most two decimals, without trailing zeros: `120`, `33.33`.
  ///
  /// What is too large or too small for that is written in its shortest scientific form.
  package static func length(_ value: Double) -> String {
    let size = value.magnitude
    guard value.isFinite, size < 1e7, size == 0 || size >= 0.005 else {
      return value.isFinite ? shortScientific(value) : "\(value)"
    }
    let hundredths = Int((size * 100).rounded())
    var text = String(hundredths / 100)
    let fraction = hundredths % 100
    if fraction != 0 {
      let digits = fraction < 10 ? "0\(fraction)" : "\(fraction)"
      text += "." + (digits.hasSuffix("0") ? String(digits.prefix(1)) : digits)
    }
    return value < 0 && hundredths > 0 ? "-" + text : text
  }

  /// A number with a fixed number of decimals.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    return String(format: "%.\(decimals)f", value)
  }

  /// Seconds in the unit that needs the fewest digits: `9 ms`, `42 s`, `3 min 5 s`.
  package static func duration(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds >= 0, seconds < 1e9 else { return "–" }
    switch seconds {
    case ..<0.0005: return "\(Int((seconds * 1e6).rounded())) µs"
    case ..<0.9995: return "\(Int((seconds * 1e3).rounded())) ms"
    case ..<9.95: return "\(fixed(seconds, decimals: 1)) s"
    case ..<119.5: return "\(Int(seconds.rounded())) s"
    default:
      let whole = Int(seconds.rounded())
      return whole < 7200
        ? "\(whole / 60) min \(whole % 60) s" : "\(whole / 3600) h \(whole % 3600 / 60) min"
    }
  }

  /// Three significant digits without an exponent where that is short, for times and rates.
  package static func significant(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    switch value.magnitude {
    case 0: return "0"
    case ..<0.01: return shortScientific(value)
    case ..<9.995: return fixed(value, decimals: 2)
    case ..<99.95: return fixed(value, decimals: 1)
    case ..<1e12: return grouped(Int(value.rounded()))
    default: return shortScientific(value)
    }
  }

  private static func shortScientific(_ value: Double) -> String {
    let parts = String(format: "%.2e", value).split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else { return "\(value)" }
    var mantissa = String(parts[0])
    while mantissa.hasSuffix("0") { mantissa.removeLast() }
    if mantissa.hasSuffix(".") { mantissa.removeLast() }
    return "\(mantissa)e\(exponent)"
  }
}
