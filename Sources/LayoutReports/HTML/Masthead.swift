import LayoutCore

extension HTMLReport {
  /// The top of the page: the verdict in large, what was run, and a tile for each part.
  enum Masthead {
    static func render(
      _ report: RunReport,
      sections: [(id: String, title: String, count: Int?)]
    ) -> Markup {
      let links = sections.map { section -> Markup in
        let count = section.count.map { " <span>\(NumberText.grouped($0))</span>" as Markup }
        return "<a href=\"#\(section.id)\">\(section.title)\(count)</a>"
      }
      let verdict = report.verdict
      return """
        <header class="\(verdict.htmlClass)">
        <p class="eyebrow"><b>plumb</b> \(report.command)\(shard(report))</p>
        <h1><span class="sign" aria-hidden="true">\(verdict.sign)</span>\(headline(report))</h1>
        <p class="meaning">\(verdict.meaning), exit code \(verdict.rawValue)</p>
        <ul class="facts">\(facts(report))</ul>
        <div class="tiles">\(report.parts.map { tile($0, report.times) })</div>
        <nav aria-label="Sections">\(links)</nav>
        </header>
        """
    }

    private static func headline(_ report: RunReport) -> String {
      let sentence = report.sentence
      return sentence.prefix(1).uppercased() + sentence.dropFirst()
    }

    private static func shard(_ report: RunReport) -> Markup? {
      report.shard.map { ", shard \($0.index) of \($0.of)" }
    }

    private static func facts(_ report: RunReport) -> [Markup] {
      var facts: [(String, String)] = [
        ("revision", report.revision), ("seed", String(report.seed)),
        ("toolchain", report.build.toolchain), ("system", report.build.architecture),
        ("flags", report.build.flags), ("started", report.times.date),
      ]
      if report.times.elapsed > 0 {
        facts.append(("took", NumberText.duration(report.times.elapsed)))
        facts.append(("workers", String(report.times.workers)))
      }
      return facts.filter { !$0.1.isEmpty }.map { "<li><span>\($0.0)</span> \($0.1)</li>" }
    }

    private static func tile(_ part: RunReport.Part, _ times: RunReport.Times) -> Markup {
      let seconds = times.seconds(ofPart: part.name).map(NumberText.duration) ?? ""
      return """
        <div class="tile"><div class="tile-top"><span>\(part.name)</span><span>\(seconds)</span></div>\
        <div class="big">\(NumberText.grouped(part.count)) <small>\(part.unit)</small></div>\
        <div class="outcome \(part.outcome.htmlClass)"><span aria-hidden="true">\
        \(part.outcome.sign)</span> \(part.detail)</div></div>
        """
    }
  }
}
