import LayoutCore

/// The report as one page that needs nothing else: no network, no other file.
package enum HTMLReport {
  /// How many findings are shown; the rest is counted.
  package static let findingLimit = 300
  /// How many characters of a case's JSON are shown; the saved file has the rest.
  package static let caseLimit = 60_000

  /// The page; ends with a line feed.
  package static func render(_ report: RunReport) -> String {
    let sections = [
      FindingsSection.render(report),
      DrawingsSection.render(report),
      GoldensSection.render(report),
      TimingSection.render(report),
      CheckedSection.render(report),
      LabelsSection.render(report),
    ].compactMap { $0 }
    let style = Markup(stringLiteral: HTMLStyle.text)
    let script = Markup(stringLiteral: HTMLScript.text)
    let page: Markup = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; img-src data:; script-src 'nonce-plumb'">
      <link rel="icon" href="data:,">
      <title>plumb \(report.command): \(report.sentence)</title>
      <style>\(style)</style>
      </head>
      <body>
      \(Masthead.render(report, sections: sections.map { ($0.id, $0.title, $0.count) }))
      <main>
      \(sections.map(\.markup))
      </main>
      <footer>Made from <code>report.json</code>, schema \(report.schema). Times differ from run to \
      run; everything else is the same for the same revision and seed.</footer>
      <script nonce="plumb">\(script)</script>
      </body>
      </html>

      """
    return page.text
  }

  /// One section of the page with what the navigation says of it.
  struct Section {
    var id: String
    var title: String
    /// Shown beside the title; `nil` where there is nothing to count.
    var count: Int?
    var body: Markup

    var markup: Markup {
      let count = count.map { " <span class=\"count\">\(NumberText.grouped($0))</span>" as Markup }
      return """
        <section id="\(id)"><h2>\(title)\(count)</h2>
        \(body)
        </section>

        """
    }
  }
}

extension ExitCode {
  /// The class that colours an outcome.
  var htmlClass: String {
    switch style {
    case .good: "good"
    case .warning: "warn"
    default: "bad"
    }
  }

  /// A sign beside its words, so that colour is not the only difference.
  var sign: String {
    switch style {
    case .good: "✓"
    case .warning: "!"
    default: "✗"
    }
  }
}
