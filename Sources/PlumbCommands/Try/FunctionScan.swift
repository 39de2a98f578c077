/// Finds the functions and properties of a file or of a type's body that make sections or layouts.
struct FunctionScan {
  private(set) var functions: [FoundFunction] = []
  private let source: SwiftText
  private let host: [String]
  private let file: Int

  init(_ source: SwiftText, _ body: Range<Int>, host: [String], file: Int) {
    self.source = source
    self.host = host
    self.file = file
    var index = body.lowerBound
    var isStatic = false
    while index < body.upperBound {
      let next = index + 1 < body.upperBound ? source.tokens[index + 1] : nil
      switch source.tokens[index].text {
      case "static": isStatic = true
      case "class" where ["func", "var", "let"].contains(next?.text): isStatic = true
      case "func" where next?.isWord == true:
        index = function(index, body.upperBound, isStatic)
        isStatic = false
        continue
      case "var", "let":
        if next?.isWord == true { property(index, body.upperBound, isStatic) }
        isStatic = false
      case "{", "(", "[":
        index = source.closing(index)
        isStatic = false
        continue
      default: break
      }
      index += 1
    }
  }

  private mutating func function(_ start: Int, _ end: Int, _ isStatic: Bool) -> Int {
    guard let head = source.functionHead(start, before: end) else { return start + 2 }
    if let kind = head.answer.flatMap(FoundFunction.kind(returning:)) {
      let obstacle =
        head.isGeneric
        ? "it is generic" : head.effects.contains("async") ? "it is asynchronous" : nil
      functions.append(
        FoundFunction(
          host: host,
          name: head.name,
          parameters: head.parameters,
          isStatic: isStatic,
          isThrowing: head.effects.contains("throws"),
          obstacle: obstacle,
          kind: kind,
          file: file
        )
      )
    }
    var index = head.end
    while index < end, source.tokens[index].text != "{" { index += 1 }
    return index < end ? source.closing(index) : end
  }

  /// A property whose type is written out and whose value is there.
  private mutating func property(_ start: Int, _ end: Int, _ isStatic: Bool) {
    guard start + 3 < end, source.tokens[start + 2].text == ":" else { return }
    var index = start + 3
    while index < end,
      source.tokens[index].isWord || [".", "?", "!"].contains(source.tokens[index].text)
    {
      // The next declaration begins on a line of its own.
      if index > start + 3, source.tokens[index].line > source.tokens[index - 1].line { break }
      index += 1
    }
    guard index < end, ["=", "{"].contains(source.tokens[index].text),
      let kind = FoundFunction.kind(returning: source.words(start + 3..<index))
    else { return }
    functions.append(
      FoundFunction(
        host: host,
        name: source.tokens[start + 1].text,
        isStatic: isStatic,
        isThrowing: false,
        kind: kind,
        file: file
      )
    )
  }
}
