/// Walks JSON text (RFC 8259) without building values, so that every place keeps its offset.
///
/// Objects and arrays are visited with closures that read or skip each value; what is nested in a
/// skipped value costs no stack, however deep it is.
package struct JSONScanner: Sendable {
  /// The text.
  package let bytes: [UInt8]
  /// The offset of the next byte.
  package var position: Int

  /// Starts at a byte of the text.
  package init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// What kind of value comes next.
  package enum Kind: Sendable { case object, array, string, number, boolean, null }

  /// Passes white space and says what kind of value comes next, without reading it.
  package mutating func nextKind() throws(TextFault) -> Kind {
    skipSpace()
    guard let byte = current else { throw unexpected("a value") }
    switch byte {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .boolean
    case UInt8(ascii: "n"): return .null
    default: throw unexpected("a value")
    }
  }

  /// Visits the members of an object; the closure has to read or skip each value.
  package mutating func members(
    _ visit: (inout JSONScanner, String) throws(TextFault) -> Void
  ) throws(TextFault) {
    try take(UInt8(ascii: "{"))
    guard !takes(UInt8(ascii: "}")) else { return }
    repeat {
      let key = try memberKey { (scanner) throws(TextFault) in try scanner.string() }
      try visit(&self, key)
    } while takes(UInt8(ascii: ","))
    try take(UInt8(ascii: "}"), orElse: "\",\" or \"}\"")
  }

  /// Visits the elements of an array; the closure has to read or skip each.
  package mutating func elements(
    _ visit: (inout JSONScanner, Int) throws(TextFault) -> Void
  ) throws(TextFault) {
    try take(UInt8(ascii: "["))
    guard !takes(UInt8(ascii: "]")) else { return }
    var index = 0
    repeat {
      try visit(&self, index)
      index += 1
    } while takes(UInt8(ascii: ","))
    try take(UInt8(ascii: "]"), orElse: "\",\" or \"]\"")
  }

  /// Passes one whole value.
  package mutating func skipValue() throws(TextFault) {
    var open: [Kind] = []
    repeat {
      let kind = try nextKind()
      switch kind {
      case .object:
        position += 1
        if !takes(UInt8(ascii: "}")) {
          try memberKey { (scanner) throws(TextFault) in try scanner.skipString() }
          open.append(kind)
          continue
        }
      case .array:
        position += 1
        if !takes(UInt8(ascii: "]")) {
          open.append(kind)
          continue
        }
      case .string: try skipString()
      case .number: try skipNumber()
      case .boolean, .null: try skipWord()
      }
      try closeValues(&open)
    } while !open.isEmpty
  }

  /// Demands that nothing but white space follows.
  package mutating func end() throws(TextFault) {
    skipSpace()
    guard position == bytes.count else { throw unexpected("the end of the file") }
  }

  /// After a value: closes what ends here, and stops at the comma before the next value.
  private mutating func closeValues(_ open: inout [Kind]) throws(TextFault) {
    while let kind = open.last {
      let isObject = kind == .object
      if takes(UInt8(ascii: ",")) {
        if isObject {
          try memberKey { (scanner) throws(TextFault) in try scanner.skipString() }
        }
        return
      }
      let close = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
      try take(close, orElse: isObject ? "\",\" or \"}\"" : "\",\" or \"]\"")
      open.removeLast()
    }
  }

  @discardableResult
  private mutating func memberKey<Key>(
    _ read: (inout JSONScanner) throws(TextFault) -> Key
  ) throws(TextFault) -> Key {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw unexpected("a name in quotes") }
    let key = try read(&self)
    try take(UInt8(ascii: ":"))
    return key
  }
}

// MARK: Bytes

extension JSONScanner {
  /// The next byte, or `nil` at the end.
  package var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Passes white space.
  package mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// A fault at the next byte that names it.
  package func unexpected(_ expected: String) -> TextFault {
    guard let byte = current else {
      return TextFault("expected \(expected), found the end of the file", at: position)
    }
    let isPrintable = (0x21...0x7E).contains(byte)
    let code = "the byte 0x\(String(byte, radix: 16, uppercase: true))"
    let found = isPrintable ? "\"\(Character(Unicode.Scalar(byte)))\"" : code
    return TextFault("expected \(expected), found \(found)", at: position)
  }

  /// Passes white space and `byte`, if that is what follows.
  mutating func takes(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    position += 1
    return true
  }

  mutating func take(_ byte: UInt8, orElse expected: String? = nil) throws(TextFault) {
    guard !takes(byte) else { return }
    throw unexpected(expected ?? "\"\(Character(Unicode.Scalar(byte)))\"")
  }
}
