import LayoutCore
import LayoutHarness
import LayoutWorkers

/// Engines outside this program as the flags name them: one to be asked instead of the built-in
/// ones, and one to compare with.
struct ForeignFlags {
  static let command = Flag("--command", "COMMAND", "an engine: a program of the engine protocol")
  static let library = Flag("--library", "FILE", "an engine: a library with plumb_layout")
  static let name = Flag("--name", "NAME", "what such an engine is called in reports")
  static let understands = Flag(
    "--understands",
    "LIST",
    "what it can be asked, such as fixed,spans"
  )
  static let oracleCommand = Flag(
    "--oracle-command",
    "COMMAND",
    "compare with this engine's answers"
  )
  static let oracleLibrary = Flag("--oracle-library", "FILE", "compare with this library's answers")
  static let oracleUnderstands = Flag(
    "--oracle-understands",
    "LIST",
    "what the oracle can be asked"
  )
  static let forgiving = Flag("--forgiving", "POINTS", "how far an answer may be from the oracle's")

  /// All of them.
  static let all = [
    command, library, name, understands, oracleCommand, oracleLibrary, oracleUnderstands, forgiving,
  ]
  /// Those that a worker needs too.
  private static let passedOn = all + [.domain, .timeLimit, .memoryLimit]

  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Whether any of the flags is there.
  var isEmpty: Bool { !Self.all.contains { arguments.has($0) } }

  /// The flags again as words, for workers and for replaying.
  var words: [String] {
    guard !isEmpty else { return [] }
    return Self.passedOn.flatMap { flag in
      arguments.texts(flag).flatMap { [flag.name, $0] }
    }
  }

  /// The suites there are once the flags are heeded.
  ///
  /// - Parameter greeting: Whether each engine is started once, so that one that cannot be asked at
  ///   all is told as that and not found wrong in every case.
  /// - Throws: ``UsageError`` for flags that do not go together, a domain that is closed to such
  ///   engines or a part it does not have, ``CaseError`` for a command that does not parse,
  ///   ``UnavailableError`` for an engine that does not start.
  func suites(of builtIn: [AnySuite], greeting: Bool) throws -> [AnySuite] {
    guard !isEmpty else { return builtIn }
    if arguments.has(.inProcess) {
      throw UsageError("--in-process: an engine outside this program is asked by workers only")
    }
    var suites = builtIn
    var greeted: [(engine: ForeignEngine, command: Flag, library: Flag)] = []
    if let program = try program(Self.command, Self.library) {
      guard let suite = try domain(of: builtIn) else {
        throw UsageError("--domain: expected the domain of the engine that --command names")
      }
      // Not the name of a built-in engine, of which saved cases may expect something.
      let file = Self.name(of: program)
      let isTaken = builtIn.contains { $0.engine == file }
      let name = arguments.text(Self.name) ?? (isTaken ? "external-\(file)" : file)
      let engine = try engine(program, name, suite.domain)
      suites = [
        try Self.naming(Self.understands) { () throws(CaseError) in
          try suite.adopting(engine, understanding: parts())
        }
      ]
      greeted.append((engine, Self.command, Self.library))
    } else if let flag = [Self.name, Self.understands].first(where: arguments.has) {
      throw UsageError("\(flag.name): expected --command or --library beside it")
    }
    if let program = try program(Self.oracleCommand, Self.oracleLibrary) {
      guard let domain = try domain(of: suites)?.domain else {
        throw UsageError("--domain: expected the domain of the oracle")
      }
      let oracle = try engine(program, nil, domain)
      let points = try points()
      suites = try suites.filter { $0.domain == domain }.map { suite in
        try Self.naming(Self.oracleUnderstands) { () throws(CaseError) in
          try suite.referring(
            to: oracle,
            understanding: list(Self.oracleUnderstands),
            forgiving: points
          )
        }
      }
      greeted.append((oracle, Self.oracleCommand, Self.oracleLibrary))
    }
    if greeting { for one in greeted { try Self.greet(one.engine, one.command, one.library) } }
    return suites
  }

  /// What is wrong with the parts that a flag names is wrong usage of that flag.
  private static func naming(
    _ flag: Flag,
    _ suite: () throws(CaseError) -> AnySuite
  ) throws(UsageError) -> AnySuite {
    do throws(CaseError) {
      return try suite()
    } catch {
      throw UsageError("\(flag.name): \(error.message)")
    }
  }

  /// The parts of the domain that `--understands` names.
  func parts() -> [String]? { list(Self.understands) }

  /// What a process of such an engine may use.
  func limits() throws(UsageError) -> ProcessLimits {
    let resident = try arguments.memoryLimit()
    return ProcessLimits(resident: resident, mapped: resident * 4, start: .seconds(30))
  }

  private func engine(
    _ program: ForeignEngine.Program,
    _ name: String?,
    _ domain: String
  ) throws(UsageError) -> ForeignEngine {
    ForeignEngine(
      program,
      name: name ?? Self.name(of: program),
      domain: domain,
      limits: try limits(),
      timeLimit: try arguments.timeLimit()
    )
  }

  private static func greet(
    _ engine: ForeignEngine,
    _ command: Flag,
    _ library: Flag
  ) throws(UnavailableError) {
    do throws(EngineFault) {
      try engine.greet()
    } catch {
      let flag = if case .command = engine.program { command } else { library }
      let last = error.standardError.split(separator: "\n").last.map { ": \($0)" } ?? ""
      throw UnavailableError("\(flag.name): \(error.message)\(last)")
    }
  }

  private func program(_ command: Flag, _ library: Flag) throws -> ForeignEngine.Program? {
    switch (arguments.text(command), arguments.text(library)) {
    case (nil, nil): nil
    case (let text?, nil): .command(try LaunchCommand(parsing: text))
    case (nil, let path?): .library(path)
    default: throw UsageError("\(library.name): expected it or \(command.name), found both")
    }
  }

  /// A suite of the one domain that is meant: the one named, or the only one there is.
  private func domain(of suites: [AnySuite]) throws(UsageError) -> AnySuite? {
    let names = arguments.texts(.domain)
    if let name = names.first(where: { name in !suites.contains { $0.domain == name } }) {
      throw UsageError("--domain: expected a domain that there is, found \(name)")
    }
    let meant = Set(names.isEmpty ? suites.map(\.domain) : names)
    return meant.count == 1 ? suites.first { meant.contains($0.domain) } : nil
  }

  private func list(_ flag: Flag) -> [String]? {
    arguments.text(flag).map { $0.split(separator: ",").map(String.init) }
  }

  private func points() throws(UsageError) -> Double? {
    guard let text = arguments.text(Self.forgiving) else { return nil }
    guard let points = Double(text), points >= 0, points.isFinite else {
      throw UsageError("--forgiving: expected a number of points, found \(text)")
    }
    return points
  }

  /// The last word of the program that names a file, without folder and ending.
  private static func name(of program: ForeignEngine.Program) -> String {
    let words: [String]
    switch program {
    case .command(let command): words = [command.program] + command.arguments
    case .library(let path): words = [path]
    }
    let file = words.last { $0.contains("/") || $0.contains(".") } ?? words[0]
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let stem = last.split(separator: ".").first.map(String.init) ?? last
    return stem.isEmpty ? "external" : stem
  }
}

extension Arguments {
  /// How long one case may take.
  func timeLimit() throws(UsageError) -> Duration { try duration(.timeLimit) ?? .seconds(2) }

  /// How many bytes an engine's process may use.
  func memoryLimit() throws(UsageError) -> UInt64 { try bytes(.memoryLimit) ?? 1 << 30 }
}
