/// A function's declaration up to its body.
struct FunctionHead {
  /// Its name.
  var name: String
  /// Whether it has parameters of type.
  var isGeneric: Bool
  /// Its parameters.
  var parameters: [FoundType.Parameter]
  /// What stands between the parameters and the answer, such as `async` and `throws`.
  var effects: [String]
  /// The type of the answer as written; `nil` where none is.
  var answer: String?
  /// The place behind it: its body, a condition on its types, or the end.
  var end: Int
}

extension SwiftText {
  /// The function that begins with the `func` at `start`; `nil` where there is none to be read.
  func functionHead(_ start: Int, before limit: Int) -> FunctionHead? {
    var index = start + 2
    let isGeneric = index < limit && tokens[index].text == "<"
    if isGeneric { index = closingAngle(index) }
    guard index < limit, tokens[index].text == "(" else { return nil }
    let close = closing(index)
    var effects: [String] = []
    var first: Int?
    let parameters = parameters(index + 1..<close - 1)
    index = close
    while index < limit, tokens[index].text != "{", tokens[index].text != "where" {
      if tokens[index].text == ">", tokens[index - 1].text == "-" {
        first = index + 1
      } else if first == nil {
        effects.append(tokens[index].text)
      }
      index += 1
    }
    return FunctionHead(
      name: tokens[start + 1].text,
      isGeneric: isGeneric,
      parameters: parameters,
      effects: effects,
      answer: first.flatMap { $0 < index ? words($0..<index) : nil },
      end: index
    )
  }
}
