import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutOracles
import LayoutReports

/// Holds answers against recorded ones, records new ones, and has them reviewed.
enum GoldenCommand: Command {
  static let name = "golden"
  static let summary = "verify recorded answers, record new ones, and review what waits"
  static let operands = "verify | record | review [ID…]"
  static let mode = Flag("--mode", "MODE", "record: put up missing, changed or all; all")
  static let prune = Flag("--prune", nil, "record: remove goldens that no case and engine have")
  static let accept = Flag("--accept", nil, "review: put what is named in its golden's place")
  static let reject = Flag("--reject", nil, "review: throw away what is named")
  static let all = Flag("--all", nil, "review: everything that waits")
  static let cause = Flag("--cause", "KIND", "review: only this kind of cause; may be repeated")
  static let flags: [Flag] =
    Flag.selecting + [mode, prune, accept, reject, all, cause] + Flag.running + [
      .corpus, .report, .verbose,
    ]

  /// What can be done with goldens, and the flags that belong to it alone.
  private enum Deed: String, CaseIterable {
    case verify, record, review

    var flags: [Flag] {
      switch self {
      case .verify: []
      case .record: [mode, prune]
      case .review: [accept, reject, all, cause]
      }
    }
  }

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    let words = Deed.allCases.map(\.rawValue).joined(separator: ", ")
    guard let word = arguments.positional.first else {
      throw UsageError("expected one of \(words)")
    }
    guard let deed = Deed(rawValue: word) else {
      throw UsageError("expected one of \(words), found \(word)")
    }
    for other in Deed.allCases where other != deed {
      for flag in other.flags where arguments.has(flag) {
        throw UsageError("\(flag.name) is for golden \(other.rawValue)")
      }
    }
    let rest = Array(arguments.positional.dropFirst())
    let selected = try context.selected(arguments).filter(\.hasGoldens)
    guard !selected.isEmpty else {
      let names = context.suites.filter(\.hasGoldens).map(\.engine).joined(separator: ", ")
      throw UsageError("--engine: expected an engine with goldens (\(names))")
    }
    switch deed {
    case .review:
      return try GoldenReviewing(arguments, ids: rest, selected: selected, in: context).run()
    case .verify, .record:
      guard rest.isEmpty else { throw UsageError("expected nothing behind \(word)") }
      return try await check(arguments, selected, records: deed == .record, in: context)
    }
  }

  private static func check(
    _ arguments: Arguments,
    _ selected: [AnySuite],
    records: Bool,
    in context: CommandContext
  ) async throws -> ExitCode {
    let asked = records ? try recordMode(arguments) : .never
    let part = GoldenPart(arguments, selected: selected, in: context, mode: asked)
    if records, part.mode == .never {
      context.complain("\(context.program) golden: CI is set, so nothing is recorded")
    }
    let runner = try context.runner(arguments)
    let domains = try part.domains()
    if arguments.has(prune), part.mode != .never {
      for domain in domains {
        for path in try domains.writing({ try domain.book.removeOrphans(of: domain.keys) }) {
          context.say("removed \(domain.folder)/\(path)")
        }
      }
    }
    var record = RunRecord(command: name, seed: 0)
    try await record.part("goldens") { findings in
      try domains.writing { try part.run(domains, on: runner, &findings) }
    }
    let report = record.report(workers: runner.lanes)
    if part.mode != .never { return try tell(report, arguments, in: context) }
    let code = try ReportOutput(arguments).finish(report, in: context)
    if code == .goldenChanged { context.say(hints(report, in: context)) }
    return code
  }

  /// What a recording says: it judges nothing, so it has no verdict and writes a report only where
  /// it is told to.
  private static func tell(
    _ report: RunReport,
    _ arguments: Arguments,
    in context: CommandContext
  ) throws -> ExitCode {
    var lines = SummaryText.parts(report.parts, times: report.times, terminal: context.terminal)
    for finding in report.findings {
      lines += [""] + FindingText.lines(finding, terminal: context.terminal)
    }
    for change in report.goldens {
      lines.append("  \(change.name)  \(change.status): \(change.cause)")
    }
    context.say(lines + hints(report, isRecorded: true, in: context))
    if let folder = arguments.text(.report) { try ReportFolder(folder).write(report) }
    return report.verdict
  }

  /// The commands that go on from here.
  private static func hints(
    _ report: RunReport,
    isRecorded: Bool = false,
    in context: CommandContext
  ) -> [String] {
    let isOrphaned = report.goldens.contains { $0.status == orphaned }
    let isOpen = report.goldens.contains { $0.status != orphaned }
    return [
      isOpen && !isRecorded ? "record  \(context.program) golden record" : nil,
      isOpen && isRecorded ? "review  \(context.program) golden review" : nil,
      isOrphaned ? "remove  \(context.program) golden record --prune" : nil,
    ]
    .compactMap { $0 }
  }

  private static let orphaned = GoldenStanding.orphaned.word

  private static func recordMode(_ arguments: Arguments) throws(UsageError) -> GoldenRecordMode {
    guard let text = arguments.text(mode) else { return .all }
    guard let mode = GoldenRecordMode(rawValue: text) else {
      let words = GoldenRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--mode: expected one of \(words), found \(text)")
    }
    return mode
  }
}
