import LayoutCases
import LayoutCore
import LayoutFiles
import LayoutHarness
import LayoutReports
import LayoutSuites
import LayoutTiming

/// Counts and times the engines at growing sizes.
enum BenchCommand: Command {
  static let name = "bench"
  static let summary = "count and time the engines at growing sizes"
  static let against = Flag("--against", "FILE", "compare with an earlier report of bench")
  static let largest = Flag("--largest", "N", "the largest number of items; 1,000,000")
  static let counters = Flag("--counters", nil, "count only; the same on every run")
  static let record = Flag("--record", "FILE", "keep the counters there as a baseline")
  static let flags: [Flag] =
    Flag.selecting + [largest, counters, against, record, .report, .verbose]

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    let chosen = !arguments.texts(.engine).isEmpty || !arguments.texts(.domain).isEmpty
    let suites = try context.selected(arguments).filter { chosen || $0.isGated }
    var benchmarks = suites.flatMap(\.benchmarks)
    if !chosen { benchmarks += Yardsticks.all }
    let isTimed = !arguments.has(counters)
    let largest = try arguments.count(largest) ?? 1_000_000
    let baseline = arguments.text(against)
    var record = RunRecord(command: name, seed: try arguments.seed())
    let work = benchmarks
    try await record.part("timing") { record in
      let run = BenchRun(work, largest: largest, isTimed: isTimed)
      record.series = run.run { benchmark, n in
        guard context.errorTerminal.isTerminal else { return }
        let line = "  \(benchmark.engine) \(benchmark.parameter) n = \(n)"
        context.show(context.errorTerminal.passing(line, .plain))
      }
      context.show(context.errorTerminal.clearing)
      return try TimingPart.judged(
        &record,
        against: baseline ?? "",
        isRequired: baseline != nil
      )
    }
    let report = record.report(workers: 1)
    context.say(BenchText.lines(report.series))
    if isTimed { context.say(BenchText.ratios(of: work, largest: largest)) }
    let code = try ReportOutput(arguments).finish(report, in: context)
    if let file = arguments.text(Self.record) {
      var kept = report
      kept.times = RunReport.Times()
      try writeAtomically(try ReportJSON.render(kept), to: file)
    }
    return code
  }
}
