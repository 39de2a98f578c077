import Foundation
import LayoutCore
import LayoutReports
import Testing

@Suite("Fuzz and replay", .needsProgram)
struct FuzzCommandTests {
  private static func fuzz(
    _ flags: [String],
    in folder: Workplace
  ) throws -> (code: ExitCode?, report: RunReport) {
    let result = try Program.run(
      ["fuzz", "--engine", "article"] + Program.patient + flags,
      in: folder
    )
    return (result.code, try ReportJSON.parse(try folder.read("Reports/latest/report.json")))
  }

  @Test("one worker and two write the same report but for the times, and save the same cases")
  func jobs() throws {
    var texts: [String] = []
    var saved: [[String]] = []
    for jobs in ["1", "2"] {
      let folder = try Workplace()
      // The range has a case over which the engine dies.
      let flags = ["--from", "500", "--cases", "40", "--jobs", jobs]
      var report = try Self.fuzz(flags, in: folder).report
      #expect(report.findings.contains { $0.violation.invariant == "trap" })
      report.times = RunReport.Times()
      texts.append(try ReportJSON.render(report))
      let place = "Corpus/masonry/failures"
      saved.append(try folder.names(in: place).map { try $0 + folder.read("\(place)/\($0)") })
    }
    #expect(texts[0] == texts[1])
    #expect(saved[0] == saved[1])
    #expect(!saved[0].isEmpty)
  }

  @Test("a trap where a refusal is owed is a finding of its own kind, minimised, and no fault")
  func crash() throws {
    let folder = try Workplace()
    let flags = ["--from", "526", "--cases", "1"]
    let (code, report) = try Self.fuzz(flags, in: folder)
    #expect(code == .violated)
    #expect(report.findings.map(\.violation.invariant) == ["trap"])
    #expect(report.findings.first?.violation.expected == "a refusal")
    let message = report.findings.first?.violation.message ?? ""
    #expect(message.hasSuffix(" over a case that makes no sense: -1 lanes"), "\(message)")
    #expect(report.findings.first?.minimised.size ?? 9 <= 1)
    #expect(report.engines.map(\.faults) == [1])
    let errors = report.findings.first?.standardError ?? ""
    #expect(errors.contains("Fatal error"))
    #expect(!errors.contains("0x"))
  }

  @Test("a reader that has gone, as behind a pipe to head, changes nothing but what is read")
  func closedPipe() throws {
    let folder = try Workplace()
    let words = ["fuzz", "--engine", "article", "--cases", "20", "--verbose"] + Program.patient
    #expect(try Program.run(words, in: folder, isRead: false).code == .violated)
    #expect(folder.has("Reports/latest/index.html"))
  }

  @Test("a saved failure breaks the same in another folder, and by the command that is printed")
  func replay() throws {
    let folder = try Workplace()
    let findings = try Self.fuzz(["--cases", "20"], in: folder).report.findings
    #expect(findings.count > 1)
    for finding in findings {
      let file = try #require(finding.file)
      #expect(finding.replay == "plumb replay \(file)")
      let other = try Workplace()
      try other.write(try folder.read(file), to: file)
      let words = ["replay", file, "--engine", "article"] + Program.patient
      #expect(try Program.run(words, in: other).code == .violated)
      let report = try ReportJSON.parse(try other.read("Reports/latest/report.json"))
      #expect(report.findings.first?.violation == finding.violation)
      #expect(report.findings.first?.minimised == finding.minimised)
    }
  }
}
