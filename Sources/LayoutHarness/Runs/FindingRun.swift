package import LayoutCases
package import LayoutCore
package import LayoutFiles
import LayoutWorkers

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
  package static func starts(of cause: String) -> Int {
    // Each step of these takes a time limit or a process of its own.
    switch EngineFault.Kind(cause: cause) {
    case .hang: 2
    case .nondeterminism: 3
    default: FuzzTally.hitsPerCause * 2
    }
  }

  /// Describes the run.
  package init(store: CaseStore?, program: String, invariants: [String]? = nil) {
    self.store = store
    self.program = program
    self.invariants = invariants
  }

  /// What a run came to: its findings, and the failing cases they were made of.
  package struct Outcome: Sendable {
    /// One finding a cause.
    package var findings: [Finding]
    /// The failing cases, each minimised by itself.
    package var found: [FoundCase]
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
      guard taken[name, default: 0] <= Self.starts(of: name) else { return nil }
      return Failure(
        domain: domain,
        engine: engine,
        index: hit.index,
        source: .drawn(seed: seed, index: hit.index),
        violation: hit.violation,
        origin: "seed \(seed), case \(hit.index)"
          + (tally.isCut ? "; after \(tally.hangs) hangs the engine was asked no more" : ""),
        seen: tally.broken[name] ?? 1,
        standardError: hit.standardError
      )
    }
  }

  /// Saves failing cases as they were met, so that a kill loses none of them.
  ///
  /// - Throws: ``FileFailure`` when one cannot be saved.
  package func saveOriginals(of failures: [Failure], on runner: Runner) throws(FileFailure) {
    guard let store else { return }
    for failure in failures {
      guard let exhibit = Self.exhibit(failure, on: runner) else { continue }
      try store.save(exhibit.json, to: paths(failure, exhibit, store).original)
    }
  }

  /// Saves, minimises and groups.
  ///
  /// - Throws: ``FileFailure`` when a finding cannot be saved; what was saved before stays.
  package func run(_ failures: [Failure], on runner: Runner) throws(FileFailure) -> Outcome {
    try saveOriginals(of: failures, on: runner)
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
    var found: [FoundCase] = []
    for (failure, minimised) in zip(failures, minimised) {
      guard let original = Self.exhibit(failure, on: runner) else { continue }
      found.append(
        FoundCase(
          index: failure.index,
          cause: failure.violation.cause,
          seen: failure.seen,
          finding: finding(failure, original, minimised, on: runner)
        )
      )
    }
    ConfirmRun(invariants: invariants).run(&found, on: runner)
    for index in found.indices {
      let stretches = StretchRun(found[index].finding, invariants: invariants)
      found[index].finding.minimised.lines += stretches.lines(on: runner)
    }
    return Outcome(findings: try grouped(found, suites: runner.suites), found: found)
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
    _ minimised: MinimisedCase?,
    on runner: Runner
  ) -> Finding {
    let least = minimised?.minimised ?? original
    let violation = (minimised?.violation ?? failure.violation).told(over: least)
    return Finding(
      domain: failure.domain,
      engine: failure.engine,
      violation: violation,
      // What is not minimised has no shape that says anything.
      fingerprint: Self.fingerprint(failure.domain, failure.engine, violation, minimised?.shape),
      original: minimised?.original ?? original,
      minimised: least,
      origin: failure.origin,
      seen: failure.seen,
      candidates: minimised?.candidates ?? 0,
      standardError: failure.standardError,
      replay: Self.command(failure, program),
      unminimised: minimised == nil ? Self.reason(failure, runner) : nil
    )
  }

  /// The key of a cause: engine, invariant and shape of the least case.
  static func fingerprint(
    _ domain: String,
    _ engine: String,
    _ violation: Violation,
    _ shape: String?
  ) -> String {
    let cause = [domain, engine, violation.cause, shape ?? "not minimised"]
    return ContentHash(cause.joined(separator: "\n")).description
  }

  private static func reason(_ failure: Failure, _ runner: Runner) -> String {
    if runner.stop.isSet { return interrupted }
    if failure.violation.fault == .nondeterminism, !runner.hasWorkers {
      return "that takes worker processes to compare"
    }
    return "it did not come out so again"
  }

  /// Why a finding of an interrupted run is not minimised.
  static let interrupted = "the run was interrupted"

  /// The command that meets a case again that was not saved.
  private static func command(_ failure: Failure, _ program: String) -> String {
    switch failure.source {
    case .drawn(let seed, let index):
      "\(program) fuzz --domain \(failure.domain) --engine \(failure.engine) --seed \(seed) "
        + "--from \(index) --cases 1"
    case .text(_, let file): "\(program) replay \(file ?? "CASE")"
    }
  }

  /// The case as it is shown without asking the engine.
  private static func exhibit(_ failure: Failure, on runner: Runner) -> Exhibit? {
    guard let suite = runner.suite(failure.domain, failure.engine) else { return nil }
    return try? suite.exhibit(of: failure.source)
  }
}
