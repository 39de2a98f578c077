import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutSuites
import LayoutWorkers

/// Everything, with fixed seeds, and a yes or a no.
enum GateCommand: Command {
  static let name = "gate"
  static let summary = "replay, truth, goldens, fuzz with fixed seeds, timing: yes or no"
  static let flags: [Flag] =
    Flag.selecting + [.seed, .cases, .resume] + Flag.running + [
      .corpus, .report, .noSave, .verbose,
    ]
  static let notes = [ExitCode.ofTraps]

  /// How many invariants are asked by default: one of two domains is two, one of two engines one.
  private static func invariants(of suites: [AnySuite]) -> Int {
    let asked = suites.flatMap { suite in
      suite.invariants.filter(\.isDefault).map { [suite.domain, $0.description.name] }
    }
    return Set(asked).count
  }

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    let seed = try arguments.seed()
    let suites = try context.selected(arguments)
    let runner = try context.runner(arguments)
    let folder = arguments.text(.corpus) ?? "Corpus"
    let store = CaseStore(folder: folder)
    let asked = try arguments.count(.cases)
    // An exhibit is asked for by name; the corpus says what it is known to break.
    let attacked = arguments.texts(.engine).isEmpty ? suites.filter(\.isGated) : suites
    context.say(
      SummaryText.heading(
        domains: Set(suites.map(\.domain)).count,
        engines: suites.count,
        invariants: Self.invariants(of: attacked),
        seed: seed,
        workers: runner.lanes,
        terminal: context.terminal
      )
    )
    let fuzzing = Fuzzing(
      suites: attacked,
      seed: seed,
      cases: 0..<(asked ?? attacked.map(\.gateCases).max() ?? 1),
      keepsToGate: asked == nil,
      store: arguments.has(.noSave) ? nil : store
    )
    let output = ReportOutput(arguments)
    let journal = try output.journal(try fuzzing.plan(arguments, command: name), in: context)
    var record = RunRecord(command: name, seed: seed)
    let saved = try store.cases(of: Array(Set(suites.map(\.domain))))
    if !saved.isEmpty {
      let replaying = Replaying(suites: suites, cases: saved, program: context.program)
      try await record.part("replay") { try replaying.run(on: runner, &$0) }
    }
    try await TruthPart(corpus: folder).add(to: &record)
    try await GoldenPart(arguments, selected: suites, in: context).add(to: &record, on: runner)
    if !runner.stop.isSet {
      try await record.part("fuzz") {
        try fuzzing.run(on: runner, in: context, &$0, journal: journal)
      }
    }
    if !runner.stop.isSet {
      try await TimingPart(suites: attacked, context: context).add(to: &record)
    }
    record.isInterrupted = runner.stop.isSet
    return try output.finish(record.report(workers: runner.lanes), in: context, journal: journal)
  }
}
