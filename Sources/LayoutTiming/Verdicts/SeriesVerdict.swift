/// What a comparison says about one series: exactly about its work, and beside it about its time.
package struct SeriesVerdict: Sendable, Hashable, Codable {
  /// The series.
  package var key: BenchmarkSeries.Key
  /// What was decided about the work, the same on every run.
  package var work: Kind
  /// The numbers of the work, such as `comparisons 3,000 → 6,000 at n = 1,000`.
  package var detail: String
  /// What the clock says, where something was timed.
  package var time: Note?

  /// Makes a verdict.
  package init(key: BenchmarkSeries.Key, work: Kind, detail: String, time: Note? = nil) {
    self.key = key
    self.work = work
    self.detail = detail
    self.time = time
  }

  /// What the clock says about a series; it may say something else on the next run.
  package struct Note: Sendable, Hashable, Codable {
    /// What was decided, or `nil` where times are only told.
    package var kind: Kind?
    /// The numbers.
    package var text: String

    /// Makes a note; without a kind it only tells.
    package init(kind: Kind? = nil, text: String) {
      self.kind = kind
      self.text = text
    }
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

  /// The verdict on work and time together: a regression of either, else what time adds to work
  /// that held.
  package var kind: Kind {
    guard !work.isRegression, let time = time?.kind else { return work }
    return time.isRegression || work == .held ? time : work
  }

  /// The verdict as one line: series, kind, numbers.
  package var line: String { "\(key): \(kind.rawValue), \(numbers)" }

  /// The numbers of work and time.
  package var numbers: String {
    time.map { "\(detail); \($0.text)" } ?? detail
  }
}
