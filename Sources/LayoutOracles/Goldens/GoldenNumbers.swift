/// The shortest decimal that reads back as the same double: `12`, `0.1`, `1e+20`, `inf`, `nan`.
func goldenText(_ value: Double) -> String {
  if let whole = Int64(exactly: value), abs(whole) < 1 << 53 { return String(whole) }
  let text = value.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Reads a decimal; `nil` for anything else, such as hexadecimal or a padded number.
func goldenNumber(_ bytes: ArraySlice<UInt8>) -> Double? {
  if let value = shortDecimal(bytes) { return value }
  let text = String(decoding: bytes, as: UTF8.self)
  let isDecimal = bytes.allSatisfy { byte in
    (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
  }
  guard isDecimal || ["nan", "inf", "-inf"].contains(text), let value = Double(text) else {
    return nil
  }
  // A decimal too long for a double reads as infinity; the word alone may say that.
  return isDecimal && !value.isFinite ? nil : value
}

/// A decimal of at most 15 digits: both parts of the division are exact, so the result is the
/// nearest double, as the long way round would give.
private func shortDecimal(_ bytes: ArraySlice<UInt8>) -> Double? {
  guard let first = bytes.first, bytes.count <= 17 else { return nil }
  let isNegative = first == UInt8(ascii: "-")
  var digits: Int64 = 0
  var count = 0
  var decimals: Int?
  for byte in isNegative ? bytes.dropFirst() : bytes {
    switch byte {
    case 0x30...0x39:
      digits = digits * 10 + Int64(byte - 0x30)
      count += 1
      if let seen = decimals { decimals = seen + 1 }
    case UInt8(ascii: ".") where decimals == nil && count > 0: decimals = 0
    default: return nil
    }
  }
  guard (1...15).contains(count), decimals != 0 else { return nil }
  let value = Double(digits) / powersOfTen[decimals ?? 0]
  return isNegative ? -value : value
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
]
