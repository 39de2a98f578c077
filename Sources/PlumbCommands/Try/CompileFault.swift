/// An error of the compiler in a user's file, with what can be done about it.
struct CompileFault: Hashable {
  /// The file by its number, or `nil` for a file of ours.
  var file: Int?
  /// The line, counted from one.
  var line: Int
  /// What the compiler says.
  var message: String

  /// The errors in a compiler's output; `file` tells a copy's number by its path.
  static func faults(in output: String, file: (Substring) -> Int?) -> [CompileFault] {
    var faults: [CompileFault] = []
    for text in output.split(separator: "\n") {
      guard let mark = text.firstRange(of: ": error: ") else { continue }
      let place = text[..<mark.lowerBound].split(separator: ":")
      guard place.count >= 3, let line = Int(place[place.count - 2]) else { continue }
      let path = place.dropLast(2).joined(separator: ":")
      let fault = CompileFault(
        file: file(path[...]),
        line: line,
        message: String(text[mark.upperBound...])
      )
      if !faults.contains(fault) { faults.append(fault) }
    }
    return faults
  }

  /// The symbol that is missing, if that is what is wrong.
  var symbol: String? {
    if let range = message.firstRange(of: "' is unavailable: "), message.hasPrefix("'") {
      return String(message[..<range.lowerBound].dropFirst())
    }
    let starts = [
      "cannot find type '", "cannot find '", "no such module '", "cannot find operator '",
      "unknown attribute '", "no macro named '",
    ]
    for start in starts where message.hasPrefix(start) {
      return String(message.dropFirst(start.count).prefix { $0 != "'" })
    }
    for middle in ["has no member '", "no type named '"] {
      if let range = message.firstRange(of: middle) {
        return String(message[range.upperBound...].prefix { $0 != "'" })
      }
    }
    return nil
  }

  /// Whether the parser stumbled, so that no more is known of what the file means.
  private(set) var isOfSyntax = false

  /// One sentence on what can be done, told from the text of the file.
  func advice(in text: String) -> String {
    if isOfSyntax { return "The file has to parse first: nothing else of it was looked at." }
    if message.contains("' is unavailable: ") {
      return "Plumb knows it and does not lay it out, for the reason given; leave it out for this "
        + "check with `#if !canImport(SwiftUILayout)`."
    }
    // A projected value lacks what its property wrapper lacks.
    guard let symbol, !symbol.hasPrefix("$") else {
      return "This is the compiler's word on the file as it stands, in Swift 5 mode on this system."
    }
    if message.hasPrefix("no such module") {
      return "The module \(symbol) is not on this system: put the import between "
        + "`#if canImport(\(symbol))` and `#endif`, and name a file that supplies what it is "
        + "used for."
    }
    if message.hasPrefix("no macro named") || message.hasPrefix("unknown attribute") {
      let kind = message.hasPrefix("no macro") ? "macro" : kind(ofAttribute: symbol, in: text)
      return "If it is yours, name the file that declares the \(kind) \(symbol) too; if it is "
        + "SwiftUI's, SwiftUILayout does without it: leave it out for this check with "
        + "`#if !canImport(SwiftUILayout)`."
    }
    let isMember = message.contains("has no member")
    return "If it is yours, name the file that declares \(symbol) too; if it is SwiftUI's or "
      + "UIKit's, SwiftUILayout or CollectionLayout does without it: supply it in "
      + "\(isMember ? "an extension in " : "")a file of your own, named beside this one."
  }

  /// The faults without those that only follow from others of the same file.
  ///
  /// A name that is not found leaves the compiler without the types of what is around it.
  static func causes(of faults: [CompileFault]) -> [CompileFault] {
    let named = Set(faults.filter { $0.symbol != nil && !$0.isConsequence }.map(\.file))
    return faults.filter { !$0.isConsequence || !named.contains($0.file) }
  }

  /// Whether this is what the compiler says where a type is not known for another reason.
  private var isConsequence: Bool {
    let starts = [
      "cannot infer contextual base", "reference to member '", "cannot find '$",
      "cannot infer key path type", "cannot assign to property: 'self' is immutable",
      "'super' cannot be used in class", "method does not override any method",
      "property does not override any property", "initializer does not override a designated",
    ]
    return starts.contains { message.hasPrefix($0) }
      || message.hasPrefix("generic parameter '") && message.hasSuffix("could not be inferred")
  }

  /// The fault with the name of the value that a view wants of its environment, where that is what
  /// is missing: the compiler does not say it.
  func naming(in text: String) -> CompileFault {
    guard isConsequence || message.hasPrefix("cannot convert value of type 'KeyPath<"),
      let source = text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst(line - 1).first,
      let start = source.firstRange(of: "@Environment(\\.")
    else { return self }
    let name = source[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    var fault = self
    fault.message = "value of type 'EnvironmentValues' has no member '\(name)'"
    return fault
  }

  /// What an attribute is called, by the declaration that it stands before.
  private func kind(ofAttribute symbol: String, in text: String) -> String {
    let source = SwiftText(text)
    let tokens = source.tokens
    let place = tokens.indices.dropLast().first { index in
      tokens[index].line == line - 1 && tokens[index].text == "@"
        && tokens[index + 1].text == symbol
    }
    guard var index = place else { return "attribute" }
    while index < tokens.count {
      switch tokens[index].text {
      case "var", "let": return "property wrapper"
      case "struct", "class", "enum", "actor", "extension", "protocol": return "macro"
      case "func", "init", "subscript", "case", "{", "}", ")", ":": return "attribute"
      case "(": index = source.closing(index)
      default: index += 1
      }
    }
    return "attribute"
  }

  /// The first thing that a parser says of a file by itself; it ends before what was added to it.
  ///
  /// - Parameters:
  ///   - output: What the parser says.
  ///   - file: The number of the file.
  ///   - text: The text of the file.
  static func syntax(in output: String, file: Int, text: String) -> CompileFault? {
    guard var fault = faults(in: output, file: { _ in file }).first else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.lastIndex { $0.contains { !$0.isWhitespace } } ?? 0
    // An error at the end of the file stands where its text ends.
    fault.line = min(fault.line, last + 1)
    fault.isOfSyntax = true
    let opening = "note: to match this opening"
    if let note = output.split(separator: "\n").first(where: { $0.contains(opening) }) {
      let place = note[..<(note.firstRange(of: ": \(opening)")?.lowerBound ?? note.startIndex)]
      let numbers = place.split(separator: ":").suffix(2)
      if let line = numbers.first { fault.message += ", to match the opening one of line \(line)" }
    }
    return fault
  }
}
