import LayoutCore

extension HTMLReport {
  /// The findings, each with its sentence, numbers, pictures, case and command; then saved cases
  /// that did not do what is expected of them.
  enum FindingsSection {
    static func render(_ report: RunReport) -> Section? {
      let broken = report.known.filter { !$0.isMet }
      guard !report.findings.isEmpty || !broken.isEmpty else { return nil }
      var body: Markup = ""
      for (index, finding) in report.findings.prefix(findingLimit).enumerated() {
        body += card(finding, index: index, times: report.times)
      }
      let more = report.findings.count - findingLimit
      if more > 0 {
        body += """
          <p class="note">and \(NumberText.count(more, "more finding")) in \
          <code>report.json</code></p>
          """
      }
      for known in broken {
        body += """
          <article class="finding"><header><h3><code>expectation</code></h3>\
          <p class="where">\(known.domain) / \(known.engine)</p></header>\
          <p class="lead">\(known.sentence).</p>\(command("plumb replay \(known.file)"))</article>
          """
      }
      let count = report.findings.count + broken.count
      return Section(id: "findings", title: "Findings", count: count, body: body)
    }

    private static func card(_ finding: Finding, index: Int, times: RunReport.Times) -> Markup {
      let violation = finding.violation
      let seconds = times.seconds(minimising: finding.fingerprint)
      let numbers: Markup =
        violation.expected.isEmpty && violation.actual.isEmpty
        ? ""
        : """
        <dl class="numbers"><div><dt>expected</dt><dd>\(violation.expected)</dd></div>\
        <div class="actual"><dt>got</dt><dd>\(violation.actual)</dd></div></dl>
        """
      let error: Markup =
        finding.standardError.isEmpty
        ? "" : "<pre class=\"stderr\">\(finding.standardError)</pre>"
      return """
        <article class="finding" id="f\(index)">
        <header><h3><code>\(violation.invariant)</code></h3>\
        <p class="where">\(finding.domain) / \(finding.engine)</p></header>
        <p class="lead">\(violation.message)</p>
        \(numbers)
        \(pictures(finding, index: index))
        <pre class="case">\(finding.minimised.lines.joined(separator: "\n"))</pre>
        \(error)
        \(command(finding.replay))
        <p class="note">\(FindingText.reach(finding, seconds: seconds))</p>
        \(json("Minimised case", finding.minimised))\(json("Case as it was met", finding.original))
        </article>

        """
    }

    private static func pictures(_ finding: Finding, index: Int) -> Markup {
      let panes = [
        ("as met", finding.original, "before"), ("minimised", finding.minimised, "after"),
      ].compactMap { title, exhibit, name -> Markup? in
        exhibit.picture.map { picture in
          let caption = "\(title), \(NumberText.count(exhibit.size, "item"))"
          return """
            <figure class="\(name)"><figcaption>\(caption)</figcaption>\
            \(PictureSVG.fragment(picture, title: caption, id: "f\(index)-\(name)"))</figure>
            """
        }
      }
      return panes.isEmpty ? "" : "<div class=\"panes\">\(panes)</div>"
    }

    private static func json(_ title: String, _ exhibit: Exhibit) -> Markup {
      guard !exhibit.json.isEmpty else { return "" }
      var text = String(exhibit.json.prefix(caseLimit))
      if text.utf8.count < exhibit.json.utf8.count { text += "\n… the saved file has the rest" }
      return """
        <details><summary>\(title) <span>JSON</span></summary><pre>\(text)</pre></details>
        """
    }
  }

  /// A command with a button that copies it.
  static func command(_ text: String) -> Markup {
    """
    <div class="command"><code>\(text)</code><button type="button" data-copy="\(text)">Copy</button>\
    </div>
    """
  }
}
