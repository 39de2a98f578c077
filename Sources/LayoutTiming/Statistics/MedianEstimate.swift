#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A median with an interval that holds for any distribution.
package struct MedianEstimate: Sendable, Hashable, Codable {
  /// The median of the samples.
  package var median: Double
  /// The lower end of the interval: an order statistic of the samples.
  package var low: Double
  /// The upper end of the interval: an order statistic of the samples.
  package var high: Double
  /// The confidence that the interval really has; below the one asked for when samples are few.
  package var confidence: Double

  /// Estimates the median of `samples` with an interval by order statistics.
  ///
  /// Between the k-th smallest and the k-th largest of m samples lies the true median with
  /// probability 1 - 2 · P(Bin(m, ½) < k); the largest k that keeps `confidence` is taken. When
  /// even the whole range does not keep it, the whole range is given with what it does keep.
  /// - Returns: `nil` when there is no sample or one is not finite.
  /// - Complexity: O(m log m).
  package init?(of samples: [Double], confidence wanted: Double = 0.99) {
    guard let median = Statistics.median(samples) else { return nil }
    let sorted = samples.sorted()
    let count = sorted.count
    // In logarithms, because 2^-m underflows long before a run has too many batches.
    var logarithm = -Double(count) * log(2)
    var tail = exp(logarithm)
    var depth = 1
    while depth < (count + 1) / 2 {
      logarithm += log(Double(count - depth + 1) / Double(depth))
      guard 1 - 2 * (tail + exp(logarithm)) >= wanted else { break }
      tail += exp(logarithm)
      depth += 1
    }
    self.median = median
    low = sorted[depth - 1]
    high = sorted[count - depth]
    confidence = max(0, 1 - 2 * tail)
  }
}
