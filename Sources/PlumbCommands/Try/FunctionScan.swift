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
    var index = start + 2
    let isGeneric = index < end && source.tokens[index].text == "<"
    if isGeneric { index = source.closingAngle(index) }
    guard index < end, source.tokens[index].text == "(" else { return index }
    let close = source.closing(index)
    let parameters = source.parameters(index + 1..<close - 1)
    var words: Set<String> = []
    var first: Int?
    index = close
    while index < end, source.tokens[index].text != "{", source.tokens[index].text != "where" {
      if source.tokens[index].text == ">", source.tokens[index - 1].text == "-" {
        first = index + 1
      } else if first == nil {
        words.insert(source.tokens[index].text)
      }
      index += 1
    }
    if let first, first < index,
      let kind = FoundFunction.kind(returning: source.words(first..<index))
    {
      let obstacle =
        isGeneric ? "it is generic" : words.contains("async") ? "it is asynchronous" : nil
      functions.append(
        FoundFunction(
          host: host,
          name: source.tokens[start + 1].text,
          parameters: parameters,
          isStatic: isStatic,
          isThrowing: words.contains("throws"),
          obstacle: obstacle,
          kind: kind,
          file: file
        )
      )
    }
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
