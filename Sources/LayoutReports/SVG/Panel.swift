import LayoutCore

extension PictureSVG {
  /// One picture laid out in pixels: title, dimensions, boxes, marks, labels.
  struct Panel {
    /// Pixels across.
    let width: Double
    /// Pixels down.
    let height: Double
    /// The elements, without the `svg` around them.
    let content: Markup

    private static let margin = 14.0
    private static let dimension = 20.0

    init(_ picture: Picture, title: String, id: String) {
      let excerpt = PictureExcerpt(picture, limit: PictureSVG.limit)
      let (picture, omitted) = (excerpt.picture, excerpt.omitted)
      let (boxes, marks) = (picture.boxes, picture.marks)
      let scale = PictureScale(boxes + marks + [picture.container], room: PictureSVG.room)
      let caption = Self.caption(picture, omitted: omitted, isTrue: scale.isTrue)
      let titleRoom = title.isEmpty ? 0 : 22.0
      let top = Self.margin + titleRoom + Self.dimension
      let least = max(TextWidth.of(caption), TextWidth.of(title)) + 2 * Self.margin
      // A line or a dot has its label beside it, which may reach further than all boxes.
      let reach = boxes.map { LabelPlacing.reach($0, scale.area($0)) }.max() ?? 0
      width = max(max(scale.width, reach) + 2 * Self.margin + Self.dimension, least)
      height = top + scale.height + Self.margin + (caption.isEmpty ? 0 : 20)
      let left = Self.margin + Self.dimension

      var labels = LabelPlacing(
        marks: marks.map(scale.area),
        room: .init(x: 0, y: 0, width: scale.width, height: scale.height)
      )
      var shapes: Markup = ""
      let container = scale.area(picture.container)
      shapes += Self.shape(Self.visible(container), class: "room")
      for box in boxes {
        shapes += Self.shape(scale.area(box), class: box.isConcerned ? "hot" : "box")
      }
      for mark in marks { shapes += Self.hatched(scale.area(mark), id: id) }
      // Labels stand above all shapes; those of concerned boxes choose their place first.
      for mark in marks { shapes += labels.callout(mark.label, scale.area(mark)) }
      for box in boxes.filter(\.isConcerned) + boxes.filter({ !$0.isConcerned }) {
        shapes += labels.label(box, scale.area(box))
      }
      content = """
        <defs><pattern id="\(id)-hatch" width="6" height="6" patternUnits="userSpaceOnUse" \
        patternTransform="rotate(45)"><line class="hatch" x1="0" y1="0" x2="0" y2="6"/>\
        </pattern></defs>
        \(title.isEmpty ? "" : "<text class=\"id\" x=\"\(Self.margin)\" y=\"\(Self.margin + 10)\">\(title)</text>" as Markup)
        <g transform="translate(\(left) \(top))">\
        \(omitted > 0 ? "" : Self.dimensions(picture.container, container))\(shapes)</g>
        \(caption.isEmpty ? "" : "<text class=\"soft\" x=\"\(Self.margin)\" y=\"\(height - 12)\">\(caption)</text>" as Markup)
        """
    }

    private static func caption(_ picture: Picture, omitted: Int, isTrue: Bool) -> String {
      var words = picture.container.label.isEmpty ? [] : ["container \(picture.container.label)"]
      if picture.container.hasNoRoom {
        words.append(
          "container \(NumberText.length(picture.container.width)) × "
            + NumberText.length(picture.container.height)
        )
      }
      if omitted > 0 { words.append("and \(NumberText.count(omitted, "more box", "more boxes"))") }
      if !isTrue { words.append("not to scale") }
      return words.joined(separator: " · ")
    }

    /// An outline to be seen: one without room is drawn around where it lies.
    private static func visible(_ area: PictureScale.Area) -> PictureScale.Area {
      let least = 8.0
      var area = area
      if area.width < 0.5 { (area.x, area.width) = (area.x - least / 2, least) }
      if area.height < 0.5 { (area.y, area.height) = (area.y - least / 2, least) }
      return area
    }

    /// Lines with ticks over and beside the container that tell its size.
    private static func dimensions(_ box: Picture.Box, _ area: PictureScale.Area) -> Markup {
      var result: Markup = ""
      let across = NumberText.length(box.width)
      let down = NumberText.length(box.height)
      if area.width > TextWidth.of(across) + 12 {
        let y = area.y - 10
        let middle = area.x + area.width / 2
        let gap = TextWidth.of(across) / 2 + 5
        result += """
          <path class="dim" d="M\(area.x) \(y - 3)v6M\(area.x) \(y)H\(middle - gap)\
          M\(middle + gap) \(y)H\(area.maxX)M\(area.maxX) \(y - 3)v6"/>\
          <text class="soft" x="\(middle)" y="\(y + 4)" text-anchor="middle">\(across)</text>
          """
      }
      if area.height > TextWidth.of(down) + 12 {
        let x = area.x - 10
        let middle = area.y + area.height / 2
        let gap = TextWidth.of(down) / 2 + 5
        result += """
          <path class="dim" d="M\(x - 3) \(area.y)h6M\(x) \(area.y)V\(middle - gap)\
          M\(x) \(middle + gap)V\(area.maxY)M\(x - 3) \(area.maxY)h6"/>\
          <text class="soft" text-anchor="middle" \
          transform="translate(\(x + 4) \(middle)) rotate(-90)">\(down)</text>
          """
      }
      return result
    }

    /// A rectangle; without room one way a line, both ways a dot.
    private static func shape(_ area: PictureScale.Area, class name: Markup) -> Markup {
      let thin = 0.5
      if area.width < thin, area.height < thin {
        return "<circle class=\"dot \(name)\" cx=\"\(area.x)\" cy=\"\(area.y)\" r=\"3\"/>"
      }
      if area.width < thin || area.height < thin {
        return """
          <line class="\(name)" x1="\(area.x)" y1="\(area.y)" x2="\(area.maxX)" y2="\(area.maxY)"/>
          """
      }
      let radius = min(3, area.width / 4, area.height / 4)
      return """
        <rect class="\(name)" x="\(area.x)" y="\(area.y)" width="\(area.width)" \
        height="\(area.height)" rx="\(radius)"/>
        """
    }

    /// A hatched area, widened where it would be too thin to see.
    private static func hatched(_ area: PictureScale.Area, id: String) -> Markup {
      let width = max(area.width, 3)
      let height = max(area.height, 3)
      let x = area.x - (width - area.width) / 2
      let y = area.y - (height - area.height) / 2
      return """
        <rect class="mark" fill="url(#\(id)-hatch)" x="\(x)" y="\(y)" width="\(width)" \
        height="\(height)"/>
        """
    }
  }
}
