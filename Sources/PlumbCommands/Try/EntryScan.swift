/// Finds what `@Entry` adds to the environment of views, and says it without the macro.
///
/// Each becomes what the macro makes of it: a key with the value, and a property that reads and
/// writes it. No line of the source moves.
struct EntryScan {
  /// A place of the source, in bytes, and what stands there in the copy.
  struct Replacement {
    var range: Range<Int>
    var text: String
  }

  private(set) var replacements: [Replacement] = []

  /// Reads the body of an extension of `EnvironmentValues`.
  init(_ source: SwiftText, _ body: Range<Int>) {
    let tokens = source.tokens
    for start in body.dropLast()
    where tokens[start].text == "@" && tokens[start + 1].text == "Entry" {
      guard let word = (start + 2..<body.upperBound).first(where: { tokens[$0].text == "var" }),
        word + 1 < body.upperBound
      else { continue }
      let name = tokens[word + 1].text.filter { $0 != "`" }
      let isPublic = tokens[max(body.lowerBound, start - 1)..<word].contains { $0.text == "public" }
      // The declaration ends before the first line that begins with something else.
      var end = word + 2
      var equals: Int?
      while end < body.upperBound {
        let isNext = tokens[end].line > tokens[end - 1].line
        if isNext, ![".", "?", ":", "="].contains(tokens[end].text),
          !["=", ",", "(", ":"].contains(tokens[end - 1].text)
        {
          break
        }
        if equals == nil, tokens[end].text == "=" { equals = end }
        end = ["(", "[", "{"].contains(tokens[end].text) ? source.closing(end) : end + 1
      }
      let typeEnd = equals ?? end
      let type = tokens[word + 2].text == ":" ? source.words(word + 3..<typeEnd) : nil
      let value = equals.map { source.words($0 + 1..<end) } ?? "nil"
      let key = "PlumbEntry_\(name)"
      let access = isPublic ? "public " : ""
      var text = type == nil ? ": \(key).Value" : ""
      text += " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
      text += "\(access)struct \(key): SwiftUI.EnvironmentKey { \(access)static "
      text += type.map { "var defaultValue: \($0) { \(value) }" } ?? "let defaultValue = \(value)"
      let mark = tokens[start].range.lowerBound..<tokens[start + 1].range.upperBound
      replacements.append(Replacement(range: mark, text: ""))
      let from = equals.map { tokens[$0].range.lowerBound } ?? tokens[end - 1].range.upperBound
      let last = equals == nil ? from : tokens[end - 1].range.upperBound
      replacements.append(Replacement(range: from..<last, text: text + " }"))
    }
  }
}
