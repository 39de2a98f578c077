import LayoutCore
import LayoutReports
import Testing

@Suite("GitHub annotations and summary")
struct GitHubReportTests {
  private func report(findings: Int) -> RunReport {
    var report = Fixture.report()
    report.goldens = []
    report.findings = (0..<findings).map { index in
      var finding = Fixture.hostileFinding
      finding.fingerprint = "\(index)"
      return finding
    }
    return report
  }

  @Test("gives at most nine errors and one that counts the rest")
  func limit() {
    #expect(GitHubAnnotations.lines(report(findings: 9)).count == 9)
    let lines = GitHubAnnotations.lines(report(findings: 30))
    #expect(lines.count == 10)
    #expect(lines.last == "::error title=plumb::and 21 more complaints, see the report")
  }

  @Test("lets no text start a command or end a property")
  func hostile() throws {
    var hostile = report(findings: 1)
    hostile.findings[0].engine = "a,b:c\n::warning::x"
    let line = try #require(GitHubAnnotations.lines(hostile).first)
    #expect(!line.contains { $0.isNewline })
    #expect(line.hasPrefix("::error file=Corpus/masonry/failures/inside-77b0.json,title="))
    #expect(line.contains("a%2Cb%3Ac%0A%3A%3Awarning"))
  }

  @Test("says why a run without complaints did not hold, and nothing where it held")
  func quiet() {
    var report = report(findings: 0)
    #expect(GitHubAnnotations.lines(report).first?.hasPrefix("::error title=plumb::") == true)
    report.verdict = .inconclusive
    #expect(GitHubAnnotations.lines(report) == ["::warning title=plumb::inconclusive"])
    report.verdict = .held
    #expect(GitHubAnnotations.lines(report).isEmpty)
  }

  @Test("keeps the summary under 900 KiB and says how much it leaves out")
  func summary() {
    let large = GitHubSummary.render(report(findings: 2_000))
    #expect(large.utf8.count < 900 * 1_024)
    #expect(large.utf8.count > 800 * 1_024)
    #expect(large.contains("more blocks in the full report"))
    let small = GitHubSummary.render(report(findings: 1))
    #expect(!small.contains("more block"))
    #expect(small.contains("| fuzz | 120,000 cases | ✗ 3 findings | 42 s |"))
  }

  @Test("fences text that holds fences")
  func fences() {
    var fenced = report(findings: 1)
    fenced.findings[0].minimised.lines = ["````", "# not a heading"]
    #expect(GitHubSummary.render(fenced).contains("\n`````text\n"))
  }
}
