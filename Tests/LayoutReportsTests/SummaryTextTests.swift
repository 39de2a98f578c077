import LayoutCore
import LayoutReports
import LayoutTiming
import Testing

@Suite("Summary of a run as text")
struct SummaryTextTests {
  @Test("aligns the parts in columns")
  func parts() {
    let report = Fixture.report()
    let lines = SummaryText.parts(report.parts, times: report.times)
    let expected = [
      "  replay          212 cases   held",
      "  truth           208 cases   held",
      "  goldens          96         1 changed",
      "  fuzz        120,000 cases   3 findings       42 s · 2,844 a second",
      "  timing            8 series  held (counters)  1.2 s",
    ]
    for (line, text) in zip(lines, expected) { #expect(line == text) }
    #expect(lines.count == expected.count)
  }

  @Test("ends with the verdict and where the report is")
  func verdict() {
    let lines = SummaryText.lines(Fixture.report(), folder: "Reports/latest")
    #expect(
      lines.last == "3 findings, 1 golden not as recorded · Reports/latest/index.html"
    )
    #expect(!lines.contains { $0.contains("59,588") })
    let verbose = SummaryText.lines(Fixture.report(), verbose: true)
    #expect(verbose.contains("  masonry / mine · overlap      59,588"))
  }

  @Test("says only its meaning where nothing is to be counted")
  func quiet() {
    var report = Fixture.report()
    report.findings = []
    report.goldens = []
    report.comparisons = []
    report.verdict = .held
    #expect(SummaryText.verdict(report) == "all held")
    #expect(SummaryText.lines(report).count == report.parts.count + 2)
  }

  @Test("tells an expectation that was not met")
  func expectation() {
    var report = Fixture.report()
    report.known[0].met = []
    let text = SummaryText.lines(report).joined(separator: "\n")
    #expect(text.contains("article is expected to break overlap and broke nothing"))
  }

  @Test("heads a run with what is checked")
  func heading() {
    #expect(
      SummaryText.heading(domains: 1, engines: 5, invariants: 20, seed: 2026, workers: 2)
        == "plumb · 1 domain · 5 engines · 20 invariants · seed 2026 · 2 workers"
    )
  }
}
