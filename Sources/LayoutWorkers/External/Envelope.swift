/// What the transport looks at in an answer: that it is one JSON object, and its `id`.
///
/// A scanner of its own, because an answer can be megabytes of frames that somebody else decodes
/// anyway. Complexity: O(length), without building values.
package enum Envelope {
  /// Why a line is no answer.
  package struct Problem: Error, Sendable, Hashable {
    package var message: String
  }

  /// The id of an answer.
  ///
  /// - Throws: when the line is not a JSON object, nests over 512 deep, or has not exactly one
  ///   `id`, a whole number.
  package static func id(of line: [UInt8]) throws(Problem) -> Int {
    var scanner = Scanner(bytes: line)
    try scanner.scanLine()
    switch scanner.ids.count {
    case 1: break
    case 0: throw Problem(message: "no id in \(shown(line))")
    default: throw Problem(message: "more than one id in \(shown(line))")
    }
    let text = String(decoding: line[scanner.ids[0]], as: UTF8.self)
    // Some languages write every number with a fraction.
    guard let id = Int(text) ?? Double(text).flatMap({ Int(exactly: $0) }) else {
      throw Problem(message: "the id is \(text), expected a whole number")
    }
    return id
  }
}

/// Walks over JSON text and remembers where the values of the outermost `id` are.
private struct Scanner {
  let bytes: [UInt8]
  var ids: [Range<Int>] = []
  private var at = 0
  private var hasHighBytes = false
  private static let deepest = 512

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scanLine() throws(Envelope.Problem) {
    skipBlanks()
    guard peek == UInt8(ascii: "{") else { throw problem("expected a JSON object") }
    try scanObject(depth: 1)
    skipBlanks()
    guard at == bytes.count else { throw problem("something follows the JSON object") }
    if hasHighBytes, String(validating: bytes, as: UTF8.self) == nil {
      throw problem("the line is not UTF-8")
    }
  }

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private func problem(_ what: String) -> Envelope.Problem {
    Envelope.Problem(message: "\(what), at byte \(at) of \(shown(bytes))")
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A { at += 1 }
  }

  private mutating func scanValue(depth: Int) throws(Envelope.Problem) {
    guard depth <= Self.deepest else { throw problem("nested over \(Self.deepest) deep") }
    switch peek {
    case UInt8(ascii: "{"): try scanObject(depth: depth)
    case UInt8(ascii: "["): try scanArray(depth: depth)
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "t"): try scanWord("true")
    case UInt8(ascii: "f"): try scanWord("false")
    case UInt8(ascii: "n"): try scanWord("null")
    default: try scanNumber()
    }
  }

  private mutating func scanObject(depth: Int) throws(Envelope.Problem) {
    at += 1
    skipBlanks()
    if take("}") { return }
    repeat {
      skipBlanks()
      let nameStart = at
      try scanString()
      let isID = depth == 1 && bytes[nameStart..<at].elementsEqual("\"id\"".utf8)
      skipBlanks()
      guard take(":") else { throw problem("expected \":\"") }
      skipBlanks()
      let valueStart = at
      try scanValue(depth: depth + 1)
      if isID { ids.append(valueStart..<at) }
      skipBlanks()
    } while take(",")
    guard take("}") else { throw problem("expected \",\" or \"}\"") }
  }

  private mutating func scanArray(depth: Int) throws(Envelope.Problem) {
    at += 1
    skipBlanks()
    if take("]") { return }
    repeat {
      skipBlanks()
      try scanValue(depth: depth + 1)
      skipBlanks()
    } while take(",")
    guard take("]") else { throw problem("expected \",\" or \"]\"") }
  }

  private mutating func scanString() throws(Envelope.Problem) {
    guard take("\"") else { throw problem("expected a string") }
    while let byte = peek {
      at += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"): try scanEscape()
      case 0..<0x20: throw problem("a control character in a string")
      case 0x80...: hasHighBytes = true
      default: break
      }
    }
    throw problem("a string is not closed")
  }

  private mutating func scanEscape() throws(Envelope.Problem) {
    guard let byte = peek, "\"\\/bfnrtu".utf8.contains(byte) else {
      throw problem("an unknown escape")
    }
    at += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = peek, Character(Unicode.Scalar(digit)).isHexDigit else {
        throw problem("expected four hexadecimal digits")
      }
      at += 1
    }
  }

  private mutating func scanWord(_ word: String) throws(Envelope.Problem) {
    guard bytes[at...].starts(with: word.utf8) else { throw problem("expected \(word)") }
    at += word.utf8.count
  }

  private mutating func scanNumber() throws(Envelope.Problem) {
    _ = take("-")
    if !take("0") { try scanDigits() }
    if take(".") { try scanDigits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try scanDigits()
    }
  }

  private mutating func scanDigits() throws(Envelope.Problem) {
    let start = at
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { at += 1 }
    guard at > start else { throw problem("expected a value") }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }
}
