/// What the conditions of a source leave of it on this system.
struct ConditionalBranches {
  /// A branch that is not compiled.
  struct Dropped {
    /// The directive that says so, as written.
    var condition: String
    /// Where it stands, in bytes.
    var range: Range<Int>
  }

  /// What is compiled, or may be, without the directives.
  private(set) var tokens: [SwiftText.Token] = []
  private(set) var dropped: [Dropped] = []
  private var frames: [Frame] = []

  /// The branches of one `#if` up to here.
  private struct Frame {
    /// Whether all around it is compiled.
    var isWithin: Bool
    /// Whether a branch of it is compiled for certain, so that those that follow are not.
    var isDone = false
    /// Whether the branch at hand may be compiled.
    var isLive = true
    /// The directive of the branch at hand, and the place behind it.
    var condition = ""
    var start = 0
  }

  private static let directives: Set<String> = ["if", "elseif", "else", "endif"]

  init(_ all: [SwiftText.Token]) {
    var index = 0
    while index < all.count {
      let token = all[index]
      let isDirective =
        token.text == "#" && index + 1 < all.count && Self.directives.contains(all[index + 1].text)
      guard isDirective else {
        if frames.last?.isLive ?? true { tokens.append(token) }
        index += 1
        continue
      }
      var end = index + 2
      while end < all.count, all[end].line == token.line { end += 1 }
      let name = all[index + 1].text
      if name == "if" {
        frames.append(Frame(isWithin: frames.last?.isLive ?? true))
      } else {
        leave(before: token.range.lowerBound)
        if name == "endif" { _ = frames.popLast() }
      }
      if name != "endif", !frames.isEmpty { enter(all[index..<end], name) }
      index = end
    }
  }

  private mutating func leave(before end: Int) {
    guard let frame = frames.last, frame.isWithin, !frame.isLive else { return }
    dropped.append(Dropped(condition: frame.condition, range: frame.start..<end))
  }

  private mutating func enter(_ directive: ArraySlice<SwiftText.Token>, _ name: String) {
    let condition = directive.dropFirst(2)
    var value: Bool? = true
    if name != "else" {
      var reader = BuildCondition(condition.map(\.text))
      value = reader.value
    }
    let words = condition.map(\.text).joined()
      .replacing("&&", with: " && ").replacing("||", with: " || ")
    let place = frames.count - 1
    let first = frames[place].condition
    frames[place].condition =
      name == "else" ? "the #else of \(first)" : "#\(name) \(words)"
    frames[place].start = directive.last?.range.upperBound ?? 0
    frames[place].isLive = frames[place].isWithin && !frames[place].isDone && value != false
    if value == true { frames[place].isDone = true }
  }
}

/// A condition of a build, as far as it is known beforehand.
private struct BuildCondition {
  private let words: [String]
  private var at = 0

  init(_ words: [String]) { self.words = words }

  /// Whether it holds; `nil` where that is not known.
  var value: Bool? {
    mutating get {
      let value = either()
      return at == words.count ? value : nil
    }
  }

  private mutating func take(_ mark: String...) -> Bool {
    guard words[at...].starts(with: mark) else { return false }
    at += mark.count
    return true
  }

  private mutating func either() -> Bool? {
    joined(by: "|", decidedBy: true) { $0.both() }
  }

  private mutating func both() -> Bool? {
    joined(by: "&", decidedBy: false) { $0.single() }
  }

  /// Parts between doubled marks: one of `decisive` decides, else one unknown leaves it unknown.
  private mutating func joined(
    by mark: String,
    decidedBy decisive: Bool,
    _ part: (inout Self) -> Bool?
  ) -> Bool? {
    var value = part(&self)
    while take(mark, mark) {
      let next = part(&self)
      if value == decisive || next == decisive {
        value = decisive
      } else if next == nil {
        value = nil
      }
    }
    return value
  }

  private mutating func single() -> Bool? {
    if take("!") { return single().map { !$0 } }
    if take("(") {
      let value = either()
      return take(")") ? value : nil
    }
    guard at < words.count else { return nil }
    let word = words[at]
    at += 1
    // No names are set for the build.
    guard take("(") else { return word == "true" }
    var depth = 1
    let start = at
    while at < words.count, depth > 0 {
      if words[at] == "(" { depth += 1 }
      if words[at] == ")" { depth -= 1 }
      at += 1
    }
    return Self.answer(word, words[start..<max(start, at - 1)].joined())
  }

  private static let modules: Set<String> = [
    "SwiftUI", "UIKit", "SwiftUILayout", "CollectionLayout", "Foundation", "CoreGraphics",
    "Combine",
  ]

  private static func answer(_ question: String, _ word: String) -> Bool? {
    switch question {
    case "os": system.contains(word)
    case "targetEnvironment": false
    case "canImport": modules.contains(word) ? true : nil
    default: nil
    }
  }

  private static var system: [String] {
    #if os(macOS)
      ["macOS", "OSX"]
    #elseif os(Linux)
      ["Linux"]
    #else
      []
    #endif
  }
}
