/// Finds the place of a value in JSON text from the path a decoder names.
package struct JSONLocator: Sendable {
  /// The text.
  package let text: [UInt8]

  /// Looks in `text`, which need not be whole.
  package init(_ text: [UInt8]) {
    self.text = text
  }

  /// The place of the value at a path, or of the deepest value on the way that is there.
  ///
  /// - Complexity: O(n) in the text.
  package func place(of path: [any CodingKey]) -> Place {
    var scanner = JSONScanner(text)
    scanner.skipSpace()
    var place = Place(offset: scanner.position, depth: 0)
    for key in path {
      guard let offset = try? offset(of: key, at: place.offset) else { break }
      place = Place(offset: offset, depth: place.depth + 1)
    }
    return place
  }

  /// Line and column of the value at a path, or of the deepest value on the way that is there.
  package func position(of path: [any CodingKey]) -> TextPosition {
    TextPosition(of: place(of: path).offset, in: text)
  }

  /// What stands at a place, short enough for a message.
  package func summary(at offset: Int) -> String {
    var scanner = JSONScanner(text, at: offset)
    return scanner.summary()
  }

  /// The first place at which the text is not JSON.
  package var syntaxFault: TextFault? {
    do throws(TextFault) {
      var scanner = JSONScanner(text)
      try scanner.skipValue()
      try scanner.end()
      return nil
    } catch {
      return error
    }
  }

  /// Where a path leads.
  package struct Place: Sendable, Hashable {
    /// The offset of the value's first byte.
    package var offset: Int
    /// How many keys of the path lead there; fewer than all when the rest is not there.
    package var depth: Int
  }

  /// The offset of one member or element of the value at `start`; of equal names the first.
  private func offset(of key: any CodingKey, at start: Int) throws(TextFault) -> Int? {
    var scanner = JSONScanner(text, at: start)
    var found: Int?
    switch try scanner.nextKind() {
    case .object:
      try? scanner.members { (scanner, name) throws(TextFault) in
        if name == key.stringValue {
          scanner.skipSpace()
          found = scanner.position
          throw TextFault("found", at: scanner.position)
        }
        try scanner.skipValue()
      }
    case .array:
      try? scanner.elements { (scanner, index) throws(TextFault) in
        if index == key.intValue {
          scanner.skipSpace()
          found = scanner.position
          throw TextFault("found", at: scanner.position)
        }
        try scanner.skipValue()
      }
    case .string, .number, .boolean, .null: break
    }
    return found
  }
}
