import LayoutCore
import LayoutFiles
import LayoutHarness
import LayoutReports

/// Writes a run's report and prints its summary.
struct ReportOutput {
  private let folder: String
  private let isVerbose: Bool
  private let resumes: Bool

  init(_ arguments: Arguments) {
    folder = arguments.text(.report) ?? "Reports/latest"
    isVerbose = arguments.has(.verbose)
    resumes = arguments.has(.resume)
  }

  /// Begins the journal of a run beside its report, or opens it where the flags ask to go on.
  func journal(
    _ plan: RunPlan,
    shard: RunReport.Shard? = nil,
    in context: CommandContext
  ) throws -> RunJournal {
    var plan = plan
    plan.choices["shard"] = shard.map { "\($0.index)/\($0.of)" } ?? "the whole run"
    let journal = try RunJournal(folder: folder, plan: plan, resumes: resumes)
    if resumes { context.complain("going on after \(journal.chunksDone) chunks that are done") }
    return journal
  }

  /// Prints the summary, writes every format, and returns the verdict.
  ///
  /// - Throws: ``FileFailure`` naming the file that cannot be written; the summary is printed all
  ///   the same.
  func finish(
    _ whole: RunReport,
    in context: CommandContext,
    journal: RunJournal? = nil
  ) throws -> ExitCode {
    var report = whole
    for index in report.findings.indices {
      report.findings[index].replay += context.replayWords(after: report.findings[index].replay)
    }
    var failure: (any Error)?
    do {
      try ReportFolder(folder).write(report)
      if report.interrupted != true { try journal?.finish() }
    } catch {
      failure = error
    }
    context.say(
      SummaryText.lines(
        report,
        folder: failure == nil ? folder : nil,
        verbose: isVerbose,
        terminal: context.terminal
      )
    )
    if let failure { throw failure }
    if report.interrupted == true, journal != nil { context.say("--resume goes on from here") }
    return report.verdict
  }
}
