import LayoutCore

/// A file of recorded answers, judged: whatever domain it belongs to.
package struct TruthResult: Sendable {
  /// What became of one case.
  package enum Outcome: Sendable, Hashable {
    /// Everything its source is sure of is so.
    case passed
    /// The first thing that is not.
    case failed(String)
    /// It needs something the engine does not have, and why that is left out.
    case leftOut(String)
  }

  /// One case of the file.
  package struct Case: Sendable, Hashable {
    /// Its name in the file.
    package var name: String
    /// What became of it.
    package var outcome: Outcome
    /// Whether its source is certain enough for a failure to count.
    package var isCertain: Bool
  }

  /// The cases in the file's order.
  package var cases: [Case]

  /// How many certain cases passed.
  package var passed: Int { cases.count { $0.isCertain && $0.outcome == .passed } }

  /// The certain cases that failed.
  package var failures: [Case] {
    cases.filter {
      if case .failed = $0.outcome { return $0.isCertain }
      return false
    }
  }
}
