import Foundation
import LayoutCore
import LayoutReports
import LayoutTiming
import Testing

@Suite("SARIF report")
struct SARIFReportTests {
  private struct Log: Decodable {
    struct Run: Decodable {
      var results: [Result]
      var properties: Properties
    }
    struct Properties: Decodable { var droppedResults: Int }
    struct Result: Decodable {
      var ruleId: String
      var partialFingerprints: [String: String]
      var baselineState: String
      var locations: [Location]
    }
    struct Location: Decodable { var physicalLocation: Physical }
    struct Physical: Decodable { var artifactLocation: Artifact }
    struct Artifact: Decodable { var uri: String }
    var version: String
    var runs: [Run]
  }

  private func run(_ report: RunReport, baseline: RunReport? = nil) throws -> Log.Run {
    let text = try SARIFReport.render(report, baseline: baseline)
    let log = try JSONDecoder().decode(Log.self, from: Data(text.utf8))
    #expect(log.version == "2.1.0")
    #expect(log.runs.count == 1)
    return try #require(log.runs.first)
  }

  @Test("has one result a cause, each with a fingerprint of its own and a state")
  func results() throws {
    let results = try run(Fixture.report()).results
    #expect(results.map(\.ruleId) == ["inside", "overlap", "trap", "golden"])
    #expect(Set(results.compactMap { $0.partialFingerprints["plumbCause/v1"] }).count == 4)
    #expect(results.allSatisfy { $0.baselineState == "new" })
    #expect(
      results[1].locations[0].physicalLocation.artifactLocation.uri
        == "Corpus/masonry/failures/overlap-3f2a.json"
    )
  }

  @Test("tells new, unchanged and absent results apart by a baseline")
  func baseline() throws {
    var before = Fixture.report()
    before.goldens = []
    var now = Fixture.report()
    now.findings.remove(at: 0)
    let states = try run(now, baseline: before).results.map { "\($0.ruleId) \($0.baselineState)" }
    #expect(states == ["overlap unchanged", "trap unchanged", "golden new", "inside absent"])
  }

  @Test("stays within what readers take, and counts what it drops")
  func limit() throws {
    var report = Fixture.report()
    report.findings = (0..<5_200).map { index in
      var finding = Fixture.overlap
      finding.fingerprint = "\(index)"
      return finding
    }
    let run = try run(report)
    #expect(run.results.count == 5_000)
    #expect(run.properties.droppedResults == 201)
  }

  @Test("writes file names as URI references")
  func uri() throws {
    var report = Fixture.report()
    report.findings[1].file = "Corpus/a b/ü#1.json"
    let uri = try run(report).results[1].locations[0].physicalLocation.artifactLocation.uri
    #expect(uri == "Corpus/a%20b/%C3%BC%231.json")
  }
}
