import LayoutCases
import LayoutCore
import LayoutReports
import LayoutSuites

/// Judges the package's engines by recorded answers.
enum TruthCommand: Command {
  static let name = "truth"
  static let summary = "compare the engines with answers recorded from real ones"
  static let operands = "FILE…"
  static let all = Flag("--all", nil, "name every difference, not only the first ten of a file")
  static let flags: [Flag] = [all]

  static func run(_ arguments: Arguments, in context: CommandContext) throws -> ExitCode {
    guard !arguments.positional.isEmpty else { throw UsageError("expected one FILE or more") }
    var codes: [ExitCode] = []
    for file in arguments.positional {
      let result = try TruthReader.judge(try readFile(file), file: file)
      codes.append(Self.tell(result, file, most: arguments.has(all) ? .max : 10, in: context))
    }
    return ExitCode.highest(of: codes)
  }

  private static func tell(
    _ result: TruthResult,
    _ file: String,
    most: Int,
    in context: CommandContext
  ) -> ExitCode {
    let failures = result.failures
    context.say("\(file): \(result.passed) passed, \(failures.count) failed")
    for failure in failures.prefix(most) {
      if case .failed(let difference) = failure.outcome {
        context.say("  \(failure.name): \(difference)")
      }
    }
    if failures.count > most { context.say("  and \(failures.count - most) more") }
    let uncertain = result.cases.filter { !$0.isCertain }
    if !uncertain.isEmpty {
      let passed = uncertain.count { $0.outcome == .passed }
      context.say("  of less certain cases \(passed) passed, \(uncertain.count - passed) failed")
      for failure in uncertain {
        if case .failed(let difference) = failure.outcome {
          context.say("    \(failure.name): \(difference)")
        }
      }
    }
    for left in result.cases {
      if case .leftOut(let why) = left.outcome { context.say("  left out: \(left.name) \(why)") }
    }
    if result.cases.isEmpty { return .nothingChecked }
    return failures.isEmpty ? .held : .violated
  }
}
