import Foundation
import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutWorkers

/// What a command works with: engines, the terminal, the environment.
struct CommandContext: Sendable {
  /// The engines known to this program.
  var suites: [AnySuite]
  /// The name under which it was called, for replay commands.
  var program: String
  /// The path of its own executable, for workers.
  var executable: String
  /// What text is printed to.
  var terminal: Terminal
  /// What errors and progress are printed to.
  var errorTerminal: Terminal
  /// The environment's variables.
  var environment: [String: String]
  /// Set by an interrupt.
  var stop: StopFlag
  /// The flags that name engines outside this program, again as words.
  var foreignWords: [String] = []

  /// Prints a line.
  func say(_ line: String) { Self.write(line + "\n", to: .standardOutput) }

  /// Prints lines.
  func say(_ lines: [String]) {
    Self.write(lines.map { $0 + "\n" }.joined(), to: .standardOutput)
  }

  /// Prints a line to standard error.
  func complain(_ line: String) { Self.write(line + "\n", to: .standardError) }

  /// Prints text to standard error as it is, for progress lines.
  func show(_ text: String) { Self.write(text, to: .standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    // A closed pipe is no reason to fail: the exit code says what there is to say.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  /// The suites that the flags select.
  ///
  /// - Throws: ``UsageError`` when a name selects nothing.
  func selected(_ arguments: Arguments) throws(UsageError) -> [AnySuite] {
    let domains = arguments.texts(.domain)
    let engines = arguments.texts(.engine)
    for name in domains where !suites.contains(where: { $0.domain == name }) {
      throw UsageError("--domain: expected one of \(list(suites.map(\.domain))), found \(name)")
    }
    for name in engines where !suites.contains(where: { $0.engine == name }) {
      throw UsageError("--engine: expected one of \(list(suites.map(\.engine))), found \(name)")
    }
    return suites.filter {
      (domains.isEmpty || domains.contains($0.domain))
        && (engines.isEmpty || engines.contains($0.engine))
    }
  }

  /// The invariants that the flags select, or `nil` for the default ones.
  func invariants(_ arguments: Arguments) throws(UsageError) -> [String]? {
    let names = arguments.texts(.invariant)
    guard !names.isEmpty else { return nil }
    let known = suites.flatMap { $0.invariants.map(\.description.name) }
    for name in names where !known.contains(name) {
      throw UsageError("--invariant: expected one of \(list(known)), found \(name)")
    }
    return names
  }

  /// How long one case may take unless told otherwise.
  static let timeLimit = Duration.seconds(2)
  /// How many bytes a worker may use unless told otherwise.
  static let memoryLimit: UInt64 = 1 << 30

  /// The lanes that the flags ask for.
  func runner(_ arguments: Arguments) throws(UsageError) -> Runner {
    let jobs =
      try arguments.count(.jobs, most: 1024) ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
    let memory = try arguments.memoryLimit()
    var command: LaunchCommand?
    if !arguments.has(.inProcess) {
      command = LaunchCommand(executable, [WorkerCommand.name] + foreignWords)
    }
    return Runner(
      suites: suites,
      lanes: jobs,
      command: command,
      // What a worker may map its children inherit, and they have limits of their own.
      limits: ProcessLimits(resident: memory, mapped: foreignWords.isEmpty ? memory * 4 : nil),
      timeLimit: try arguments.timeLimit(),
      stop: stop
    )
  }

  /// The context with the engines that the flags put in place of, or beside, the built-in ones.
  func heeding(_ foreign: ForeignFlags) throws -> CommandContext {
    var context = self
    context.suites = try foreign.suites(of: suites, greeting: true)
    context.foreignWords = foreign.words
    return context
  }

  /// What a replay command needs behind it to ask the same engines, ready for a shell.
  func replayWords(after command: String) -> String {
    var words = foreignWords
    // A command that names the domain already names it once.
    if command.contains("--domain"), let place = words.firstIndex(of: "--domain") {
      words.removeSubrange(place...place + 1)
    }
    return words.map { word in
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./,=:".contains($0) }
      return " " + (isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'")
    }.joined()
  }

  private func list(_ names: [String]) -> String {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.joined(separator: ", ")
  }
}
