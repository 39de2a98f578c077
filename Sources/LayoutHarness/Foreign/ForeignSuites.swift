package import LayoutCore
package import LayoutWorkers

/// What a suite makes of engines outside this program, its domain erased.
struct ForeignSuites: Sendable {
  /// Puts an engine under the checks of the domain.
  let adopt: @Sendable (ForeignEngine, _ understands: [String]?) throws(CaseError) -> AnySuite
  /// Puts the suite's own engine under the comparison with an oracle.
  let refer:
    @Sendable (ForeignEngine, _ understands: [String]?, _ forgiven: Double?) throws(CaseError) ->
      AnySuite
  /// Drawn cases to check an adapter with.
  let samples: @Sendable (_ understands: [String]?) throws(CaseError) -> [EngineCheck.Sample]

  init<D: Domain>(_ suite: Suite<D>) {
    @Sendable func form() throws(CaseError) -> WireForm<D> {
      guard let form = D.wire else {
        throw CaseError("the domain \(D.name) is not open to engines outside this program")
      }
      return form
    }
    adopt = { (foreign, names) throws(CaseError) in
      AnySuite(Suite<D>(try Engine(foreign, by: try form(), understanding: names)))
    }
    refer = { (foreign, names, forgiven) throws(CaseError) in
      let form = try form()
      let oracle = try Engine(foreign, by: form, understanding: names)
      return AnySuite(suite.referred(to: oracle, forgiving: forgiven, by: form))
    }
    samples = { (names) throws(CaseError) in
      let form = try form()
      return try SampleDraw<D>(semantics: try form.semantics(names), form: form).samples()
    }
  }
}

extension AnySuite {
  /// An engine outside this program under the checks of this suite's domain.
  ///
  /// - Throws: ``CaseError`` when the domain is closed to such engines or has no part of a name.
  package func adopting(
    _ engine: ForeignEngine,
    understanding names: [String]? = nil
  ) throws(CaseError) -> AnySuite {
    try foreign.adopt(engine, names)
  }

  /// This suite with one invariant more: its engine answers as the oracle does.
  ///
  /// - Parameter points: How much an answer may differ, or `nil` for a rounding error.
  /// - Throws: ``CaseError`` as ``adopting(_:understanding:)``.
  package func referring(
    to oracle: ForeignEngine,
    understanding names: [String]? = nil,
    forgiving points: Double? = nil
  ) throws(CaseError) -> AnySuite {
    try foreign.refer(oracle, names, points)
  }

  /// Cases to check an adapter of this suite's domain with, the same in every run.
  package func samples(
    understanding names: [String]? = nil
  ) throws(CaseError) -> [EngineCheck.Sample] {
    try foreign.samples(names)
  }
}
