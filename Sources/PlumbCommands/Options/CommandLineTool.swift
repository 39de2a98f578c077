import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutWorkers

/// Finds the command, reads its flags, runs it and exits with its code.
struct CommandLineTool {
  var suites: [AnySuite]

  /// All commands, in the order in which help lists them.
  static let commands: [any Command.Type] = [
    GateCommand.self, FuzzCommand.self, TryCommand.self, ReplayCommand.self, MinimizeCommand.self,
    MergeCommand.self, TruthCommand.self, GoldenCommand.self, BenchCommand.self,
    ImportCommand.self, ShowCommand.self, EnginesCommand.self, EngineCheckCommand.self,
    InvariantsCommand.self,
  ]

  func run() async -> Never {
    let words = CommandLine.arguments
    let program = words.first.map { String($0.split(separator: "/").last ?? "plumb") } ?? "plumb"
    let environment = ProcessInfo.processInfo.environment
    let context = CommandContext(
      suites: suites,
      program: program,
      executable: Self.executable(words.first ?? program),
      terminal: Self.terminal(1, environment),
      errorTerminal: Self.terminal(2, environment),
      environment: environment,
      stop: Interrupts.shared.flag
    )
    let code = await Self.code(Array(words.dropFirst()), context)
    exit(Int32(code.rawValue))
  }

  private static func code(_ words: [String], _ context: CommandContext) async -> ExitCode {
    guard let name = words.first, !["--help", "-h", "help"].contains(name) else {
      context.say(overview(context))
      return words.isEmpty ? .usage : .held
    }
    do {
      if name == WorkerCommand.name { try WorkerCommand.serve(Array(words.dropFirst()), context) }
      guard let command = commands.first(where: { $0.name == name }) else {
        let names = commands.map { $0.name }.joined(separator: ", ")
        throw UsageError("expected one of \(names)")
      }
      let arguments = try Arguments(Array(words.dropFirst()), flags: command.flags)
      if arguments.has(.help) {
        context.say(command.help(program: context.program))
        return .held
      }
      if command.operands.isEmpty, let word = arguments.positional.first {
        throw UsageError("expected flags only, found \(word)")
      }
      // The check of an adapter asks about a program that may not be fit to be an engine.
      let isCheck = command == EngineCheckCommand.self
      let heeding = isCheck ? context : try context.heeding(ForeignFlags(arguments))
      return try await command.run(arguments, in: heeding)
    } catch let error as UsageError {
      context.complain("\(context.program) \(name): \(error)")
      return .usage
    } catch let error as CaseError {
      context.complain("\(context.program) \(name): \(error)")
      return .badData
    } catch let error as PhotoAPIFailure {
      context.complain("\(context.program) \(name): \(error)")
      return ExitCode(rawValue: Int(error.exitCode)) ?? .unavailable
    } catch {
      context.complain("\(context.program) \(name): \(error)")
      return .unavailable
    }
  }

  /// What is known of one of the program's outputs; a terminal tells its own width unless `COLUMNS`
  /// says another.
  private static func terminal(_ descriptor: Int32, _ environment: [String: String]) -> Terminal {
    let isTerminal = isatty(descriptor) == 1
    var size = winsize()
    var columns: Int?
    if isTerminal, environment["COLUMNS"] == nil,
      unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0
    {
      columns = Int(size.ws_col)
    }
    return Terminal(isTerminal: isTerminal, environment: environment, columns: columns)
  }

  private static func overview(_ context: CommandContext) -> String {
    let width = commands.map { $0.name.count }.max() ?? 0
    var lines = ["\(context.program) COMMAND [FLAGS]", ""]
    for command in commands {
      let gap = String(repeating: " ", count: width - command.name.count)
      lines.append("  \(command.name)\(gap)  \(command.summary)")
    }
    lines += ["", "exit codes, the highest wins"]
    for code in ExitCode.allCases {
      let number = String(code.rawValue)
      let gap = String(repeating: " ", count: 3 - number.count)
      lines.append("\(gap)\(number)  \(code.meaning)")
    }
    lines += ["", "\(context.program) COMMAND --help tells a command's flags"]
    return lines.joined(separator: "\n")
  }

  /// The path of this program, from the system where it tells.
  private static func executable(_ first: String) -> String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? first
  }
}
