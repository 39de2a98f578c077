/// How long a child must be and how much longer it can get.
struct LengthTrait: Equatable {
  var minimum: Double
  var flexibility: Double

  /// Takes the answers to nothing and to all there is (S1).
  init(from least: Double, to most: Double) {
    minimum = least
    // A child that is infinite in any case has nothing to give.
    flexibility = (most - least).or(0)
  }

  /// Whether S1 and S2 know no order between the two, so that their places decide.
  ///
  /// A flexibility is a difference of sums: x and (16 + x) - 16 are one number on paper and two
  /// here. Were they told apart by their last bits, which child is served first, and with it the
  /// whole layout, would hang on the order in which some stack further in adds up its children.
  func ties(with other: LengthTrait) -> Bool {
    if flexibility == .infinity, other.flexibility == .infinity {
      return minimum.isNearly(other.minimum)
    }
    let slack = max(minimum.rounding, (minimum + flexibility).rounding)
    let otherSlack = max(other.minimum.rounding, (other.minimum + other.flexibility).rounding)
    return (flexibility - other.flexibility).magnitude <= max(slack, otherSlack)
  }
}

extension [Int] {
  /// Puts neighbours that tie back into ascending order.
  ///
  /// - Complexity: O(n) for n numbers, and sorting those that tie.
  mutating func restoreOrder(where tie: (Int, Int) -> Bool) {
    var start = 0
    for end in indices.dropFirst() where !tie(self[end - 1], self[end]) {
      self[start..<end].sort()
      start = end
    }
    self[start...].sort()
  }
}
