import Foundation
import LayoutCore
import LayoutReports
import Testing

/// Show 2 of the workers; `PLUMB_KILLS` says how often the run is killed.
@Suite("Going on after a kill", .serialized)
struct ResumeTests {
  private static let flags = [
    "fuzz", "--engine", "nan", "--engine", "exit", "--engine", "print", "--cases", "1000",
    "--report", "report", "--corpus", "corpus",
  ]

  @Test("killed at random moments, a run goes on to the report and corpus of a run left alone")
  func kills() throws {
    let whole = try Program()
    let start = ContinuousClock.now
    try whole.run(Self.flags)
    let length = start.duration(to: .now) / .milliseconds(1)
    let wanted = try ReportJSON.render(whole.report("report"))
    let corpus = try whole.files(below: "corpus")
    #expect(corpus.count == 4)

    var left = count("PLUMB_KILLS", 15)
    var generator = SystemRandomNumberGenerator()
    while left > 0 {
      let program = try Program()
      // Killed several times on the way, each time it goes on.
      for round in 0..<min(left, 5) {
        left -= 1
        let process = try program.start(Self.flags + (round == 0 ? [] : ["--resume"]))
        usleep(UInt32(Double.random(in: 0...length * 0.7, using: &generator) * 1_000))
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        try Self.checkCorpus(program)
      }
      let end = try program.run(Self.flags + ["--resume"])
      #expect(end.code == 70, "\(end.errors)")
      #expect(try ReportJSON.render(program.report("report")) == wanted)
      #expect(try program.files(below: "corpus") == corpus)
    }
  }

  /// Every file that counts as a case is whole.
  private static func checkCorpus(_ program: borrowing Program) throws {
    for (name, text) in try program.files(below: "corpus") where name.hasSuffix(".json") {
      let value = try? JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(value is [String: Any], "\(name)")
    }
  }

  @Test("a journal of another run is refused with what differs, none at all begins the run")
  func otherRun() throws {
    let program = try Program()
    let flags = ["fuzz", "--engine", "print", "--cases", "300", "--report", "report", "--no-save"]
    #expect(try program.run(flags + ["--resume"]).code == 0)
    let again = try program.run(flags + ["--resume"])
    #expect(again.code == 0)
    #expect(again.errors.contains("going on after 2 chunks"))
    let other = try program.run(flags + ["--resume", "--seed", "7"])
    #expect(other.code == 65)
    #expect(other.errors.contains("of another run: seed was 2026 and is now 7"))
    #expect(other.errors.split(separator: "\n").count == 1)
    // A run that is not to go on begins anew.
    #expect(try program.run(flags + ["--seed", "7"]).code == 0)
    #expect(try program.report("report").engines[0].cases == 300)
  }

  /// Whether this process may make a small disk, as root mostly may.
  private static let canMount: Bool = {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-small").path
    try? FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: place) }
    guard call("mount", "-t", "tmpfs", "-o", "size=64k", "plumb", place) == 0 else { return false }
    return call("umount", place) == 0
  }()

  @Test(
    "on a full disk the error names the file; with room made, the run goes on to its end",
    .enabled(if: canMount, "a small disk can be mounted by root alone")
  )
  func fullDisk() throws {
    let program = try Program()
    let mount = "\(program.folder)/small"
    try FileManager.default.createDirectory(atPath: mount, withIntermediateDirectories: true)
    #expect(Self.call("mount", "-t", "tmpfs", "-o", "size=64k", "plumb", mount) == 0)
    defer { _ = Self.call("umount", mount) }
    let flags = [
      "fuzz", "--engine", "trap", "--engine", "nan", "--cases", "1000", "--report",
      "small/report", "--corpus", "small/corpus",
    ]
    let full = try program.run(flags)
    #expect(full.code == 69, "\(full.output)\(full.errors)")
    #expect(full.errors.contains("No space left on device"))
    #expect(full.errors.contains("small/"))
    #expect(Self.call("mount", "-o", "remount,size=8m", mount) == 0)
    let end = try program.run(flags + ["--resume"])
    #expect(end.code == 70, "\(end.errors)")

    let whole = try Program()
    try FileManager.default.createDirectory(
      atPath: "\(whole.folder)/small",
      withIntermediateDirectories: true
    )
    try whole.run(flags)
    #expect(
      try ReportJSON.render(program.report("small/report"))
        == ReportJSON.render(whole.report("small/report"))
    )
    #expect(try program.files(below: "small/corpus") == whole.files(below: "small/corpus"))
  }

  private static func call(_ program: String, _ arguments: String...) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
