import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports

/// The part of a run that attacks a user's types.
///
/// A case names the first invariant it breaks, and what else it breaks is taken for a consequence.
/// One that breaks in nearly every case would hide all others: it is left out, and the cases are
/// run again.
struct TryRun {
  var suites: [AnySuite]
  var seed: UInt64
  var cases: Range<Int>
  var required: [String]
  var invariants: [String]?
  var store: CaseStore?
  var program: String

  func run(
    on runner: Runner,
    in context: CommandContext,
    _ record: inout RunRecord
  ) throws -> RunReport.Part {
    var findings: [Finding] = []
    var count = 0
    for suite in suites {
      var asked = asked(of: suite)
      var faults = 0
      var rounds = 0
      while !asked.isEmpty {
        let tally = fuzz(suite, asked, runner, context)
        let run = FindingRun(store: store, program: program, invariants: asked)
        let failures = run.failures(
          tally,
          domain: suite.domain,
          engine: suite.engine,
          seed: seed
        )
        let notice = MinimisingNotice(failures, of: suite, terminal: context.errorTerminal)
        context.show(notice.text)
        let found = try run.run(failures, on: runner).findings
        context.show(notice.clearing)
        for var finding in Self.simplest(found) {
          finding.replay = replay(finding)
          findings.append(finding)
        }
        if rounds == 0 {
          count += tally.cases
          faults = tally.faults
          note(tally, suite, faults, &record)
        }
        rounds += 1
        var broken: [String: Int] = [:]
        for (cause, count) in tally.broken {
          broken[String(cause.prefix { $0 != "/" }), default: 0] += count
        }
        let hiding = asked.filter { (broken[$0] ?? 0) * 10 >= tally.cases * 9 }
        guard !hiding.isEmpty else { break }
        asked.removeAll { hiding.contains($0) }
      }
    }
    record.findings += findings
    return RunReport.Part(
      name: "try",
      count: count,
      unit: "cases",
      outcome: Fuzzing.outcome(of: findings, checked: count),
      detail: Fuzzing.detail(of: findings)
    )
  }

  /// One finding a cause: what a user mends first mends the others of its kind, or shows them.
  private static func simplest(_ findings: [Finding]) -> [Finding] {
    var kept: [Finding] = []
    func rank(_ finding: Finding) -> (Int, Int, String) {
      let exhibit = finding.minimised
      return (exhibit.size, exhibit.json.utf8.count, exhibit.json)
    }
    for finding in findings.sorted(by: { rank($0) < rank($1) }) {
      if kept.contains(where: { $0.violation.cause == finding.violation.cause }) {
        guard let file = finding.file else { continue }
        let original = file.dropLast(".json".count) + CaseStore.originalSuffix
        try? FileManager.default.removeItem(atPath: file)
        try? FileManager.default.removeItem(atPath: String(original))
      } else {
        kept.append(finding)
      }
    }
    return kept
  }

  private func asked(of suite: AnySuite) -> [String] {
    suite.invariants.filter { invariant in
      let name = invariant.description.name
      return invariants?.contains(name) ?? (invariant.isDefault || required.contains(name))
    }.map(\.description.name)
  }

  private func fuzz(
    _ suite: AnySuite,
    _ asked: [String],
    _ runner: Runner,
    _ context: CommandContext
  ) -> FuzzTally {
    var progress = ProgressMeter(
      name: "try \(suite.domain) / \(suite.engine)",
      total: cases.count,
      limit: nil,
      terminal: context.errorTerminal
    )
    let tally = FuzzRun(
      domain: suite.domain,
      engine: suite.engine,
      invariants: asked,
      seed: seed,
      cases: cases
    )
    .run(on: runner) { _, chunk, _ in
      context.show(progress.advance(by: chunk.cases, findings: chunk.broken.count))
    }
    context.show(progress.clear())
    return tally
  }

  /// Every invariant is asked of all cases in some round.
  private func note(
    _ tally: FuzzTally,
    _ suite: AnySuite,
    _ faults: Int,
    _ record: inout RunRecord
  ) {
    var whole = tally
    whole.broken = tally.broken.filter { EngineFault.Kind(cause: $0.key) != nil }
    record.add(whole, of: suite, invariants: asked(of: suite))
  }

  private func replay(_ finding: Finding) -> String {
    if let file = finding.file { return "\(program) --replay \(file)" }
    return "\(program) --engine \(finding.engine) --seed \(seed)"
  }
}
