/// The exact sign-flip test of up to 16 paired differences, and the interval it inverts to.
///
/// If nothing changed, each difference is as likely to have either sign; the p value is the share
/// of all 2^m sign patterns whose sum is at least as large as the one observed.
package struct SignFlipTest: Sendable, Hashable {
  /// The most differences that can be tested: 65,536 patterns.
  package static let limit = 16

  /// The Hodges–Lehmann estimate of the difference.
  package let estimate: Double
  /// The chance of a sum this large if the truth is zero.
  package let pGreater: Double
  /// The chance of a sum this small if the truth is zero.
  package let pLess: Double
  /// The sums of all subsets of the differences, by the bits of their index.
  private let sums: [Double]

  /// Tests `differences`.
  ///
  /// - Returns: `nil` when there is none, when there are more than ``limit``, or when one is not
  ///   finite.
  /// - Complexity: O(2^m).
  package init?(_ differences: [Double]) {
    guard differences.count <= Self.limit,
      let estimate = Statistics.hodgesLehmann(differences)
    else { return nil }
    let patterns = 1 << differences.count
    var sums = [Double](repeating: 0, count: patterns)
    // Sums that are equal in exact arithmetic may differ in the last bits; they count as equal.
    let slack = differences.reduce(0) { $0 + abs($1) } * 1e-12
    var atLeast = 1
    var atMost = 1
    for pattern in 1..<patterns {
      let rest = pattern & (pattern - 1)
      sums[pattern] = sums[rest] + differences[pattern.trailingZeroBitCount]
      // Flipping a subset lowers the sum by twice the subset's own sum.
      if sums[pattern] <= slack { atLeast += 1 }
      if sums[pattern] >= -slack { atMost += 1 }
    }
    self.estimate = estimate
    pGreater = Double(atLeast) / Double(patterns)
    pLess = Double(atMost) / Double(patterns)
    self.sums = sums
  }

  /// The interval of all differences that a two-sided test at `confidence` would not reject.
  ///
  /// Flipping a subset of (difference - θ) lowers the sum exactly when the subset's mean is above
  /// θ, so the ends are order statistics of the subset means.
  /// - Complexity: O(2^m · m).
  package func interval(confidence: Double = 0.99) -> ClosedRange<Double> {
    let subsetMeans = (1..<sums.count).map { sums[$0] / Double($0.nonzeroBitCount) }.sorted()
    let cut = Int((Double(sums.count) * (1 - confidence) / 2).rounded(.down))
    let depth = min(max(cut, 1), (subsetMeans.count + 1) / 2)
    return subsetMeans[depth - 1]...subsetMeans[subsetMeans.count - depth]
  }
}
