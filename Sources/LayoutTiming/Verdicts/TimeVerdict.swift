#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What interleaved runs say about the time of one series.
package struct TimeVerdict: Sendable, Hashable {
  /// A slowdown below this share is not called one.
  package static let threshold = 0.025
  /// A series passes when its interval ends below this share.
  package static let ceiling = 0.05
  /// The chance of any false alarm over all series of a run.
  package static let significance = 0.001

  /// The estimated change of time as a share: 0.03 is 3% slower.
  package var change: Double
  /// The 99% interval of the change.
  package var interval: ClosedRange<Double>
  /// The p value of the change in its own direction, after Holm's correction.
  package var p: Double
  /// What was decided: `held`, `slower`, `faster` or `inconclusive`.
  package var kind: SeriesVerdict.Kind

  /// Judges the medians of log ratios of many series together.
  ///
  /// - Returns: For each series its verdict, or `nil` where the medians cannot be tested.
  package static func judge(_ series: [[Double]]) -> [TimeVerdict?] {
    let tests = series.map { SignFlipTest($0) }
    let slower = corrected(tests, \.pGreater)
    let faster = corrected(tests, \.pLess)
    return tests.indices.map { index in
      guard let test = tests[index] else { return nil }
      let change = exp(test.estimate) - 1
      let logs = test.interval(confidence: 0.99)
      let interval = (exp(logs.lowerBound) - 1)...(exp(logs.upperBound) - 1)
      let kind: SeriesVerdict.Kind =
        if change >= threshold, slower[index] < significance {
          .slower
        } else if change <= -threshold, faster[index] < significance {
          .faster
        } else if interval.upperBound < ceiling {
          .held
        } else {
          .inconclusive
        }
      let p = change >= 0 ? slower[index] : faster[index]
      return TimeVerdict(change: change, interval: interval, p: p, kind: kind)
    }
  }

  private static func corrected(
    _ tests: [SignFlipTest?],
    _ side: (SignFlipTest) -> Double
  ) -> [Double] {
    // A series that cannot be tested takes part as one that says nothing.
    Statistics.holm(tests.map { test in test.map(side) ?? 1 })
  }
}
