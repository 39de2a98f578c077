import LayoutCore
import LayoutReports

/// Writes a run's report and prints its summary.
struct ReportOutput {
  private let folder: String
  private let isVerbose: Bool

  init(_ arguments: Arguments) {
    folder = arguments.text(.report) ?? "Reports/latest"
    isVerbose = arguments.has(.verbose)
  }

  /// Prints the summary, writes every format, and returns the verdict.
  ///
  /// - Throws: ``CaseError`` naming the file that cannot be written.
  func finish(_ whole: RunReport, in context: CommandContext) throws -> ExitCode {
    var report = whole
    for index in report.findings.indices {
      report.findings[index].replay += context.replayWords(after: report.findings[index].replay)
    }
    try ReportFolder(folder).write(report)
    context.say(
      SummaryText.lines(
        report,
        folder: folder,
        verbose: isVerbose,
        terminal: context.terminal
      )
    )
    return report.verdict
  }
}
