/// Reads the stored properties and initialisers of a type's body.
struct MemberScan {
  /// The parameters of each declared initialiser.
  private(set) var initialisers: [[FoundType.Parameter]] = []
  /// The stored properties as the compiler's own initialiser takes them.
  private(set) var stored: [FoundType.Parameter] = []
  /// The first case of an enum that has no values of its own.
  private(set) var firstCase: String?
  private let source: SwiftText

  /// Wrappers that the surroundings fill.
  private static let filled: Set<String> = [
    "Environment", "EnvironmentObject", "Namespace", "FocusState", "GestureState", "AppStorage",
    "SceneStorage", "FetchRequest", "Query", "AccessibilityFocusState",
  ]

  init(_ source: SwiftText, _ body: Range<Int>) {
    self.source = source
    var index = body.lowerBound
    var attributes: [String] = []
    var isStatic = false
    while index < body.upperBound {
      let word = source.tokens[index].text
      switch word {
      case "@" where index + 1 < body.upperBound:
        attributes.append(source.tokens[index + 1].text)
        index += 2
        if index < body.upperBound, source.tokens[index].text == "(" {
          index = source.closing(index)
        }
        continue
      case "static": isStatic = true
      case "init" where index + 1 < body.upperBound && !isCall(index):
        index = initialiser(index, body.upperBound)
        attributes = []
        isStatic = false
        continue
      case "let", "var":
        index = property(index, body.upperBound, attributes, isStatic)
        attributes = []
        isStatic = false
        continue
      case "case":
        attributes = []
        isStatic = false
        index = cases(index + 1, body.upperBound)
        continue
      case "func", "subscript", "typealias", "struct", "class", "enum", "associatedtype":
        attributes = []
        isStatic = false
      case "{", "(", "[":
        index = source.closing(index)
        continue
      default: break
      }
      index += 1
    }
  }

  /// The end of a line of cases; keeps the first of them that has no values of its own.
  private mutating func cases(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, source.tokens[index].isWord {
      let name = source.tokens[index].text
      index += 1
      let hasValues = index < end && source.tokens[index].text == "("
      if hasValues { index = source.closing(index) }
      if !hasValues, firstCase == nil { firstCase = name }
      // A raw value is one token, or a sign and one.
      if index < end, source.tokens[index].text == "=" { index += 2 }
      guard index < end, source.tokens[index].text == "," else { break }
      index += 1
    }
    return max(index, start)
  }

  private func isCall(_ index: Int) -> Bool {
    index > 0 && source.tokens[index - 1].text == "."
  }

  private mutating func initialiser(_ start: Int, _ end: Int) -> Int {
    var index = start + 1
    let isFailable = ["?", "!"].contains(source.tokens[index].text)
    if isFailable { index += 1 }
    let isGeneric = index < end && source.tokens[index].text == "<"
    if isGeneric { index = source.closingAngle(index) }
    guard index < end, source.tokens[index].text == "(" else { return index }
    let close = source.closing(index)
    var throwsErrors = false
    var rest = close
    while rest < end, source.tokens[rest].text != "{" {
      if ["throws", "async", "where"].contains(source.tokens[rest].text) { throwsErrors = true }
      rest += 1
    }
    if !isFailable, !isGeneric, !throwsErrors {
      initialisers.append(source.parameters(index + 1..<close - 1))
    }
    return rest < end ? source.closing(rest) : end
  }

  private mutating func property(
    _ start: Int,
    _ end: Int,
    _ attributes: [String],
    _ isStatic: Bool
  ) -> Int {
    let isConstant = source.tokens[start].text == "let"
    guard start + 1 < end else { return end }
    let name = source.tokens[start + 1].text
    var index = start + 2
    var type = ""
    if index < end, source.tokens[index].text == ":" {
      let first = index + 1
      index = first
      while index < end, !["=", "{", ";"].contains(source.tokens[index].text) {
        let isNext = source.tokens[index].line > source.tokens[index - 1].line
        let goesOn = ["&", ".", ":", "->", ">", ","].contains(source.tokens[index - 1].text)
        if isNext, index > first, !goesOn { break }
        switch source.tokens[index].text {
        case "(", "[": index = source.closing(index)
        case "<": index = source.closingAngle(index)
        default: index += 1
        }
      }
      type = source.words(first..<index)
    }
    let hasValue = index < end && source.tokens[index].text == "="
    let isComputed = index < end && source.tokens[index].text == "{"
    if hasValue { return afterValue(index + 1, end, keeping: !isStatic && !isConstant, name, type) }
    let isFilled = attributes.contains { Self.filled.contains($0) }
    if !isComputed, !isStatic, !isFilled {
      let isBinding = attributes.contains("Binding")
      stored.append(
        FoundType.Parameter(
          label: name,
          type: isBinding ? "Binding<\(type)>" : type,
          hasDefault: (type.hasSuffix("?") || type.hasSuffix("!")) && !isConstant
        )
      )
    }
    return isComputed ? source.closing(index) : index
  }

  /// The end of a property's value: the first new line that does not go on with it.
  private mutating func afterValue(
    _ start: Int,
    _ end: Int,
    keeping isParameter: Bool,
    _ name: String,
    _ type: String
  ) -> Int {
    if isParameter {
      stored.append(FoundType.Parameter(label: name, type: type, hasDefault: true))
    }
    var index = start
    while index < end {
      let token = source.tokens[index]
      if token.text == ";" { return index }
      if index > start, token.line > lastLine(index - 1), token.text != ".", token.text != "?",
        token.text != "{"
      {
        return index
      }
      index = ["(", "[", "{"].contains(token.text) ? source.closing(index) : index + 1
    }
    return end
  }

  private func lastLine(_ index: Int) -> Int { source.tokens[index].line }
}
