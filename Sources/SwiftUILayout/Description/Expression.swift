/// Arithmetic over the width `W` and height `H` of a geometry reader, with `min` and `max`.
indirect enum Expression: Hashable, Sendable {
  case number(Double)
  case width
  case height
  case operation(Character, Expression, Expression)

  func value(width: Double, height: Double) -> Double {
    switch self {
    case .number(let number): return number
    case .width: return width
    case .height: return height
    case .operation(let symbol, let left, let right):
      let first = left.value(width: width, height: height)
      let second = right.value(width: width, height: height)
      switch symbol {
      case "+": return first + second
      case "-": return first - second
      case "*": return first * second
      case "/": return first / second
      case "<": return min(first, second)
      default: return max(first, second)
      }
    }
  }

  /// Reads the whole of `text`; nil if it is no expression.
  init?(parsing text: String) {
    var parser = ExpressionParser(text)
    guard let expression = parser.sum(), parser.isAtEnd else { return nil }
    self = expression
  }
}

private struct ExpressionParser {
  private var rest: Substring
  private var depth = 0

  init(_ text: String) { rest = text.filter { $0 != " " }[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func sum() -> Expression? { chain(of: "+-") { $0.product() } }

  private mutating func product() -> Expression? { chain(of: "*/") { $0.factor() } }

  private mutating func chain(
    of symbols: String,
    _ part: (inout ExpressionParser) -> Expression?
  ) -> Expression? {
    guard var left = part(&self) else { return nil }
    while let symbol = rest.first, symbols.contains(symbol) {
      rest.removeFirst()
      guard let right = part(&self) else { return nil }
      left = .operation(symbol, left, right)
    }
    return left
  }

  private mutating func factor() -> Expression? {
    depth += 1
    defer { depth -= 1 }
    guard depth < 64 else { return nil }
    if take("W") { return .width }
    if take("H") { return .height }
    if take("min(") { return pair("<") }
    if take("max(") { return pair(">") }
    if take("(") {
      let inner = sum()
      return take(")") ? inner : nil
    }
    if take("-") { return factor().map { .operation("-", .number(0), $0) } }
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    rest.removeFirst(digits.count)
    return .number(number)
  }

  private mutating func pair(_ symbol: Character) -> Expression? {
    guard let first = sum(), take(","), let second = sum(), take(")") else { return nil }
    return .operation(symbol, first, second)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest.removeFirst(text.count)
    return true
  }
}
