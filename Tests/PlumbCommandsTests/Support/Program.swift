import Foundation
import LayoutReports
import TestKit
import Testing

/// The built command, run in a folder of its own as a person or a CI system would.
struct Program {
  /// What one run came to.
  struct Result {
    var code: ExitCode?
    var output: String
    var errors: String

    /// The lines of standard output.
    var lines: [String] { output.split(separator: "\n").map(String.init) }
    /// The lines of standard error.
    var complaints: [String] { errors.split(separator: "\n").map(String.init) }
  }

  /// Where the command is built.
  static let path = Places.program("plumb")

  /// Flags under which a verdict does not hang on how busy the machine is.
  static let patient = ["--jobs", "1", "--time-limit", "60s"]

  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Runs the command in a folder.
  ///
  /// Variables are added to a plain environment, in which no `CI` stands unless it is given. Where
  /// the output is not read, its reader is gone from the start.
  static func run(
    _ arguments: [String],
    in folder: Workplace,
    environment added: [String: String] = [:],
    isRead: Bool = true
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    for name in ["CI", "NO_COLOR", "COLUMNS", "UNSPLASH_ACCESS_KEY", "GITHUB_ACTIONS"] {
      environment[name] = nil
    }
    process.environment = environment.merging(added) { $1 }
    // Files, not pipes: a pipe that nobody reads in time stops the program.
    let places = ["output", "errors", "input"].map { "\(folder.path)/.\($0)" }
    for place in places { try Data().write(to: URL(fileURLWithPath: place)) }
    let unread = Pipe()
    try unread.fileHandleForReading.close()
    process.standardOutput = isRead ? FileHandle(forWritingAtPath: places[0]) : unread
    process.standardError = FileHandle(forWritingAtPath: places[1])
    process.standardInput = FileHandle(forReadingAtPath: places[2])
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit, "ended by a signal: \(arguments)")
    return Result(
      code: ExitCode(rawValue: Int(process.terminationStatus)),
      output: try String(contentsOfFile: places[0], encoding: .utf8),
      errors: try String(contentsOfFile: places[1], encoding: .utf8)
    )
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips what needs the built command where it is not there.
  static var needsProgram: Self {
    .enabled(if: Program.isBuilt, "the command is not built at \(Program.path)")
  }
}
