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
  /// What was found is printed even where no report can be written.
  ///
  /// - Throws: `ReportFolder.Failure` naming the file that cannot be written.
  func finish(_ whole: RunReport, in context: CommandContext) throws -> ExitCode {
    var report = whole
    for index in report.findings.indices {
      report.findings[index].replay += context.replayWords(after: report.findings[index].replay)
    }
    let finished = report
    let written = Result { try ReportFolder(folder).write(finished) }
    context.say(
      SummaryText.lines(
        report,
        folder: (try? written.get()).map { folder },
        verbose: isVerbose,
        terminal: context.terminal
      )
    )
    try written.get()
    return report.verdict
  }
}
