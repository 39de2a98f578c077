import Foundation
import LayoutCore
import LayoutReports
import Testing

/// The program of hostile engines, run in a folder of its own.
struct Program: ~Copyable {
  /// The folder it runs in, removed with the value.
  let folder: String
  /// What its environment has beside that of the test.
  var environment: [String: String] = ["HOSTILE_RATE": "128", "HOSTILE_PATIENCE": "200"]

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// What a call came to.
  struct Result {
    var code: Int32
    var output: String
    var errors: String
  }

  /// Starts the program without waiting for it.
  func start(_ arguments: [String], output: Any? = nil, errors: Any? = nil) throws -> Process {
    let process = Process()
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = tests.appendingPathComponent("HostileEngines")
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = errors ?? FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the program to its end.
  @discardableResult
  func run(_ arguments: [String]) throws -> Result {
    let out = try file("out.txt")
    let err = try file("err.txt")
    let process = try start(arguments, output: out, errors: err)
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus,
      output: try text("out.txt"),
      errors: try text("err.txt")
    )
  }

  /// The report in a folder below, without what a clock decides.
  func report(_ name: String) throws -> RunReport {
    var report = try ReportJSON.parse(try text("\(name)/report.json"))
    report.times = RunReport.Times()
    return report
  }

  /// The names and texts of all files below a folder, hidden ones too.
  func files(below name: String) throws -> [String: String] {
    var files: [String: String] = [:]
    let root = "\(folder)/\(name)"
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? [] {
      var isFolder: ObjCBool = false
      let file = "\(root)/\(path)"
      _ = unsafe FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      if !isFolder.boolValue { files[path] = try String(contentsOfFile: file, encoding: .utf8) }
    }
    return files
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func file(_ name: String) throws -> FileHandle {
    let path = "\(folder)/\(name)"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}

/// A number from the environment, for the runs that take too long for every day.
func count(_ name: String, _ usual: Int) -> Int {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? usual
}
