/// Finds the types of a source, what has to be left out of its copy, and what it asks for.
struct SourceScan {
  /// The types it declares or extends, in order.
  private(set) var types: [FoundType] = []
  /// The places to blank out in the copy: previews and the mark of an entry point.
  private(set) var blanks: [Range<Int>] = []
  /// What stands otherwise in the copy, in order.
  private(set) var replacements: [EntryScan.Replacement] = []
  /// What its comments ask for.
  private(set) var notes = PlumbNotes()
  /// The functions and properties that make sections or layouts.
  private(set) var functions: [FoundFunction] = []
  /// What could be tried but stands in a branch that is not compiled on this system.
  private(set) var dropped: [(name: String, condition: String)] = []
  private let source: SwiftText

  /// - Parameters:
  ///   - text: The source.
  ///   - file: Its number.
  ///   - modules: Modules whose imports are left out, since their sources are tried together.
  init(_ text: String, file: Int, without modules: Set<String> = []) {
    source = SwiftText(text)
    for comment in source.comments { notes.read(comment) }
    findBlanks(modules)
    addUIKit()
    scan(0..<source.tokens.count, path: [], isGeneric: false, file)
    for branch in source.dropped {
      let within = SourceScan(source.text(branch.range), file: file)
      let names =
        Self.joined([within]).filter { $0.kind != nil }.map(\.name)
        + within.functions.map(\.path)
      dropped += names.map { ($0, branch.condition) } + within.dropped
    }
  }

  private var tokens: [SwiftText.Token] { source.tokens }

  /// Every word of the source.
  var words: Set<String> { Set(tokens.lazy.filter(\.isWord).map(\.text)) }

  // MARK: What is left out

  private mutating func findBlanks(_ modules: Set<String>) {
    for (index, token) in tokens.enumerated() where index + 1 < tokens.count {
      let next = tokens[index + 1]
      if token.text == "@", next.text == "main" {
        blanks.append(token.range.lowerBound..<next.range.upperBound)
      } else if token.text == "#", next.text == "Preview" {
        var end = index + 2
        while end < tokens.count, ["(", "{"].contains(tokens[end].text) {
          let isBody = tokens[end].text == "{"
          end = source.closing(end)
          if isBody { break }
        }
        let start = attributesStart(before: index)
        blanks.append(tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound)
      } else if token.text == "import", next.text == "os", index + 3 < tokens.count,
        tokens[index + 2].text == ".", tokens[index + 3].text == "log"
      {
        blanks.append(tokens[index + 2].range.lowerBound..<tokens[index + 3].range.upperBound)
      } else if token.text == "import", modules.contains(next.text) {
        blanks.append(token.range.lowerBound..<next.range.upperBound)
      }
    }
  }

  /// Names that begin like UIKit's and are SwiftUI's.
  private static let swiftUINames: Set<String> = [
    "UIApplicationDelegateAdaptor", "UIViewRepresentable", "UIViewControllerRepresentable",
    "UIViewRepresentableContext", "UIViewControllerRepresentableContext",
  ]

  /// Imports UIKit beside SwiftUI, which brings it on its own systems, where a name of it is used.
  private mutating func addUIKit() {
    let imports = tokens.indices.dropLast().filter { tokens[$0].text == "import" }
    guard let place = imports.first(where: { tokens[$0 + 1].text == "SwiftUI" }),
      !imports.contains(where: { tokens[$0 + 1].text == "UIKit" }),
      tokens.contains(where: { token in
        token.text.hasPrefix("UI") && token.text.dropFirst(2).first?.isUppercase == true
          && token.text.contains(where: \.isLowercase) && !Self.swiftUINames.contains(token.text)
      })
    else { return }
    let end = tokens[place + 1].range.upperBound
    replacements.append(EntryScan.Replacement(range: end..<end, text: "; import UIKit"))
  }

  /// The first token of the attributes that stand before `index`.
  private func attributesStart(before index: Int) -> Int {
    var start = index
    while start > 1 {
      var place = start - 1
      if tokens[place].text == ")" {
        var depth = 0
        while place > 0 {
          if tokens[place].text == ")" { depth += 1 }
          if tokens[place].text == "(" { depth -= 1 }
          if depth == 0 { break }
          place -= 1
        }
        place -= 1
      }
      guard place > 0, tokens[place].isWord, tokens[place - 1].text == "@" else { break }
      start = place - 1
    }
    return start
  }

  // MARK: Types

