import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutWorkers

/// Attacks engines with random cases.
enum FuzzCommand: Command {
  static let name = "fuzz"
  static let summary = "attack engines with random cases and minimise what fails"
  static let from = Flag("--from", "N", "the number of the first case; 0")
  static let shard = Flag("--shard", "I/N", "only the I-th of N equal parts of the cases")
  static let flags: [Flag] =
    Flag.selecting + [.seed, .cases, .time, from, shard, .invariant, .resume] + Flag.running + [
      .corpus, .report, .noSave, .verbose,
    ]
  static let notes = [ExitCode.ofTraps]

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    let seed = try arguments.seed()
    let suites = try context.selected(arguments)
    let runner = try context.runner(arguments)
    let time = try arguments.duration(.time)
    let first = try arguments.count(from, least: 0) ?? 0
    let count = try arguments.count(.cases) ?? (time == nil ? 20_000 : Int.max / 4)
    var fuzzing = Fuzzing(
      suites: suites,
      seed: seed,
      cases: first..<first + count,
      time: time,
      invariants: try context.invariants(arguments)
    )
    if !arguments.has(.noSave) {
      fuzzing.store = CaseStore(folder: arguments.text(.corpus) ?? "Corpus")
    }
    var record = RunRecord(command: name, seed: seed)
    let plan = try fuzzing.plan(arguments, command: name)
    if let text = arguments.text(shard) {
      var part = try Self.part(text)
      fuzzing.shard = (part.index - 1, part.of)
      part.plan = plan.choices
      record.shard = part
    }
    let attack = fuzzing
    let output = ReportOutput(arguments)
    let journal = try output.journal(plan, shard: record.shard, in: context)
    try await record.part("fuzz") {
      try attack.run(on: runner, in: context, &$0, journal: journal)
    }
    record.isInterrupted = runner.stop.isSet
    return try output.finish(record.report(workers: runner.lanes), in: context, journal: journal)
  }

  /// Reads `2/8`.
  static func part(_ text: String) throws(UsageError) -> RunReport.Shard {
    let numbers = text.split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let of = numbers[1], of >= 1,
      (1...of).contains(index)
    else { throw UsageError("--shard: expected a part such as 2/8, found \(text)") }
    return RunReport.Shard(index: index, of: of)
  }
}
