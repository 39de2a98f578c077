package import LayoutCore
package import LayoutTiming

/// Everything a run found out; every other report is made from it.
///
/// Two runs of the same command on the same revision give equal reports but for ``times``, the one
/// place for whatever a clock or the machine's load decides.
package struct RunReport: Sendable, Hashable, Codable {
  /// The version of the form this code writes and reads.
  package static let schema = 1

  /// The version of the form.
  package var schema: Int
  /// The command, such as `gate`.
  package var command: String
  /// The seed of everything drawn.
  package var seed: UInt64
  /// The revision that was checked, as text; empty where it is not known.
  package var revision: String
  /// What built and runs the engines; stored counters are compared only under an equal one.
  package var build: Build
  /// Which part of a divided run this is, or `nil` for a whole run.
  package var shard: Shard?
  /// Whether the run was interrupted before its end; `nil` for one that was not.
  package var interrupted: Bool?
  /// The failing cases of a shard, each minimised by itself, of which the whole run's findings are
  /// made; `nil` for a whole run.
  package var found: [FoundCase]?
  /// Whether what could not be decided fails the run.
  package var strict: Bool
  /// How the run ends.
  package var verdict: ExitCode
  /// What was done, in the order in which it was done.
  package var parts: [Part]
  /// The engines that were asked, sorted by domain and name.
  package var engines: [Engine]
  /// What was demanded of them, sorted by domain, engine and name.
  package var invariants: [Checked]
  /// What the cases were like, sorted by domain and label.
  package var labels: [Label]
  /// What was found, one a cause.
  package var findings: [Finding]
  /// Faults that saved cases expect, sorted by domain, engine and file.
  package var known: [Known]
  /// Goldens that are not as recorded, sorted by domain, engine and name.
  package var goldens: [GoldenChange]
  /// What was drawn whatever it breaks, in the order in which it was; `nil` where nothing was.
  package var drawings: [Drawing]?
  /// What the benchmarks counted, sorted by key.
  package var benchmarks: [Benchmark]
  /// What the comparison with an earlier report says of the work, sorted by key; ``verdicts`` adds
  /// what the clock says.
  package var comparisons: [SeriesVerdict]
  /// Whatever differs from run to run.
  package var times: Times

  /// Makes a report in its one order; the verdict is made from the parts.
  package init(
    command: String,
    seed: UInt64,
    revision: String,
    build: Build,
    shard: Shard? = nil,
    interrupted: Bool = false,
    found: [FoundCase]? = nil,
    strict: Bool = false,
    parts: [Part],
    engines: [Engine] = [],
    invariants: [Checked] = [],
    labels: [Label] = [],
    findings: [Finding] = [],
    known: [Known] = [],
    goldens: [GoldenChange] = [],
    series: [BenchmarkSeries] = [],
    comparisons: [SeriesVerdict] = [],
    drawings: [Drawing] = [],
    times: Times
  ) {
    schema = Self.schema
    self.command = command
    self.seed = seed
    self.revision = revision
    self.build = build
    self.shard = shard
    self.strict = strict
    self.interrupted = interrupted ? true : nil
    self.found = found
    let verdict = Self.verdict(of: parts, strict: strict)
    // Nothing found so far is no yes.
    self.verdict = interrupted && verdict == .held ? .inconclusive : verdict
    self.parts = parts
    self.engines = engines.sorted { ($0.domain, $0.name) < ($1.domain, $1.name) }
    self.invariants = invariants.sorted {
      ($0.domain, $0.engine, $0.name) < ($1.domain, $1.engine, $1.name)
    }
    self.labels = labels.sorted { ($0.domain, $0.label) < ($1.domain, $1.label) }
    self.findings = findings.sorted {
      ($0.domain, $0.engine, $0.violation.invariant, $0.fingerprint)
        < ($1.domain, $1.engine, $1.violation.invariant, $1.fingerprint)
    }
    self.known = known.sorted { ($0.domain, $0.engine, $0.file) < ($1.domain, $1.engine, $1.file) }
    self.goldens = goldens.sorted {
      ($0.domain, $0.engine, $0.name) < ($1.domain, $1.engine, $1.name)
    }
    self.drawings = drawings.isEmpty ? nil : drawings
    let series = series.sorted { $0.key < $1.key }
    benchmarks = series.map(Benchmark.init)
    self.comparisons = comparisons.sorted { $0.key < $1.key }
    self.times = times
    self.times.series = series.map(Times.Series.init)
    self.times.comparisons = self.comparisons.compactMap { verdict in
      verdict.time.map { Times.Comparison(key: verdict.key, note: $0) }
    }
    for index in self.comparisons.indices { self.comparisons[index].time = nil }
    self.times.minimising.sort { $0.name < $1.name }
  }

  /// The same report with other findings and with its parts told anew.
  package func with(findings: [Finding], parts change: (Part) -> Part) -> RunReport {
    RunReport(
      command: command,
      seed: seed,
      revision: revision,
      build: build,
      shard: shard,
      interrupted: interrupted == true,
      found: found,
      strict: strict,
      parts: parts.map(change),
      engines: engines,
      invariants: invariants,
      labels: labels,
      findings: findings,
      known: known,
      goldens: goldens,
      series: series,
      comparisons: verdicts,
      drawings: drawings ?? [],
      times: times
    )
  }

  /// The highest outcome of the parts; `nothingChecked` where no part checked anything, or where
  /// one says so itself.
  ///
  /// What could not be decided counts only where the run is strict.
  package static func verdict(of parts: [Part], strict: Bool = false) -> ExitCode {
    let anything = parts.contains { $0.count > 0 || $0.outcome != .held }
    guard anything else { return .nothingChecked }
    return ExitCode.highest(
      of: parts.map { $0.outcome == .inconclusive && !strict ? .held : $0.outcome }
    )
  }
}
