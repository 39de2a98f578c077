package import LayoutCore

extension FindingRun {
  /// A failing case, and how it was met.
  package struct Failure: Sendable {
    /// The suite's domain.
    package var domain: String
    /// The suite's engine.
    package var engine: String
    /// Its number under the seed, or its place among the cases asked about.
    package var index: Int
    /// The case.
    package var source: CaseSource
    /// What it breaks.
    package var violation: Violation
    /// Where it came from, for a person.
    package var origin: String
    /// How many cases broke the same invariant.
    package var seen: Int
    /// What the engine wrote before it died.
    package var standardError: String

    /// Names a failing case.
    package init(
      domain: String,
      engine: String,
      index: Int = 0,
      source: CaseSource,
      violation: Violation,
      origin: String,
      seen: Int = 1,
      standardError: String = ""
    ) {
      self.domain = domain
      self.engine = engine
      self.index = index
      self.source = source
      self.violation = violation
      self.origin = origin
      self.seen = seen
      self.standardError = standardError
    }
  }
}
