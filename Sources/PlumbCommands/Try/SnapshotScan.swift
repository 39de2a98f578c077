/// A function or property in a user's source that makes snapshots or applies them.
struct FoundSnapshots {
  /// The names of the types around it.
  var host: [String] = []
  /// Its own name.
  var name: String
  /// Its parameters; `nil` for a property.
  var parameters: [FoundType.Parameter]?
  /// Whether it is asked of a type and not of a value.
  var isStatic: Bool
  /// Whether it answers a snapshot; else it applies one.
  var makes: Bool
  /// Words that a call has to begin with, such as `try await`.
  var marks: String
  /// The file that declares it, by number.
  var file: Int

  /// Its name as users write it.
  var path: String { (host + [name]).joined(separator: ".") }
}

/// Finds what makes or applies diffable snapshots in a source.
struct SnapshotScan {
  private(set) var found: [FoundSnapshots] = []
  private let source: SwiftText
  private let file: Int
  private let names: Names

  /// The names under which snapshots and data sources go: their own and those given by the files.
  struct Names {
    private(set) var snapshots: Set<String> = ["NSDiffableDataSourceSnapshot"]
    private(set) var sources: Set<String> = ["UICollectionViewDiffableDataSource"]

    /// Reads the type aliases and subclasses of all files.
    init(_ texts: [SwiftText]) {
      for tokens in texts.map(\.tokens) {
        for index in tokens.indices.dropFirst(2) {
          let (name, mark) = (tokens[index - 2].text, tokens[index - 1].text)
          guard tokens[index - 2].isWord, mark == "=" || mark == ":", index > 2 else { continue }
          let word = tokens[index - 3].text
          guard word == "typealias" || (word == "class" && mark == ":") else { continue }
          if snapshots.contains(tokens[index].text) { snapshots.insert(name) }
          if sources.contains(tokens[index].text), word == "typealias" { sources.insert(name) }
        }
      }
    }

    func isSnapshot(_ type: String) -> Bool { snapshots.contains(Self.base(type)) }
    func isSource(_ type: String) -> Bool { sources.contains(Self.base(type)) }

    /// The last name of a type, without arguments and marks.
    private static func base(_ written: String) -> String {
      let type = written.filter { !$0.isWhitespace }.prefix { !"<?!".contains($0) }
      return type.split(separator: ".").last.map(String.init) ?? ""
    }
  }

  init(_ source: SwiftText, file: Int, names: Names) {
    self.source = source
    self.file = file
    self.names = names
    scan(0..<source.tokens.count, host: [])
  }

  private static let types: Set<String> = ["struct", "class", "enum", "actor", "extension"]

  /// Reads the declarations of a file or of a type's body.
  private mutating func scan(_ range: Range<Int>, host: [String]) {
    var index = range.lowerBound
    var isStatic = false
    while index < range.upperBound {
      let next = index + 1 < range.upperBound ? source.tokens[index + 1] : nil
      let word = source.tokens[index].text
      if word == "static" || (word == "class" && ["func", "var"].contains(next?.text)) {
        isStatic = true
        index += 1
      } else if Self.types.contains(word), let next, next.isWord {
        index = type(index, range.upperBound, host)
      } else if word == "func", next?.isWord == true {
        index = function(index, range.upperBound, host, isStatic)
        isStatic = false
      } else if word == "var" || word == "let" {
        property(index, range.upperBound, host, isStatic)
        isStatic = false
        index += 1
      } else {
        index = ["{", "(", "["].contains(word) ? source.closing(index) : index + 1
      }
    }
  }

  private mutating func type(_ start: Int, _ end: Int, _ host: [String]) -> Int {
    var path = host + [source.tokens[start + 1].text]
    var index = start + 2
    while index + 1 < end, source.tokens[index].text == "." {
      path.append(source.tokens[index + 1].text)
      index += 2
    }
    while index < end, source.tokens[index].text != "{" { index += 1 }
    guard index < end else { return end }
    let close = source.closing(index)
    scan(index + 1..<max(index + 1, close - 1), host: path)
    return close
  }

  private mutating func function(
    _ start: Int,
    _ end: Int,
    _ host: [String],
    _ isStatic: Bool
  ) -> Int {
    guard let head = source.functionHead(start, before: end) else { return start + 2 }
    var index = head.end
    while index < end, source.tokens[index].text != "{" { index += 1 }
    guard index < end else { return end }
    let makes = head.answer.map(names.isSnapshot) ?? false
    let body = source.closing(index)
    let applies = source.tokens[index..<body].contains { $0.text.hasPrefix("apply") }
    if !head.isGeneric, makes || (head.answer == nil && applies) {
      let marks = [("throws", "try "), ("async", "await ")]
      found.append(
        FoundSnapshots(
          host: host,
          name: head.name,
          parameters: head.parameters,
          isStatic: isStatic,
          makes: makes,
          marks: marks.filter { head.effects.contains($0.0) }.map(\.1).joined(),
          file: file
        )
      )
    }
    return body
  }

  /// A property whose type is written out and which is worked out each time.
  private mutating func property(_ start: Int, _ end: Int, _ host: [String], _ isStatic: Bool) {
    guard start + 3 < end, source.tokens[start + 2].text == ":" else { return }
    var index = start + 3
    while index < end, source.tokens[index].isWord || source.tokens[index].text == "." {
      index += 1
    }
    if index < end, source.tokens[index].text == "<" { index = source.closingAngle(index) }
    guard index < end, source.tokens[index].text == "{",
      names.isSnapshot(source.words(start + 3..<index))
    else { return }
    found.append(
      FoundSnapshots(
        host: host,
        name: source.tokens[start + 1].text,
        isStatic: isStatic,
        makes: true,
        marks: "",
        file: file
      )
    )
  }
}
