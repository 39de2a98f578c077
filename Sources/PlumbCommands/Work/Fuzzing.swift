import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports

/// The part of a run that attacks engines with random cases.
struct Fuzzing {
  var suites: [AnySuite]
  var seed: UInt64
  var cases: Range<Int>
  var time: Duration?
  var shard: (index: Int, of: Int) = (0, 1)
  var invariants: [String]?
  var store: CaseStore?

  /// Runs every suite and turns what fails into findings.
  func run(
    on runner: Runner,
    in context: CommandContext,
    _ record: inout RunRecord
  ) throws -> RunReport.Part {
    var count = 0
    var findings: [Finding] = []
    var found = 0
    for suite in suites {
      let begun = ContinuousClock.now
      var progress = ProgressMeter(
        name: "fuzz \(suite.domain) / \(suite.engine)",
        total: time == nil ? cases.count / shard.of : nil,
        limit: time,
        terminal: context.errorTerminal
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
      .run(on: runner) { _, chunk in
        found += chunk.broken.isEmpty ? 0 : 1
        context.show(progress.advance(by: chunk.cases, findings: found))
      }
      context.show(progress.clear())
      count += tally.cases
      record.add(tally, of: suite, invariants: invariants)
      let run = FindingRun(store: store, program: context.program, invariants: invariants)
      let failures = run.failures(tally, domain: suite.domain, engine: suite.engine, seed: seed)
      findings += try run.run(failures, on: runner)
    }
    record.findings += findings
    return RunReport.Part(
      name: "fuzz",
      count: count,
      unit: "cases",
      outcome: Self.outcome(of: findings, checked: count),
      detail: Self.detail(of: findings)
    )
  }

  /// How a part with these findings ends.
  static func outcome(of findings: [Finding], checked: Int) -> ExitCode {
    var codes = findings.map { finding -> ExitCode in
      EngineFault.Kind(rawValue: finding.violation.invariant) == nil ? .violated : .engineFault
    }
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
