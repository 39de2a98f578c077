import LayoutCore
import LayoutReports
import LayoutTiming
import Testing

@Suite("JUnit report")
struct JUnitReportTests {
  @Test("is well-formed whatever cases say, and counts what it holds")
  func wellFormed() throws {
    let xml = XMLCheck(JUnitReport.render(Fixture.report()))
    #expect(xml.complaint == nil)
    let root = try #require(xml.elements.first)
    #expect(root.name == "testsuites")
    #expect(root.attributes["tests"] == String(xml.all("testcase").count))
    #expect(root.attributes["failures"] == String(xml.all("failure").count))
    #expect(root.attributes["errors"] == String(xml.all("error").count))
  }

  @Test("calls a broken invariant a failure and a crash an error")
  func kinds() {
    let xml = XMLCheck(JUnitReport.render(Fixture.report()))
    #expect(xml.all("error").map { $0.attributes["type"] } == ["trap"])
    #expect(
      xml.all("failure").map { $0.attributes["type"] } == ["inside", "overlap", "changed"]
    )
    #expect(xml.all("failure")[1].text.contains("plumb replay Corpus/masonry/failures/overlap"))
  }

  @Test("calls what could not be decided skipped")
  func skipped() {
    var report = Fixture.report()
    report.parts[4].outcome = .inconclusive
    report.parts[4].detail = "2 of 8 undecided"
    let skipped = XMLCheck(JUnitReport.render(report)).all("skipped")
    #expect(skipped.map { $0.attributes["message"] } == ["2 of 8 undecided"])
  }

  @Test("fails a regression with its lines, and a finding of an engine that is not listed")
  func others() {
    var report = Fixture.report()
    report.parts[4].outcome = .slower
    report.comparisons[0].work = .moreWork
    report.engines = []
    let xml = XMLCheck(JUnitReport.render(report))
    #expect(xml.all("failure").contains { $0.text.contains("more work, comparisons") })
    #expect(xml.all("error").count == 1)
  }
}
