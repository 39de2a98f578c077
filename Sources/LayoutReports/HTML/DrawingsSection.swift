extension HTMLReport {
  /// What engines made of cases that were wanted for their pictures.
  enum DrawingsSection {
    static func render(_ report: RunReport) -> Section? {
      let drawn = report.drawn
      guard !drawn.isEmpty else { return nil }
      let cards = drawn.enumerated().map { card($1.engine, $1.drawings, index: $0) }
      return Section(
        id: "drawings",
        title: "Drawings",
        count: report.drawings?.count,
        body: "\(cards)"
      )
    }

    private static func card(
      _ engine: String,
      _ drawings: [RunReport.Drawing],
      index: Int
    ) -> Markup {
      let panes = drawings.enumerated().map { place, drawing -> Markup in
        """
        <figure><figcaption>\(drawing.name)</figcaption>\
        \(PictureSVG.fragment(drawing.picture, title: drawing.name, id: "d\(index)-\(place)"))\
        </figure>
        """
      }
      let lines = drawings.flatMap(\.lines).joined(separator: "\n")
      return """
        <article class="finding"><header><h3><code>\(engine)</code></h3></header>
        <div class="panes">\(panes)</div>
        <pre class="case">\(lines)</pre>
        </article>

        """
    }
  }
}
