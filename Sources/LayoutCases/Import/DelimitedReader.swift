/// Reads records of separated fields (RFC 4180): quotes, doubled quotes, CRLF or LF.
///
/// With tabs, a quote that does not hold a whole field is taken as a letter, as the public data
/// sets write it; with commas it is an error.
struct DelimitedReader {
  /// The offset at which the record read last begins.
  private(set) var start = 0
  private let text: [UInt8]
  private let separator: UInt8
  private var position = 0

  /// Starts at the beginning of the text.
  init(_ text: [UInt8], separator: UInt8) {
    self.text = text
    self.separator = separator
  }

  /// One field as it stands in the text.
  struct Field {
    /// Where its content stands, without the quotes around it.
    var range: Range<Int>
    /// Whether the content doubles its quotes.
    var hasDoubledQuotes: Bool

    /// The content, without blanks around it.
    func text(in bytes: [UInt8]) -> String {
      var content = bytes[range]
      while content.first == 0x20 { content.removeFirst() }
      while content.last == 0x20 { content.removeLast() }
      let text = String(decoding: content, as: UTF8.self)
      return hasDoubledQuotes
        ? text.split(separator: "\"\"", omittingEmptySubsequences: false)
          .joined(separator: "\"") : text
    }
  }

  /// The next record, or `nil` at the end; lines without a byte are passed over.
  mutating func record() throws(TextFault) -> [Field]? {
    while position < text.count, text[position] == 0x0A || text[position] == 0x0D { position += 1 }
    guard position < text.count else { return nil }
    start = position
    var fields: [Field] = []
    while true {
      fields.append(try field())
      guard position < text.count, text[position] == separator else { break }
      position += 1
    }
    return fields
  }

  private var isAtEndOfField: Bool {
    position == text.count || text[position] == separator || text[position] == 0x0A
      || text[position] == 0x0D
  }

  private mutating func field() throws(TextFault) -> Field {
    let begin = position
    if position < text.count, text[position] == UInt8(ascii: "\""), let field = try quotedField() {
      return field
    }
    position = begin
    while !isAtEndOfField { position += 1 }
    return Field(range: begin..<position, hasDoubledQuotes: false)
  }

  private mutating func quotedField() throws(TextFault) -> Field? {
    let begin = position
    position += 1
    var hasDoubledQuotes = false
    while position < text.count {
      guard text[position] == UInt8(ascii: "\"") else {
        position += 1
        continue
      }
      if position + 1 < text.count, text[position + 1] == UInt8(ascii: "\"") {
        hasDoubledQuotes = true
        position += 2
        continue
      }
      let range = begin + 1..<position
      position += 1
      if isAtEndOfField { return Field(range: range, hasDoubledQuotes: hasDoubledQuotes) }
      if separator == 0x09 { return nil }
      throw TextFault("expected a comma or the end of the line after a closing quote", at: position)
    }
    throw TextFault("expected a closing quote, found the end of the file", at: begin)
  }
}
