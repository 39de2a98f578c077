/// Reads the values of an answer line where they stand, without building a tree of them.
///
/// The line is known to be well-formed JSON; what is wrong here is only that a value is of another
/// type than expected. Complexity: O(length).
package struct WireScanner {
  /// A value that is not what the engine protocol has in its place.
  package struct Mismatch: Error, Sendable, Hashable {
    /// One sentence with what was expected and what was found.
    package var message: String

    /// Makes a mismatch.
    package init(_ message: String) { self.message = message }
  }

  private let bytes: [UInt8]
  private var at = 0

  /// Stands before the first value of `bytes`.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Calls `body` at the value of each key of an object; what it does not read is passed over.
  package mutating func eachKey(
    _ body: (_ key: String, inout WireScanner) throws(Mismatch) -> Void
  ) throws(Mismatch) {
    guard take("{") else { throw mismatch("an object") }
    guard !take("}") else { return }
    repeat {
      let key = try string()
      guard take(":") else { throw mismatch("a value") }
      let start = at
      try body(key, &self)
      if at == start { try skip() }
    } while take(",")
    guard take("}") else { throw mismatch("an object's end") }
  }

  /// Calls `body` at each element of an array, which it has to read.
  package mutating func eachElement(
    _ what: String,
    _ body: (inout WireScanner) throws(Mismatch) -> Void
  ) throws(Mismatch) {
    guard take("[") else { throw mismatch(what) }
    guard !take("]") else { return }
    repeat { try body(&self) } while take(",")
    guard take("]") else { throw mismatch("the end of \(what)") }
  }

  /// A length: a number, or `"inf"`, `"-inf"` or `"nan"`.
  package mutating func length() throws(Mismatch) -> Double {
    skipBlanks()
    guard peek == UInt8(ascii: "\"") else { return try number() }
    let start = at
    switch try string() {
    case "inf": return .infinity
    case "-inf": return -.infinity
    case "nan": return .nan
    default:
      at = start
      throw mismatch("a number, \"inf\", \"-inf\" or \"nan\"")
    }
  }

  /// A list of so many lengths.
  package mutating func lengths(_ count: Int, _ what: String) throws(Mismatch) -> [Double] {
    var list: [Double] = []
    list.reserveCapacity(count)
    let start = at
    try eachElement(what) { (scanner: inout WireScanner) throws(Mismatch) in
      list.append(try scanner.length())
    }
    guard list.count == count else {
      at = start
      throw mismatch(what)
    }
    return list
  }

  /// A whole number; some languages write every number with a fraction.
  package mutating func whole(_ what: String) throws(Mismatch) -> Int {
    skipBlanks()
    let start = at
    guard let value = Int(exactly: try number()) else {
      at = start
      throw mismatch(what)
    }
    return value
  }

  /// A text.
  package mutating func string() throws(Mismatch) -> String {
    skipBlanks()
    guard peek == UInt8(ascii: "\"") else { throw mismatch("a string") }
    at += 1
    let start = at
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { at += 1 }
    guard peek == UInt8(ascii: "\\") else {
      defer { at += 1 }
      return String(decoding: bytes[start..<at], as: UTF8.self)
    }
    var text = Array(bytes[start..<at])
    while let byte = peek, byte != UInt8(ascii: "\"") {
      at += 1
      guard byte == UInt8(ascii: "\\"), let escaped = peek else {
        text.append(byte)
        continue
      }
      at += 1
      text += unescaped(escaped)
    }
    at += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the value is `null`, which is then passed.
  package mutating func isNull() -> Bool {
    skipBlanks()
    guard bytes[at...].starts(with: "null".utf8) else { return false }
    at += 4
    return true
  }

  // MARK: Pieces

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  /// The bytes an escape stands for; a lone surrogate becomes the replacement character.
  private mutating func unescaped(_ letter: UInt8) -> [UInt8] {
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      var units = [hexadecimal()]
      while units.count < 2, UTF16.isLeadSurrogate(units[0]),
        bytes[at...].starts(with: "\\u".utf8)
      {
        at += 2
        units.append(hexadecimal())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [letter]
    }
  }

  private mutating func hexadecimal() -> UInt16 {
    let digits = bytes[at..<min(at + 4, bytes.count)]
    at += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
  }

  /// Passes over a value of any kind.
  private mutating func skip() throws(Mismatch) {
    skipBlanks()
    var depth = 0
    repeat {
      skipBlanks()
      switch peek {
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        at += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        at += 1
      case nil: return
      default: at += 1
      }
      // A number or word ends where something else begins.
      if depth == 0 {
        while let byte = peek, byte > 0x20, !",]}".utf8.contains(byte) { at += 1 }
      }
    } while depth > 0
  }

  private func mismatch(_ what: String) -> Mismatch {
    let found = String(decoding: bytes[min(at, bytes.count)...].prefix(40), as: UTF8.self)
    return Mismatch("expected \(what), found \(found.isEmpty ? "the end" : found)")
  }

  // MARK: Numbers

  private static let powers: [Double] = (0...22).map { power in
    (0..<power).reduce(1.0) { value, _ in value * 10 }
  }

  /// A JSON number, to the nearest double.
  ///
  /// Up to 2^53 over a power of ten up to 22 both are exact and one division rounds right; what
  /// is longer goes to the library.
  private mutating func number() throws(Mismatch) -> Double {
    let start = at
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative { at += 1 }
    var digits: UInt64 = 0
    var count = 0
    var fraction = 0
    var isFraction = false
    while let byte = peek {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        digits = digits &* 10 &+ UInt64(byte &- UInt8(ascii: "0"))
        if digits > 0 { count += 1 }
        if isFraction { fraction += 1 }
      } else if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      at += 1
    }
    let isLong = peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E")
    if !isLong, at > start, count <= 18, digits <= 1 << 53, fraction <= 22,
      bytes[at - 1] != UInt8(ascii: "-")
    {
      let value = Double(digits) / Self.powers[fraction]
      return isNegative ? -value : value
    }
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { at += 1 }
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(text) else {
      at = start
      throw mismatch("a number")
    }
    return value
  }
}
