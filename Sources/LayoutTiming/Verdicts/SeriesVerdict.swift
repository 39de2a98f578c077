/// What a comparison says about one series, with the numbers that show it.
package struct SeriesVerdict: Sendable, Hashable, Codable {
  /// The series.
  package var key: BenchmarkSeries.Key
  /// What was decided.
  package var kind: Kind
  /// One line without the name of the series, such as `comparisons 3,000 → 6,000 at n = 1,000`.
  package var detail: String

  /// Makes a verdict.
  package init(key: BenchmarkSeries.Key, kind: Kind, detail: String) {
    self.key = key
    self.kind = kind
    self.detail = detail
  }

  /// What can be decided about a series; only the regressions make a run fail.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// No counter is higher, no exponent is steeper, no judged time is longer.
    case held
    /// A counter is higher at some size.
    case moreWork = "more work"
    /// A counter grows with a higher exponent.
    case steeper
    /// The judged time is longer, beyond doubt.
    case slower
    /// A counter is lower and none is higher.
    case lessWork = "less work"
    /// The judged time is shorter, beyond doubt.
    case faster
    /// The judged times allow no answer.
    case inconclusive
    /// The series was not in the earlier report.
    case new
    /// The earlier report has a series that this one lacks.
    case missing

    /// Whether a run with it fails with the exit code of a regression.
    package var isRegression: Bool { self == .moreWork || self == .steeper || self == .slower }
  }

  /// The verdict as one line: series, kind, numbers.
  package var line: String { "\(key): \(kind.rawValue), \(detail)" }
}
