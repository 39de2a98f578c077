package import LayoutCore

/// Something wrong at one byte of a text; it becomes a ``CaseError`` once the file is known.
package struct TextFault: Error, Sendable, Hashable {
  /// How many bytes stand before the place.
  package var offset: Int
  /// What was expected, in words.
  package var message: String

  /// Makes a fault at a byte of the text.
  package init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// The fault as an error about a file; `lineBreaks` before the place are counted.
  ///
  /// - Complexity: O(`offset`).
  package func caseError(in text: [UInt8], file: String?) -> CaseError {
    CaseError(message, file: file, line: TextPosition(of: offset, in: text).line)
  }
}

/// A place in a text as a person counts it.
package struct TextPosition: Sendable, Hashable {
  /// The line, from one; CRLF, LF and CR each end one line.
  package var line: Int
  /// The column, from one, in characters as Unicode scalars.
  package var column: Int

  /// Counts up to the byte at `offset`; an offset past the end counts as the end.
  ///
  /// - Complexity: O(`offset`).
  package init(of offset: Int, in text: [UInt8]) {
    line = 1
    column = 1
    let end = min(max(offset, 0), text.count)
    var index = 0
    while index < end {
      switch text[index] {
      case 0x0A:
        line += 1
        column = 1
      case 0x0D where index + 1 >= text.count || text[index + 1] != 0x0A:
        line += 1
        column = 1
      case 0x80...0xBF:  // the rest of a character that is counted already
        break
      default: column += 1
      }
      index += 1
    }
  }
}
