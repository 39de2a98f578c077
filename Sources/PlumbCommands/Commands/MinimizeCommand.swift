import LayoutCases
import LayoutCore
import LayoutFiles
import LayoutHarness
import LayoutReports

/// Makes a saved failing case as small as it gets.
enum MinimizeCommand: Command {
  static let name = "minimize"
  static let summary = "find the least case that breaks the same invariant as a saved one"
  static let operands = "CASE"
  static let output = Flag("--output", "FILE", "write the least case there too")
  static let flags: [Flag] =
    Flag.selecting + [.invariant, output] + Flag.running + [
      .corpus, .report, .noSave, .verbose,
    ]

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    guard arguments.positional.count == 1, let path = arguments.positional.first else {
      throw UsageError("expected one CASE")
    }
    let runner = try context.runner(arguments)
    let folder = arguments.text(.corpus) ?? "Corpus"
    let saved = try CaseStore(folder: folder).read(path)
    let head = try SavedCaseHead.read(saved)
    let suites = try context.selected(arguments).filter { $0.domain == head.domain }
    guard !suites.isEmpty else {
      throw CaseError("expected the domain of an engine, found \"\(head.domain)\"", file: path)
    }
    let invariants = try context.invariants(arguments)
    let answers = CheckRun(
      suites.map {
        CheckRun.Question(
          domain: $0.domain,
          engine: $0.engine,
          source: .text(saved.text, file: path)
        )
      },
      invariants: invariants
    )
    .run(on: runner)
    var failures: [FindingRun.Failure] = []
    for (suite, answer) in zip(suites, answers) {
      switch answer {
      case .unusable(let message): throw CaseError(message)
      case .checked(let checked):
        guard let violation = checked.violations.first else { continue }
        failures.append(
          FindingRun.Failure(
            domain: suite.domain,
            engine: suite.engine,
            index: failures.count,
            source: .text(saved.text, file: path),
            violation: violation,
            origin: path,
            seen: 1,
            standardError: ""
          )
        )
      }
    }
    var record = RunRecord(command: name, seed: try arguments.seed())
    let found = failures
    try await record.part("minimise") { record in
      let store = arguments.has(.noSave) ? nil : CaseStore(folder: folder)
      let run = FindingRun(store: store, program: context.program, invariants: invariants)
      record.findings = try run.run(found, on: runner).findings
      return RunReport.Part(
        name: "minimise",
        count: 1,
        unit: "case",
        outcome: Fuzzing.outcome(of: record.findings, checked: 1),
        detail: found.isEmpty ? "breaks nothing" : Fuzzing.detail(of: record.findings)
      )
    }
    if let file = arguments.text(output), let finding = record.findings.first {
      try writeAtomically(finding.minimised.json, to: file)
    }
    return try ReportOutput(arguments).finish(record.report(workers: runner.lanes), in: context)
  }
}
