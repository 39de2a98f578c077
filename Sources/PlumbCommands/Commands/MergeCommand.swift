import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports

/// Joins the reports of all shards of a run into the report of the whole run.
enum MergeCommand: Command {
  static let name = "merge"
  static let summary = "join the reports of all shards of a run into one verdict"
  static let operands = "DIR…"
  static let flags: [Flag] = [.corpus, .report, .noSave, .verbose]

  static func run(_ arguments: Arguments, in context: CommandContext) async throws -> ExitCode {
    guard !arguments.positional.isEmpty else {
      throw UsageError("expected the report folders of all shards")
    }
    var shards: [RunReport] = []
    for folder in arguments.positional { shards.append(try read(folder)) }
    var report: RunReport
    do throws(JoinFailure) {
      report = try RunReport.join(shards)
    } catch {
      throw CaseError(error.description)
    }
    let store =
      arguments.has(.noSave) ? nil : CaseStore(folder: arguments.text(.corpus) ?? "Corpus")
    let chosen = FindingRun.chosen(of: shards.map { $0.found ?? [] })
    let run = FindingRun(store: store, program: context.program)
    let findings = try run.grouped(chosen, suites: context.suites)
    run.discard(shards.flatMap { $0.found ?? [] }, keeping: findings)
    report = report.with(findings: findings) { part in
      part.name == "fuzz" ? Fuzzing.part(findings, checked: part.count) : part
    }
    return try ReportOutput(arguments).finish(report, in: context)
  }

  /// The report of a folder, or one named itself.
  private static func read(_ path: String) throws(CaseError) -> RunReport {
    let file = path.hasSuffix(".json") ? path : "\(path)/report.json"
    let text = String(decoding: try readFile(file), as: UTF8.self)
    do throws(ReportJSON.Failure) {
      return try ReportJSON.parse(text)
    } catch {
      throw CaseError("expected the report of a shard: \(error)", file: file)
    }
  }
}
