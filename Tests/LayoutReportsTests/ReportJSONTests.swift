import Foundation
import LayoutCore
import LayoutReports
import LayoutTiming
import Testing

@Suite("JSON report")
struct ReportJSONTests {
  @Test("reads back what it wrote")
  func roundTrip() throws {
    let report = Fixture.report()
    let text = try ReportJSON.render(report)
    let read = try ReportJSON.parse(text)
    #expect(read == report)
    #expect(try ReportJSON.render(read) == text)
    #expect(read.series == report.series)
    #expect(read.verdicts.map(\.time?.text) == ["time -43.0% at n = 1,000,000, not judged"])
  }

  @Test("differs between two runs in `times` alone")
  func times() throws {
    func fields(_ report: RunReport) throws -> [String: Data] {
      let object = try JSONSerialization.jsonObject(
        with: Data(try ReportJSON.render(report).utf8)
      )
      let dictionary = try #require(object as? [String: Any])
      return try dictionary.mapValues {
        try JSONSerialization.data(withJSONObject: [$0], options: .sortedKeys)
      }
    }
    var other = Fixture.report(elapsed: 99, workers: 1)
    for index in other.times.series.indices { other.times.series[index].points = [] }
    let one = try fields(Fixture.report())
    let two = try fields(other)
    #expect(Set(one.keys) == Set(two.keys))
    #expect(one.keys.filter { one[$0] != two[$0] } == ["times"])
  }

  @Test("does not depend on the order in which things were found")
  func order() throws {
    let report = Fixture.report()
    let shuffled = RunReport(
      command: report.command,
      seed: report.seed,
      revision: report.revision,
      build: report.build,
      parts: report.parts,
      engines: report.engines.reversed(),
      invariants: report.invariants.reversed(),
      labels: report.labels.reversed(),
      findings: report.findings.reversed(),
      known: report.known.reversed(),
      goldens: report.goldens.reversed(),
      series: report.series.reversed(),
      comparisons: report.verdicts.reversed(),
      times: report.times
    )
    #expect(try ReportJSON.render(shuffled) == ReportJSON.render(report))
  }

  @Test("survives a time that is not a number")
  func notANumber() throws {
    var report = Fixture.report()
    report.times.elapsed = .infinity
    #expect(try ReportJSON.parse(ReportJSON.render(report)).times.elapsed == .infinity)
  }

  @Test("names what is wrong with a text that is no report")
  func bad() throws {
    let text = try ReportJSON.render(Fixture.report())
    func complaint(_ text: String) -> String {
      do {
        _ = try ReportJSON.parse(text)
        return ""
      } catch {
        return error.description
      }
    }
    let future = text.replacingOccurrences(of: "\"schema\" : 1", with: "\"schema\" : 2")
    #expect(complaint(future) == "schema 2 is unknown; expected 1")
    #expect(complaint("{\"schema\": 1}").contains("expected a field"))
    #expect(
      complaint(text.replacingOccurrences(of: "\"seed\" : 2026", with: "\"seed\" : \"x\""))
        .hasPrefix("seed")
    )
    #expect(!complaint("not JSON").isEmpty)
    #expect(!complaint("").isEmpty)
  }
}
