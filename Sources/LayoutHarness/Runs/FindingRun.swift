package import LayoutCases
package import LayoutCore
package import LayoutFiles

/// Turns the failing cases of a run into findings: saves each, minimises it, saves it again, and
/// groups those of one cause.
package struct FindingRun: Sendable {
  /// Where findings are saved, or `nil` for a run that saves none.
  package var store: CaseStore?
  /// The program to name in replay commands.
  package var program: String
  /// The invariants to ask, or `nil` for the default ones.
  package var invariants: [String]?
  /// How many failing cases of one cause are minimised, since they may have several shapes.
  package var startsPerCause = 8

  /// Describes the run.
  package init(store: CaseStore?, program: String, invariants: [String]? = nil) {
    self.store = store
    self.program = program
    self.invariants = invariants
  }

  /// A failing case, and how it was met.
  package struct Failure: Sendable {
    /// The suite's domain.
    package var domain: String
    /// The suite's engine.
    package var engine: String
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
      source: CaseSource,
      violation: Violation,
      origin: String,
      seen: Int = 1,
      standardError: String = ""
    ) {
      self.domain = domain
      self.engine = engine
      self.source = source
      self.violation = violation
      self.origin = origin
      self.seen = seen
      self.standardError = standardError
    }
  }

  /// The failures of a tally that are worth minimising: the first few of each invariant.
  package func failures(
    _ tally: FuzzTally,
    domain: String,
    engine: String,
    seed: UInt64
  ) -> [Failure] {
    var taken: [String: Int] = [:]
    return tally.hits.sorted { $0.index < $1.index }.compactMap { hit in
      let name = hit.violation.cause
      taken[name, default: 0] += 1
      guard taken[name, default: 0] <= startsPerCause else { return nil }
      return Failure(
        domain: domain,
        engine: engine,
        source: .drawn(seed: seed, index: hit.index),
        violation: hit.violation,
        origin: "seed \(seed), case \(hit.index)",
        seen: tally.broken[name] ?? 1,
        standardError: hit.standardError
      )
    }
  }

  /// Saves, minimises and groups.
  ///
  /// - Throws: ``FileFailure`` when a finding cannot be saved; what was saved before stays.
  package func run(_ failures: [Failure], on runner: Runner) throws(FileFailure) -> [Finding] {
    var originals: [Exhibit?] = []
    for failure in failures {
      let exhibit = Self.exhibit(failure, on: runner)
      originals.append(exhibit)
      guard let store, let exhibit else { continue }
      try store.save(exhibit.json, to: paths(failure, exhibit, store).original)
    }
    let minimised = MinimiseRun(
      failures.map {
        MinimiseRun.Start(
          domain: $0.domain,
          engine: $0.engine,
          source: $0.source,
          violation: $0.violation
        )
      },
      invariants: invariants
    )
    .run(on: runner)

    var groups: [String: Int] = [:]
    var findings: [Finding] = []
    for (index, failure) in failures.enumerated() {
      guard let original = originals[index] else { continue }
      let finding = finding(failure, original, minimised[index])
      if let place = groups[finding.fingerprint] {
        let kept = findings[place]
        let isSimpler = Self.isSimpler(finding, kept)
        if isSimpler { findings[place] = finding }
        if let store {
          let loser = isSimpler ? kept.original : original
          try? removeFile(paths(failure, loser, store).original)
        }
      } else {
        groups[finding.fingerprint] = findings.count
        findings.append(finding)
      }
    }
    for index in findings.indices {
      try save(&findings[index])
    }
    return findings
  }

  private func save(_ finding: inout Finding) throws(FileFailure) {
    guard let store else { return }
    let path = store.path(
      domain: finding.domain,
      engine: finding.engine,
      invariant: finding.violation.invariant,
      original: finding.original.json
    ).minimised
    try store.save(finding.minimised.json, to: path)
    finding.file = path
    finding.replay = "\(program) replay \(path)"
  }

  private func paths(
    _ failure: Failure,
    _ exhibit: Exhibit,
    _ store: CaseStore
  ) -> (original: String, minimised: String) {
    store.path(
      domain: failure.domain,
      engine: failure.engine,
      invariant: failure.violation.invariant,
      original: exhibit.json
    )
  }

  private func finding(
    _ failure: Failure,
    _ original: Exhibit,
    _ minimised: MinimisedCase?
  ) -> Finding {
    let violation = minimised?.violation ?? failure.violation
    let shape = minimised?.shape ?? original.json
    let cause = [failure.domain, failure.engine, violation.cause, shape]
    return Finding(
      domain: failure.domain,
      engine: failure.engine,
      violation: violation,
      fingerprint: ContentHash(cause.joined(separator: "\n")).description,
      original: minimised?.original ?? original,
      minimised: minimised?.minimised ?? original,
      origin: failure.origin,
      seen: failure.seen,
      candidates: minimised?.candidates ?? 0,
      standardError: failure.standardError,
      replay: Self.command(failure, program)
    )
  }

  /// The command that meets a case again that was not saved.
  private static func command(_ failure: Failure, _ program: String) -> String {
    switch failure.source {
    case .drawn(let seed, let index):
      "\(program) fuzz --domain \(failure.domain) --engine \(failure.engine) --seed \(seed) "
        + "--from \(index) --cases 1"
    case .text(_, let file): "\(program) replay \(file ?? "CASE")"
    }
  }

  /// Fewer parts first, then shorter text, then its order, so that the choice is always the same.
  private static func isSimpler(_ one: Finding, _ other: Finding) -> Bool {
    (one.minimised.size, one.minimised.json.utf8.count, one.minimised.json)
      < (other.minimised.size, other.minimised.json.utf8.count, other.minimised.json)
  }

  /// The case as it is shown without asking the engine.
  private static func exhibit(_ failure: Failure, on runner: Runner) -> Exhibit? {
    guard let suite = runner.suite(failure.domain, failure.engine) else { return nil }
    return try? suite.exhibit(of: failure.source)
  }
}