  private static let keywords: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  /// Scans the declarations of a file or of a type's body.
  private mutating func scan(_ range: Range<Int>, path: [String], isGeneric: Bool, _ file: Int) {
    functions += FunctionScan(source, range, host: path, file: file).functions
    var index = range.lowerBound
    while index < range.upperBound {
      let word = tokens[index].text
      if Self.keywords.contains(word), index + 1 < range.upperBound, tokens[index + 1].isWord,
        !["func", "var", "let", "subscript"].contains(tokens[index + 1].text)
      {
        index = declaration(index, range.upperBound, path, isGeneric, file)
      } else if word == "{" {
        index = source.closing(index)
      } else {
        index += 1
      }
    }
  }

  private mutating func declaration(
    _ start: Int,
    _ end: Int,
    _ outer: [String],
    _ isInGeneric: Bool,
    _ file: Int
  ) -> Int {
    let keyword = tokens[start].text
    var path = outer
    var index = start + 1
    path.append(tokens[index].text)
    index += 1
    while index + 1 < end, tokens[index].text == ".", tokens[index + 1].isWord {
      path.append(tokens[index + 1].text)
      index += 2
    }
    var type = FoundType(path: path)
    type.file = file
    type.isMakeable = keyword != "enum"
    type.isEnum = keyword == "enum"
    type.isGeneric = isInGeneric
    if index < end, tokens[index].text == "<" {
      type.isGeneric = true
      let close = source.closingAngle(index)
      if !isInGeneric { type.viewParameters = viewParameters(index + 1..<close - 1, before: end) }
      index = close
    }
    if index < end, tokens[index].text == ":" {
      while index < end, tokens[index].text != "{", tokens[index].text != "where" {
        // The last word of `SwiftUI.Layout` is the name.
        let isQualifier = index + 1 < end && tokens[index + 1].text == "."
        if tokens[index].isWord, !isQualifier { type.conformances.append(tokens[index].text) }
        index += 1
      }
    }
    while index < end, tokens[index].text != "{" { index += 1 }
    guard index < end else { return end }
    let close = source.closing(index)
    let body = index + 1..<max(index + 1, close - 1)
    type.words = Set(tokens[body].lazy.filter(\.isWord).map(\.text))
    let members = MemberScan(source, body)
    type.initialisers = members.initialisers
    type.firstCase = type.isEnum ? members.firstCase : nil
    if keyword != "extension" {
      type.stored = members.stored
      type.hasOwnInitialiser = !members.initialisers.isEmpty || keyword != "struct"
      if keyword == "class", members.initialisers.isEmpty,
        members.stored.allSatisfy(\.hasDefault)
      {
        type.initialisers = [[]]
      }
    }
    if keyword == "extension", path == ["EnvironmentValues"] {
      replacements += EntryScan(source, body).replacements
    }
    merge(type, isExtension: keyword == "extension")
    scan(body, path: path, isGeneric: type.isGeneric, file)
    return close
  }

  /// The names of a type's parameters, where each is said to be a view, there or behind `where`.
  private func viewParameters(_ list: Range<Int>, before end: Int) -> [String] {
    var names: [String] = []
    var views: Set<String> = []
    var index = list.lowerBound
    while index < list.upperBound {
      let isNamed = index == list.lowerBound || tokens[index - 1].text == ","
      if isNamed { names.append(tokens[index].text) }
      index += 1
    }
    index = list.lowerBound
    while index + 2 < end, tokens[index].text != "{" {
      if tokens[index + 1].text == ":", tokens[index + 2].text == "View" {
        views.insert(tokens[index].text)
      }
      index += 1
    }
    return views.isSuperset(of: names) ? names : []
  }

  /// Adds a declaration, or what an extension says of one.
  private mutating func merge(_ type: FoundType, isExtension: Bool) {
    types.append(type)
    if isExtension { types[types.count - 1].isMakeable = false }
  }

  /// The types of several files, each with what its extensions say.
  static func joined(_ scans: [SourceScan]) -> [FoundType] {
    var joined: [FoundType] = []
    let all = scans.flatMap(\.types)
    for type in all where type.isMakeable || type.isEnum || !type.stored.isEmpty {
      joined.append(type)
    }
    for index in joined.indices {
      for other in all
      where other.path == joined[index].path && !other.isMakeable && !other.isEnum {
        joined[index].conformances += other.conformances
        joined[index].initialisers += other.initialisers
        joined[index].words.formUnion(other.words)
      }
    }
    return joined
  }
}
