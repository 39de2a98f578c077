package import LayoutCore

/// A picture as SVG: the container, its boxes with their sizes, and the fault hatched.
package enum PictureSVG {
  /// How many boxes are drawn at most; the rest is counted.
  package static let limit = 400

  /// The room a picture is fitted into, in pixels, its margins not counted.
  package static let room = (width: 340.0, height: 380.0)

  /// A complete SVG file with the pictures side by side, each under its title.
  ///
  /// It carries its own colours, light and dark, and needs nothing else.
  package static func document(_ pictures: [(title: String, picture: Picture)]) -> String {
    let panels = pictures.enumerated().map { index, entry in
      Panel(entry.picture, title: entry.title, id: "p\(index)")
    }
    let gap = 20.0
    let width = panels.map(\.width).reduce(0, +) + gap * Double(max(0, panels.count - 1))
    let height = panels.map(\.height).max() ?? 0
    var x = 0.0
    var inner: Markup = ""
    for panel in panels {
      inner += "<g transform=\"translate(\(x) 0)\">\(panel.content)</g>\n"
      x += panel.width + gap
    }
    let titles = pictures.map(\.title).joined(separator: ", ")
    let style = Markup(stringLiteral: SVGStyle.palette("svg") + "\n" + SVGStyle.rules)
    let markup: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" class="pic" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" aria-label="\(titles)">
      <style>\(style)</style>
      <rect width="100%" height="100%" rx="8" style="fill: var(--card)"/>
      \(inner)</svg>

      """
    return markup.text
  }

  /// One picture as an element inside a page that has the rules of ``SVGStyle``.
  ///
  /// - Parameter id: Unique in the page, made of letters, digits and hyphens.
  static func fragment(_ picture: Picture, title: String, id: String) -> Markup {
    let panel = Panel(picture, title: "", id: id)
    return """
      <svg class="pic" viewBox="0 0 \(panel.width) \(panel.height)" width="\(panel.width)" \
      height="\(panel.height)" role="img" aria-label="\(title)">\(panel.content)</svg>
      """
  }
}
