import LayoutCore

extension HTMLReport {
  /// Goldens that are not as recorded, each with its cause and both answers drawn.
  enum GoldensSection {
    static func render(_ report: RunReport) -> Section? {
      guard !report.goldens.isEmpty else { return nil }
      let cards = report.goldens.prefix(findingLimit).enumerated().map { card($1, index: $0) }
      let more = report.goldens.count - findingLimit
      let rest: Markup =
        more > 0 ? "<p class=\"note\">and \(NumberText.grouped(more)) more</p>" : ""
      return Section(
        id: "goldens",
        title: "Goldens",
        count: report.goldens.count,
        body: "\(cards)\(rest)"
      )
    }

    private static func card(_ change: RunReport.GoldenChange, index: Int) -> Markup {
      let panes = [("recorded", change.before), ("now", change.after)].compactMap {
        title,
        picture -> Markup? in
        picture.map {
          """
          <figure><figcaption>\(title)</figcaption>\
          \(PictureSVG.fragment($0, title: title, id: "g\(index)-\(title)"))</figure>
          """
        }
      }
      let lines = change.lines.prefix(20).joined(separator: "\n")
      return """
        <article class="finding"><header><h3><code>\(change.name)</code> \
        <span class="status">\(change.status)</span></h3>\
        <p class="where">\(change.domain) / \(change.engine)</p></header>
        <p class="lead">\(change.cause)</p>
        \(panes.isEmpty ? "" : "<div class=\"panes\">\(panes)</div>" as Markup)
        \(lines.isEmpty ? "" : "<pre class=\"case\">\(lines)</pre>" as Markup)
        </article>

        """
    }
  }
}
