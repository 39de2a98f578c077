package import LayoutCore

/// Work grows in proportion to the input, and an edit costs no more than what lies behind it.
package enum Growth {
  package static let description = InvariantDescription(
    name: "growth",
    formula: "slope of log(work) over log(n) <= 1.10; an edit at m of n re-places at most n - m",
    tolerance: "none: counters, not times",
    applies: "engines that count their work"
  )

  /// The greatest slope that still counts as proportional.
  package static let limit = 1.10

  /// Judges a counter over growing inputs by the least-squares slope of its logarithm.
  ///
  /// - Parameters:
  ///   - name: The counter, such as `comparisons`.
  ///   - samples: Sizes and what the counter said; at least two different sizes are needed, and
  ///     samples without work are left out.
  package static func check(_ name: String, _ samples: [(size: Int, work: Int)]) -> Violation? {
    guard let slope = slope(samples), slope > limit else { return nil }
    return Violation(
      description.name,
      "\(name) grow with the power \(NumberText.text((slope * 100).rounded() / 100)) of the size",
      expected: "at most \(NumberText.text(limit))",
      actual: NumberText.text(slope)
    )
  }

  /// Judges how many items an edit at `index` placed again among `count`.
  package static func check(editAt index: Int, placed: Int, count: Int) -> Violation? {
    let bound = max(0, count - index)
    guard placed > bound else { return nil }
    return Violation(
      description.name,
      "an edit at item \(index) of \(count) places \(placed) items again",
      expected: "at most \(bound)",
      actual: "\(placed)",
      items: index < count ? [index] : []
    )
  }

  /// The least-squares slope of log(work) over log(size), or `nil` with fewer than two sizes.
  package static func slope(_ samples: [(size: Int, work: Int)]) -> Double? {
    let points = samples.filter { $0.size > 0 && $0.work > 0 }
      .map { (x: binaryLogarithm(Double($0.size)), y: binaryLogarithm(Double($0.work))) }
    guard points.count > 1 else { return nil }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let spread = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard spread > 0 else { return nil }
    return points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
  }

  /// The logarithm to base 2, bit by bit: squaring doubles it, and what passes 2 is a one.
  private static func binaryLogarithm(_ value: Double) -> Double {
    var result = Double(value.exponent)
    var rest = value.significand
    var bit = 0.5
    for _ in 0..<40 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        result += bit
      }
      bit /= 2
    }
    return result
  }
}
