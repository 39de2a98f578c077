/// What the comments of a source that begin with `plumb:` ask for.
struct PlumbNotes {
  /// An expression that makes something, and where it was given.
  struct Making {
    /// The expression.
    var text: String
    /// The line of the comment; `nil` for a flag.
    var line: Int?
  }

  /// Something that a comment asks for in words that mean nothing.
  struct Fault {
    var line: Int
    var text: String
  }

  /// The invariants that are required.
  private(set) var required: [String] = []
  /// The expressions that make types.
  private(set) var makings: [Making] = []
  /// How many sections a layout is made for.
  private(set) var sections: Int?
  /// How many children a layout is made for.
  private(set) var children: ClosedRange<Int>?
  /// What is not understood.
  private(set) var faults: [Fault] = []

  /// Takes a comment in.
  mutating func read(_ comment: SwiftText.Comment) {
    for (offset, line) in comment.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard let start = line.firstRange(of: "plumb: ") else { continue }
      read(line[start.upperBound...], comment.line + offset)
    }
  }

  private mutating func read(_ order: Substring, _ line: Int) {
    let name = order.prefix { $0 != " " }
    let value = order.dropFirst(name.count + 1)
    switch name {
    case "require": required += value.split { ", ".contains($0) }.map(String.init)
    case "make": makings.append(Making(text: String(value), line: line))
    case "sections": sections = Int(value.prefix { $0.isNumber })
    case "children":
      let words = value.prefix { !$0.isWhitespace }
      if let range = Self.range(words) {
        children = range
      } else {
        faults.append(Fault(line: line, text: "plumb: children: \(Self.expected(words))"))
      }
    default: break
    }
  }

  /// A number or a range, such as `2` or `2...4`.
  static func range(_ text: some StringProtocol) -> ClosedRange<Int>? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }.filter { $0 >= 0 }
    if parts.count == 1, let only = numbers.first { return only...only }
    guard parts.count == 4, parts[1].isEmpty, parts[2].isEmpty, numbers.count == 2,
      numbers[0] <= numbers[1]
    else { return nil }
    return numbers[0]...numbers[1]
  }

  /// What is said of words that are no range.
  static func expected(_ found: some StringProtocol) -> String {
    "expected a number of children such as 2 or 2...4, found \(found)"
  }
}
