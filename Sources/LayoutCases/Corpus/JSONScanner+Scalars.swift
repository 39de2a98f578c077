extension JSONScanner {
  /// Reads a string.
  package mutating func string() throws(TextFault) -> String {
    skipSpace()
    let start = position
    let hasEscapes = try skipString()
    let content = bytes[start + 1..<position - 1]
    guard hasEscapes else { return String(decoding: content, as: UTF8.self) }
    return unescaped(content)
  }

  /// Reads a number.
  package mutating func number() throws(TextFault) -> Double {
    skipSpace()
    let start = position
    try skipNumber()
    let text = bytes[start..<position]
    if text.count <= 15, text.allSatisfy({ (0x30...0x39).contains($0) }) {
      return Double(text.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else {
      throw TextFault("expected a number that a double holds", at: start)
    }
    return value
  }

  /// What stands at the next value, short enough for a message.
  package mutating func summary() -> String {
    guard let kind = try? nextKind() else { return "nothing" }
    switch kind {
    case .object: return "an object"
    case .array: return "an array"
    case .string:
      guard let text = try? string() else { return "a string that does not end" }
      return quoted(text)
    case .number, .boolean, .null:
      let start = position
      guard (try? skipValue()) != nil else { return "nothing" }
      return String(decoding: bytes[start..<position].prefix(40), as: UTF8.self)
    }
  }

  /// Passes a string and says whether it holds escapes.
  @discardableResult
  mutating func skipString() throws(TextFault) -> Bool {
    guard current == UInt8(ascii: "\"") else { throw unexpected("a string") }
    position += 1
    var hasEscapes = false
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      case 0..<0x20: throw unexpected("a closing quote on the same line")
      default: position += 1
      }
    }
    throw unexpected("a closing quote")
  }

  private mutating func skipEscape() throws(TextFault) {
    position += 1
    switch current {
    case UInt8(ascii: "u"):
      position += 1
      for _ in 0..<4 {
        guard let byte = current, hexDigit(byte) != nil else { throw unexpected("a hex digit") }
        position += 1
      }
    case .some(let byte) where #""\/bfnrt"#.utf8.contains(byte): position += 1
    default: throw unexpected("an escape")
    }
  }

  mutating func skipNumber() throws(TextFault) {
    func digits(_ scanner: inout JSONScanner) throws(TextFault) {
      let start = scanner.position
      while let byte = scanner.current, (0x30...0x39).contains(byte) { scanner.position += 1 }
      guard scanner.position > start else { throw scanner.unexpected("a digit") }
    }
    if current == UInt8(ascii: "-") { position += 1 }
    if current == UInt8(ascii: "0") {
      position += 1
      if let byte = current, (0x30...0x39).contains(byte) {
        throw unexpected("a number without a leading zero")
      }
    } else {
      try digits(&self)
    }
    if current == UInt8(ascii: ".") {
      position += 1
      try digits(&self)
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
      try digits(&self)
    }
  }

  mutating func skipWord() throws(TextFault) {
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return
    }
    throw unexpected("true, false or null")
  }

  /// The text of a string whose escapes were checked; half a surrogate pair becomes U+FFFD.
  private func unescaped(_ content: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var index = content.startIndex
    while index < content.endIndex {
      guard content[index] == UInt8(ascii: "\\") else {
        let end = content[index...].firstIndex(of: UInt8(ascii: "\\")) ?? content.endIndex
        units.append(contentsOf: String(decoding: content[index..<end], as: UTF8.self).utf16)
        index = end
        continue
      }
      let code = content[index + 1]
      if code == UInt8(ascii: "u") {
        units.append(
          content[index + 2..<index + 6].reduce(0) { $0 << 4 | UInt16(hexDigit($1) ?? 0) }
        )
        index += 6
      } else {
        units.append(plainEscapes[code] ?? UInt16(code))
        index += 2
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}

private let plainEscapes: [UInt8: UInt16] = [
  UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
  UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
]

private func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
