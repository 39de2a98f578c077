/// Lists of parameters in a source.
extension SwiftText {
  /// The parameters between two brackets.
  func parameters(_ range: Range<Int>) -> [FoundType.Parameter] {
    split(range).compactMap { part in
      var first = part.lowerBound
      while first < part.upperBound, tokens[first].text == "@" {
        first += 2
        if first < part.upperBound, tokens[first].text == "(" {
          first = closing(first)
        }
      }
      guard let colon = (first..<part.upperBound).first(where: { tokens[$0].text == ":" })
      else { return nil }
      let label = tokens[first].text
      let equals = depthZero("=", colon + 1..<part.upperBound)
      let type = colon + 1..<(equals ?? part.upperBound)
      return FoundType.Parameter(
        label: label == "_" ? nil : label,
        type: words(type),
        hasDefault: equals != nil
      )
    }
  }

  /// The parts of a list between its commas.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      switch tokens[index].text {
      case "(", "[", "{": index = closing(index)
      case "<": index = closingAngle(index)
      case ",":
        parts.append(start..<index)
        index += 1
        start = index
      default: index += 1
      }
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func depthZero(_ mark: String, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      let text = tokens[index].text
      if text == mark { return index }
      index = ["(", "[", "{"].contains(text) ? closing(index) : index + 1
    }
    return nil
  }

  /// The source from the first of some tokens to the last.
  func words(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return text(
      tokens[first].range.lowerBound..<tokens[last].range.upperBound
    )
  }
}
