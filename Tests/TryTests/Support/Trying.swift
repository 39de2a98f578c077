import Foundation
import TestKit
import Testing

/// `plumb try` as a user runs it, in a folder of its own.
struct Trying {
  /// One finding of the report.
  struct Finding {
    var domain: String
    var engine: String
    var invariant: String
    var aspect: String?
    var message: String
    /// The lines of the minimised case.
    var lines: [String]
    /// The minimised case.
    var json: String
    var replay: String

    /// The number of children in the minimised case, those inserted among them.
    var children: Int {
      lines.count { $0.hasPrefix("child ") || $0.hasPrefix("first insert ") }
    }
  }

  var code: Int32
  var output: String
  var errors: String
  var findings: [Finding]

  /// Where the command is built.
  static let program = Places.program("plumb")

  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// A file of the test target.
  static func resource(_ name: String) throws -> String {
    let place = try #require(Bundle.module.resourceURL)
    return place.appending(path: name).path
  }

  /// A new empty folder, removed with all in it when the test is done.
  static func folder() throws -> String {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "plumb-try-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try #require(RemovingFolders.current, "the suite lacks .removingFolders").add(place.path)
    return place.path
  }

  /// Runs the command with `words` behind `try`.
  static func run(_ words: [String], in folder: String) throws -> Trying {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["try"] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let places = ["output", "errors"].map { "\(folder)/.\($0)" }
    for place in places { try Data().write(to: URL(fileURLWithPath: place)) }
    process.standardOutput = FileHandle(forWritingAtPath: places[0])
    process.standardError = FileHandle(forWritingAtPath: places[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Trying(
      code: process.terminationStatus,
      output: try String(contentsOfFile: places[0], encoding: .utf8),
      errors: try String(contentsOfFile: places[1], encoding: .utf8),
      findings: try findings(in: folder)
    )
  }

  private static func findings(in folder: String) throws -> [Finding] {
    let report = "\(folder)/Reports/latest/report.json"
    guard let data = FileManager.default.contents(atPath: report) else { return [] }
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (object?["findings"] as? [[String: Any]] ?? []).map { finding in
      let violation = finding["violation"] as? [String: Any] ?? [:]
      let minimised = finding["minimised"] as? [String: Any] ?? [:]
      return Finding(
        domain: finding["domain"] as? String ?? "",
        engine: finding["engine"] as? String ?? "",
        invariant: violation["invariant"] as? String ?? "",
        aspect: violation["aspect"] as? String,
        message: violation["message"] as? String ?? "",
        lines: minimised["lines"] as? [String] ?? [],
        json: minimised["json"] as? String ?? "",
        replay: finding["replay"] as? String ?? ""
      )
    }
  }
}
