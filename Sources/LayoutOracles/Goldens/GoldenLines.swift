import LayoutCore

/// Reads a line-based file of ours: counts lines, names merge conflicts, demands a last line end.
struct GoldenLines {
  private let text: [UInt8]
  private let file: String?
  private var position = 0
  private var line = 0

  init(_ text: [UInt8], file: String?) {
    self.text = text
    self.file = file
  }

  /// How many bytes are not read yet.
  var remainingBytes: Int { text.count - position }

  /// An error at the line read last.
  func error(_ message: String) -> CaseError {
    CaseError(message, file: file, line: max(line, 1))
  }

  /// The next line without its end, or `nil` at the end of the file.
  mutating func next() throws(CaseError) -> ArraySlice<UInt8>? {
    guard position < text.count else { return nil }
    line += 1
    guard let end = text[position...].firstIndex(of: 0x0A) else {
      throw error("expected a whole line, found the end of the file within it")
    }
    var content = text[position..<end]
    if content.last == 0x0D { content.removeLast() }
    if isConflictMarker(content) {
      throw error("expected no merge conflict, found one \(conflictExtent(from: position))")
    }
    position = end + 1
    return content
  }

  /// The words after `name` on the next line.
  mutating func header(_ name: String) throws(CaseError) -> [String] {
    guard let words = try headerIfPresent(name) else {
      let found = try next().map { String(decoding: $0.prefix(40), as: UTF8.self) }
      if found == nil { line += 1 }
      throw error(
        "expected a line \(name), found \(found.map { "\"\($0)\"" } ?? "the end of the file")"
      )
    }
    return words
  }

  /// The one word after `name` on the next line.
  mutating func headerWord(_ name: String) throws(CaseError) -> String {
    let words = try header(name)
    guard let word = words.first, words.count == 1, isGoldenWord(word) else {
      throw error("expected one word after \(name)")
    }
    return word
  }

  /// The words after `name` if the next line starts so; otherwise that line is still to be read.
  mutating func headerIfPresent(_ name: String) throws(CaseError) -> [String]? {
    let before = self
    guard let content = try next() else { return nil }
    let words = String(decoding: content, as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    guard words.first == name else {
      self = before
      return nil
    }
    return Array(words.dropFirst())
  }

  /// Demands that nothing follows.
  mutating func end() throws(CaseError) {
    guard let content = try next() else { return }
    let found = String(decoding: content.prefix(40), as: UTF8.self)
    throw error("expected the end of the file, found \"\(found)\"")
  }

  private func isConflictMarker(_ content: ArraySlice<UInt8>) -> Bool {
    guard let first = content.first, conflictBytes.contains(first) else { return false }
    return content.count >= 7 && content.prefix(7).allSatisfy { $0 == first }
  }

  private func conflictExtent(from start: Int) -> String {
    let rest = text[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    let last = rest.firstIndex { $0.starts(with: ">>>>>>>".utf8) }
    guard let last, last > 0 else { return "on line \(line)" }
    return "from line \(line) to line \(line + last)"
  }
}
