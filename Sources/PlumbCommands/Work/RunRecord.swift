import Foundation
import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutTiming

/// What a command has found out so far; at its end it becomes the report.
struct RunRecord {
  var command: String
  var seed: UInt64
  var parts: [RunReport.Part] = []
  var engines: [RunReport.Engine] = []
  var invariants: [RunReport.Checked] = []
  var labels: [RunReport.Label] = []
  var findings: [Finding] = []
  var found: [FoundCase] = []
  var isInterrupted = false
  var known: [RunReport.Known] = []
  var goldens: [RunReport.GoldenChange] = []
  var series: [BenchmarkSeries] = []
  var comparisons: [SeriesVerdict] = []
  var drawings: [RunReport.Drawing] = []
  var shard: RunReport.Shard?
  var spans: [RunReport.Times.Span] = []
  let start = ContinuousClock.now
  let date = Date()

  init(command: String, seed: UInt64) {
    self.command = command
    self.seed = seed
  }

  /// Does one part and keeps how long it took.
  mutating func part(
    _ name: String,
    _ body: (inout RunRecord) async throws -> RunReport.Part
  ) async rethrows {
    let begun = ContinuousClock.now
    let part = try await body(&self)
    parts.append(part)
    spans.append(RunReport.Times.Span(name, seconds: Self.seconds(since: begun)))
  }

  /// Adds what a range of drawn cases came to.
  mutating func add(_ tally: FuzzTally, of suite: AnySuite, invariants asked: [String]?) {
    let names = suite.invariants
      .filter { asked?.contains($0.description.name) ?? $0.isDefault }
      .map(\.description.name)
    engines.append(
      RunReport.Engine(
        domain: suite.domain,
        name: suite.engine,
        version: suite.version,
        cases: tally.cases,
        refused: tally.refusals,
        faults: tally.faults
      )
    )
    // An invariant is asked of what the ones before it have let through.
    var left = tally.cases - tally.faults
    for name in names {
      invariants.append(
        RunReport.Checked(domain: suite.domain, engine: suite.engine, name: name, checked: left)
      )
      left -= tally.broken.filter { $0.key.prefix { $0 != "/" } == name }.values.reduce(0, +)
    }
    for (label, count) in zip(suite.labels, tally.labels) {
      if let place = labels.firstIndex(where: { $0.domain == suite.domain && $0.label == label }) {
        labels[place].cases += count
      } else {
        labels.append(RunReport.Label(domain: suite.domain, label: label, cases: count))
      }
    }
  }

  /// The report of what was found out.
  func report(workers: Int) -> RunReport {
    RunReport(
      command: command,
      seed: seed,
      revision: Revision.current,
      build: Revision.build,
      shard: shard,
      interrupted: isInterrupted,
      found: shard == nil ? nil : found,
      parts: parts,
      engines: engines,
      invariants: invariants,
      labels: labels,
      findings: findings,
      known: known,
      goldens: goldens,
      series: series,
      comparisons: comparisons,
      drawings: drawings,
      times: RunReport.Times(
        date: date.formatted(.iso8601),
        elapsed: Self.seconds(since: start),
        workers: workers,
        parts: spans
      )
    )
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    let span = ContinuousClock.now - start
    return Double(span.components.seconds) + Double(span.components.attoseconds) * 1e-18
  }
}
