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
    GateCommand.self, FuzzCommand.self, ReplayCommand.self, MinimizeCommand.self,
    MergeCommand.self, TruthCommand.self, BenchCommand.self, ImportCommand.self,
    ShowCommand.self, EnginesCommand.self, InvariantsCommand.self,
  ]

  func run() async -> Never {
    let words = CommandLine.arguments
    let program = words.first.map { String($0.split(separator: "/").last ?? "plumb") } ?? "plumb"
    let environment = ProcessInfo.processInfo.environment
    let context = CommandContext(
      suites: suites,
      program: program,
      executable: Self.executable(words.first ?? program),
      terminal: Terminal(isTerminal: isatty(1) == 1, environment: environment),
      errorTerminal: Terminal(isTerminal: isatty(2) == 1, environment: environment),
      environment: environment,
      stop: Interrupts.shared.flag
    )
    let code = await Self.code(Array(words.dropFirst()), context)
    exit(Int32(code.rawValue))
  }

  private static func code(_ words: [String], _ context: CommandContext) async -> ExitCode {
    guard let name = words.first, name != "--help", name != "help" else {
      context.say(overview(context))
      return words.isEmpty ? .usage : .held
    }
    if name == WorkerCommand.name { WorkerCommand.serve(context) }
    guard let command = commands.first(where: { $0.name == name }) else {
      let names = commands.map { $0.name }.joined(separator: ", ")
      context.complain("\(context.program): expected one of \(names), found \(name)")
      return .usage
    }
    do {
      let arguments = try Arguments(Array(words.dropFirst()), flags: command.flags)
      if arguments.has(.help) {
        context.say(command.help(program: context.program))
        return .held
      }
      return try await command.run(arguments, in: context)
    } catch let error as UsageError {
      context.complain("\(context.program) \(name): \(error)")
      return .usage
    } catch let error as CaseError {
      context.complain("\(context.program) \(name): \(error)")
      return .badData
    } catch let error as PhotoAPIFailure {
      context.complain("\(context.program) \(name): \(error)")
      return ImportCommand.code(of: error)
    } catch {
      context.complain("\(context.program) \(name): \(error)")
      return .unavailable
    }
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
