import Foundation
import LayoutWorkers
import TestKit
import Testing

/// The programs that the tests start, and how.
enum Programs {
  /// A file of an engine's folder.
  static func engine(_ path: String) -> String {
    Places.root.appendingPathComponent("Tests/ExternalEngines/\(path)").path
  }

  /// Headless Chromium as an engine's command.
  static let chromium = "python3 '\(engine("Chromium/chromium.py"))'"
  /// The Python masonry with its planted fault.
  static let python = "python3 '\(engine("PythonMasonry/masonry.py"))'"
  /// The package's masonry as a program.
  static let stdio = "'\(Places.program("StdioMasonry"))'"
  /// The package's masonry as a library.
  static let library = Places.program("libMasonryLibrary.so")

  /// The Python that has the flexbox engines' packages.
  static let flexboxPython = ProcessInfo.processInfo.environment["PLUMB_PYTHON"] ?? "python3"

  /// Whether there is a Python.
  static let hasPython = run(["env", "python3", "-c", "pass"]).code == 0
  /// Whether there is a headless Chromium, found as its adapter finds it.
  static let hasChromium =
    hasPython && run(["env", "python3", engine("Chromium/browser.py")]).code == 0

  /// Runs a program of the system and waits for it.
  static func run(
    _ words: [String],
    in folder: String? = nil
  ) -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(words[0])")
    process.arguments = Array(words.dropFirst())
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return finish(process)
  }

  /// Runs the command in a folder of its own, in which its corpus and reports come to lie.
  static func plumb(_ words: [String], in folder: String) -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Places.program("plumb"))
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    return finish(process)
  }

  private static func finish(_ process: Process) -> (code: Int32, text: String) {
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return (-1, "\(error)") }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}
