/// An expression that keeps every value it makes on the way.
///
/// What it makes in the end may hold one of them weakly: a section provider its view controller.
struct KeepingExpression {
  /// The name of what keeps them in the generated code.
  static let owners = "plumbOwners"

  /// The expression as it is built.
  private(set) var text = ""

  /// Keeps in `expression` whatever the calls that begin with a type's name answer.
  init(_ expression: String) {
    let source = SwiftText(expression)
    var opened: [Int: Int] = [:]
    var closed: [Int: Int] = [:]
    for start in source.tokens.indices {
      for last in Self.calls(source, from: start) {
        opened[source.tokens[start].range.lowerBound, default: 0] += 1
        closed[source.tokens[last].range.upperBound, default: 0] += 1
      }
    }
    var written = 0
    for place in Set(opened.keys).union(closed.keys).sorted() {
      text += source.text(written..<place)
      text += String(repeating: ")", count: closed[place] ?? 0)
      text += String(repeating: "\(Self.owners).keep(", count: opened[place] ?? 0)
      written = place
    }
    text += source.text(written..<source.bytes.count)
  }

  /// The last tokens of the calls in the chain that begins with a type's name at `start`.
  private static func calls(_ source: SwiftText, from start: Int) -> [Int] {
    let tokens = source.tokens
    func mark(_ index: Int) -> String? { index < tokens.count ? tokens[index].text : nil }
    guard tokens[start].text.first?.isUppercase == true, start == 0 || mark(start - 1) != "." else {
      return []
    }
    var calls: [Int] = []
    var index = start
    while index < tokens.count, tokens[index].isWord {
      index += 1
      if mark(index) == "<" { index = source.closingAngle(index) }
      let name = index
      if mark(index) == "(" { index = source.closing(index) }
      while mark(index) == "{" {
        index = source.closing(index)
        // A trailing closure with a label follows one without.
        if mark(index + 1) == ":", mark(index + 2) == "{" { index += 2 }
      }
      if index > name { calls.append(index - 1) }
      guard mark(index) == "." else { break }
      index += 1
    }
    return calls
  }
}
