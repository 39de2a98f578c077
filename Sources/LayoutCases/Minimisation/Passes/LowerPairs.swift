extension Pass {
  /// Lowers two numbers by the same amount, and moves an amount from one to another.
  ///
  /// Two numbers that must differ, or whose sum must stay, cannot be lowered one at a time.
  /// The pairs grow with their square, so of many numbers only the first ones are paired: those of
  /// the whole case, which stand before those of its parts.
  package static var lowerPairs: Pass {
    Pass("lower-pairs", isThorough: true) { search in
      let count = search.best.numbers.count
      let paired = count <= 24 ? count : 12
      for first in 0..<paired {
        for second in 0..<paired where second != first {
          if first < second { shift(&search, first, second, sign: -1) }
          shift(&search, first, second, sign: 1)
          if search.isExhausted || search.best.numbers.count != count { return }
        }
      }
    }
  }

  /// Takes from `first` the most it can, and adds `sign` times that to `second`.
  private static func shift(
    _ search: inout Search<Value>,
    _ first: Int,
    _ second: Int,
    sign: Double
  ) {
    func attempt(_ amount: Double) -> Bool {
      var numbers = search.best.numbers
      guard numbers.indices.contains(first), numbers.indices.contains(second) else { return false }
      numbers[first] -= amount
      numbers[second] += sign * amount
      guard numbers[first] >= 0, numbers[second] >= 0 else { return false }
      return search.attempt(search.best.replacingNumbers(numbers))
    }
    let numbers = search.best.numbers
    guard numbers.indices.contains(first), numbers[first] > 0, numbers[first].isFinite else {
      return
    }
    let most = sign < 0 ? min(numbers[first], numbers[second]) : numbers[first]
    var amount = most
    while amount >= 1 {
      if attempt(amount) {
        // A number can vanish when it becomes ordinary, such as a span of one.
        guard search.best.numbers.count == numbers.count else { return }
        amount = min(amount, search.best.numbers[first])
      } else {
        amount = (amount / 2).rounded(.down)
      }
      if search.isExhausted { return }
    }
    let fraction = most - most.rounded(.down)
    if fraction > 0 { _ = attempt(fraction) }
  }
}
