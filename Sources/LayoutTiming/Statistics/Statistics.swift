/// Small estimators that make no assumption about the distribution of times.
package enum Statistics {
  /// The median, or `nil` when there is no value or one is not finite.
  ///
  /// - Complexity: O(m log m).
  package static func median(_ values: [Double]) -> Double? {
    guard !values.isEmpty, values.allSatisfy(\.isFinite) else { return nil }
    return middle(ofSorted: values.sorted())
  }

  /// The median of all pairwise means, each value with itself among them (Hodges–Lehmann).
  ///
  /// - Returns: `nil` when there is no value or one is not finite.
  /// - Complexity: O(m² log m).
  package static func hodgesLehmann(_ values: [Double]) -> Double? {
    guard !values.isEmpty, values.allSatisfy(\.isFinite) else { return nil }
    var means: [Double] = []
    means.reserveCapacity(values.count * (values.count + 1) / 2)
    for (index, left) in values.enumerated() {
      for right in values[index...] { means.append((left + right) / 2) }
    }
    means.sort()
    return middle(ofSorted: means)
  }

  /// Holm's correction: each p value as it stands after all have been looked at.
  ///
  /// Rejecting where the result is below α keeps the chance of any false alarm below α.
  /// - Complexity: O(m log m).
  package static func holm(_ probabilities: [Double]) -> [Double] {
    let order = probabilities.indices.sorted {
      (probabilities[$0], $0) < (probabilities[$1], $1)
    }
    var adjusted = probabilities
    var running = 0.0
    for (rank, index) in order.enumerated() {
      running = max(running, min(1, probabilities[index] * Double(order.count - rank)))
      adjusted[index] = running
    }
    return adjusted
  }

  static func middle(ofSorted sorted: [Double]) -> Double {
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
  }
}
