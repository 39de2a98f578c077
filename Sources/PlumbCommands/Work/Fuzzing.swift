import LayoutCases
import LayoutCore
import LayoutFiles
import LayoutHarness
import LayoutReports
import LayoutWorkers

/// The part of a run that attacks engines with random cases.
struct Fuzzing {
  var suites: [AnySuite]
  var seed: UInt64
  var cases: Range<Int>
  /// Whether a suite gets no more cases than the gate has for its domain.
  var keepsToGate = false
  var time: Duration?
  var shard: (index: Int, of: Int) = (0, 1)
  var invariants: [String]?
  var store: CaseStore?

  /// Runs every suite and turns what fails into findings.
  ///
  /// - Parameter journal: Where chunks are kept that are done; those it has are not run again.
  /// - Throws: ``FileFailure`` when a finding or the journal cannot be written; `--resume` goes on
  ///   from what was.
  func run(
    on runner: Runner,
    in context: CommandContext,
    _ record: inout RunRecord,
    journal: RunJournal
  ) throws -> RunReport.Part {
    var count = 0
    var findings: [Finding] = []
    store?.removeLeftOvers(of: Array(Set(suites.map(\.domain))))
    for suite in suites {
      let run = FindingRun(store: store, program: context.program, invariants: invariants)
      let tally = try attack(suite, on: runner, in: context, journal, run)
      count += tally.cases
      record.add(tally, of: suite, invariants: invariants)
      let failures = run.failures(tally, domain: suite.domain, engine: suite.engine, seed: seed)
      let notice = MinimisingNotice(failures, of: suite, terminal: context.errorTerminal)
      context.show(notice.text)
      let outcome = try run.run(failures, on: runner)
      context.show(notice.clearing)
      findings += outcome.findings
      record.found += outcome.found
    }
    record.findings += findings
    return Self.part(findings, checked: count)
  }

  /// Runs one suite; failing cases are saved and the journal is kept as chunks come in.
  private func attack(
    _ suite: AnySuite,
    on runner: Runner,
    in context: CommandContext,
    _ journal: RunJournal,
    _ finder: FindingRun
  ) throws -> FuzzTally {
    let begun = ContinuousClock.now
    let cases = keepsToGate ? cases.clamped(to: 0..<suite.gateCases) : cases
    let done = journal.done(domain: suite.domain, engine: suite.engine)
    var progress = ProgressMeter(
      name: "fuzz \(suite.domain) / \(suite.engine)",
      total: time == nil ? cases.count / shard.of : nil,
      limit: time,
      terminal: context.errorTerminal
    )
    var causes = Set(done.values.flatMap(\.broken.keys))
    // Of each cause no more originals are saved than are minimised in the end.
    var saved: [String: Int] = [:]
    for hit in done.values.flatMap(\.hits) { saved[hit.violation.cause, default: 0] += 1 }
    var failure: FileFailure?
    context.show(
      progress.advance(by: done.values.map(\.cases).reduce(0, +), findings: causes.count)
    )
    let tally = FuzzRun(
      domain: suite.domain,
      engine: suite.engine,
      invariants: invariants,
      seed: seed,
      cases: cases,
      shard: shard,
      deadline: time.map { begun + $0 }
    )
    .run(on: runner, after: done) { first, chunk, isWhole in
      do throws(FileFailure) {
        let failures = finder.failures(
          chunk,
          domain: suite.domain,
          engine: suite.engine,
          seed: seed
        )
        .filter { failure in
          let cause = failure.violation.cause
          saved[cause, default: 0] += 1
          return saved[cause, default: 0] <= FindingRun.starts(of: cause)
        }
        try finder.saveOriginals(of: failures, on: runner)
        if isWhole, failure == nil {
          try journal.add(domain: suite.domain, engine: suite.engine, first: first, chunk)
        }
      } catch {
        // There is no going on without a place for what is found.
        failure = failure ?? error
        runner.stop.set()
      }
      causes.formUnion(chunk.broken.keys)
      context.show(progress.advance(by: chunk.cases, findings: causes.count))
    }
    context.show(progress.clear())
    if let failure { throw failure }
    return tally
  }

  /// The part of a report about what was found.
  static func part(_ findings: [Finding], checked: Int) -> RunReport.Part {
    RunReport.Part(
      name: "fuzz",
      count: checked,
      unit: "cases",
      outcome: outcome(of: findings, checked: checked),
      detail: detail(of: findings)
    )
  }

  /// How a part with these findings ends.
  static func outcome(of findings: [Finding], checked: Int) -> ExitCode {
    var codes = findings.map { ExitCode(over: $0.violation, in: [$0.original, $0.minimised]) }
    if checked > 0 { codes.append(.held) }
    return ExitCode.highest(of: codes)
  }

  /// The outcome in a few words.
  static func detail(of findings: [Finding]) -> String {
    switch findings.count {
    case 0: "held"
    case 1: "1 finding"
    default: "\(findings.count) findings"
    }
  }
}
