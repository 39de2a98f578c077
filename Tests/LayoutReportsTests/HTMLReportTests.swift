import Foundation
import LayoutCore
import LayoutReports
import Testing

@Suite("HTML report")
struct HTMLReportTests {
  private let page = HTMLReport.render(Fixture.report())

  @Test("asks for nothing from elsewhere")
  func selfContained() {
    for foreign in [
      "src=\"http", "href=\"http", "url(http", "@import", "<script src", "<link rel=\"style",
    ] {
      #expect(!page.contains(foreign), "\(foreign)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test("shows each finding with its numbers, both pictures, its case and its command")
  func findings() {
    #expect(page.contains("items 0 and 1 share 10 × 50 points; they may share none"))
    #expect(page.contains("<dd>10 × 50</dd>"))
    #expect(page.contains("id=\"f1-before-hatch\""))
    #expect(page.contains("id=\"f1-after-hatch\""))
    #expect(page.contains("data-copy=\"plumb replay Corpus/masonry/failures/overlap-3f2a.json\""))
    #expect(page.contains("<details><summary>Minimised case"))
  }

  @Test("holds no markup but its own, whatever cases say")
  func hostile() {
    #expect(page.components(separatedBy: "<script").count == 2)
    #expect(page.components(separatedBy: "</script").count == 2)
    #expect(!page.contains("<img"))
    let harmful: Set<Unicode.Scalar> = ["\u{0}", "\u{1B}", "\u{202E}", "\r"]
    #expect(!page.unicodeScalars.contains { harmful.contains($0) })
    #expect(page.contains("🧱 &lt;U+202E&gt;txt.exe"))
  }

  @Test("closes every element and names every id once")
  func balanced() throws {
    let start = try #require(page.range(of: "<body>"))
    let end = try #require(page.range(of: "<script nonce"))
    // The body is written as XML would be, so a strict reader can check it.
    let body = page[start.lowerBound..<end.lowerBound] + "</body>"
    let xml = XMLCheck(String(body))
    #expect(xml.complaint == nil)
    let ids = xml.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for link in xml.all("a") {
      let target = try #require(link.attributes["href"]?.dropFirst())
      #expect(ids.contains(String(target)))
    }
  }

  @Test("tells what was checked, drawn and timed")
  func sections() {
    for section in ["findings", "goldens", "timing", "checked", "drawn"] {
      #expect(page.contains("<section id=\"\(section)\">"))
    }
    #expect(page.contains("aria-label=\"time an item over the number of items, mine\""))
    #expect(page.contains("container smaller than spacing"))
  }

  @Test("leaves out what there is nothing of")
  func empty() {
    let report = RunReport(
      command: "gate",
      seed: 1,
      revision: "",
      build: .init(toolchain: "", architecture: "", flags: ""),
      parts: [],
      times: .init()
    )
    let page = HTMLReport.render(report)
    #expect(!page.contains("<section"))
    #expect(page.contains("Nothing was checked"))
  }

  @Test("cuts a huge case and stays the same for the same report")
  func limits() {
    var report = Fixture.report()
    report.findings[0].original.json = String(repeating: "x", count: 1_000_000)
    let page = HTMLReport.render(report)
    #expect(page.utf8.count < 400_000)
    #expect(page.contains("… the saved file has the rest"))
    #expect(page == HTMLReport.render(report))
  }
}
