import Foundation
import LayoutCore
import LayoutReports
import Testing

@Suite("Interrupts", .serialized)
struct InterruptTests {
  private static let flags = [
    "fuzz", "--engine", "nan", "--engine", "print", "--cases", "20000", "--report", "report",
  ]

  @Test("the first ends a run with what was found, and it can go on")
  func first() throws {
    let program = try Program()
    let process = try program.start(Self.flags)
    try Self.wait(for: program, bytes: 1_500)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    let report = try program.report("report")
    #expect(report.interrupted == true)
    #expect(report.parts[0].count < 40_000)
    // Whatever was found by then is shown, minimised or not, else the code says that it is no yes.
    #expect(process.terminationStatus == (report.findings.isEmpty ? 4 : 1))
    #expect(report.findings.allSatisfy { $0.file.map { file in !file.isEmpty } ?? false })
    for finding in report.findings {
      let file = try #require(finding.file)
      #expect(try program.text(file) == finding.minimised.json)
    }
  }

  @Test("the second ends it at once, with all that was found on disk")
  func second() throws {
    let program = try Program()
    // A case that never ends, so that the first has something to wait for.
    let process = try program.start([
      "fuzz", "--engine", "infinite-loop", "--cases", "20000", "--time-limit", "1h", "--report",
      "report", "--in-process", "--jobs", "1",
    ])
    try Self.wait(for: program, bytes: 100)
    usleep(1_500_000)
    kill(process.processIdentifier, SIGINT)
    usleep(300_000)
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
  }

  /// Waits until the journal has grown so long.
  private static func wait(for program: borrowing Program, bytes: Int) throws {
    let journal = "\(program.folder)/report/run.journal"
    for _ in 0..<3_000 {
      let size = try? FileManager.default.attributesOfItem(atPath: journal)[.size] as? Int
      if (size ?? 0) > bytes { return }
      usleep(10_000)
    }
    Issue.record("no journal")
  }
}
