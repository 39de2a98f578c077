import LayoutCore

/// About how wide text is, without asking a font.
enum TextWidth {
  /// Pixels at 11 pixels a line; digits are as wide as in the common sans-serif faces.
  static func of(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar {
      case " ", ".", ",", "i", "l", "·": width + 3.6
      case _ where scalar.value < 0x1100: width + 6.6
      default: width + 12
      }
    }
  }
}

/// Finds room for the labels of boxes and marks, so that none hides another.
struct LabelPlacing {
  private var taken: [PictureScale.Area]
  private let room: PictureScale.Area

  /// Starts with the hatched areas taken, inside a picture of `room`.
  init(marks: [PictureScale.Area], room: PictureScale.Area) {
    taken = marks
    self.room = room
  }

  /// The label of a box in a corner of it: index and size where both fit, else the index, else
  /// nothing.
  mutating func label(_ box: Picture.Box, _ area: PictureScale.Area) -> Markup {
    let id = PlainText.cut(box.label, to: 24)
    let size = "\(NumberText.length(box.width)) × \(NumberText.length(box.height))"
    let idWidth = TextWidth.of(id)
    let sizeWidth = TextWidth.of(size)
    if Self.isThin(area) { return beside(area, id, width: idWidth) }
    if let spot = corner(of: area, width: max(idWidth, sizeWidth), height: 27) {
      return """
        <text x="\(spot.x)" y="\(spot.y + 11)"><tspan class="id">\(id)</tspan>\
        <tspan class="soft" x="\(spot.x)" dy="13">\(size)</tspan></text>
        """
    }
    if let spot = corner(of: area, width: idWidth + 7 + sizeWidth, height: 14) {
      return """
        <text x="\(spot.x)" y="\(spot.y + 11)"><tspan class="id">\(id)</tspan>\
        <tspan class="soft" dx="7">\(size)</tspan></text>
        """
    }
    if let spot = corner(of: area, width: idWidth, height: 13) {
      return "<text class=\"id\" x=\"\(spot.x)\" y=\"\(spot.y + 11)\">\(id)</text>"
    }
    return ""
  }

  /// Whether a box is drawn as a line or a dot, which has no inside for a label.
  private static func isThin(_ area: PictureScale.Area) -> Bool {
    area.width < 0.5 || area.height < 0.5
  }

  /// How far to the right a box and its label reach, in pixels.
  static func reach(_ box: Picture.Box, _ area: PictureScale.Area) -> Double {
    guard isThin(area) else { return area.maxX }
    return area.x + gap + TextWidth.of(PlainText.cut(box.label, to: 24))
  }

  private static let gap = 6.0

  /// The label of a mark: inside it where it fits, else under, over or beside it.
  mutating func callout(_ text: String, _ area: PictureScale.Area) -> Markup {
    guard !text.isEmpty else { return "" }
    let text = PlainText.cut(text, to: 32)
    let width = TextWidth.of(text) + 4
    let centre = min(max(area.x + area.width / 2, width / 2), max(room.width - width / 2, 0))
    let middle = area.y + area.height / 2 - 7
    let spots = [
      PictureScale.Area(x: centre - width / 2, y: middle, width: width, height: 14),
      PictureScale.Area(x: area.maxX + 4, y: middle, width: width, height: 14),
      PictureScale.Area(x: area.x - width - 4, y: middle, width: width, height: 14),
      PictureScale.Area(x: centre - width / 2, y: area.maxY + 2, width: width, height: 14),
    ]
    let fitting = spots.enumerated().first { index, spot in
      let fits = index > 0 || (area.width > width && area.height > 16)
      return fits && spot.x >= 0 && spot.maxX <= room.maxX && spot.maxY <= room.maxY
    }
    let spot = fitting?.element ?? spots[0]
    taken.append(spot)
    return """
      <text class="halo" text-anchor="middle" x="\(spot.x + width / 2)" y="\(spot.y + 11)">\
      \(text)</text>
      """
  }

  /// The label of a line or a dot, beside its start where that is free.
  private mutating func beside(_ area: PictureScale.Area, _ id: String, width: Double) -> Markup {
    let spot = PictureScale.Area(x: area.x + Self.gap, y: area.y + 1, width: width, height: 13)
    guard !id.isEmpty, !taken.contains(where: spot.meets) else { return "" }
    taken.append(spot)
    return "<text class=\"id\" x=\"\(spot.x)\" y=\"\(spot.y + 11)\">\(id)</text>"
  }

  private mutating func corner(
    of area: PictureScale.Area,
    width: Double,
    height: Double
  ) -> PictureScale.Area? {
    let inset = 5.0
    guard width + 2 * inset <= area.width, height + 2 <= area.height else { return nil }
    let edge = min(3, (area.height - height) / 2)
    let lefts = [area.x + inset, area.maxX - inset - width]
    let tops = [area.y + edge, area.maxY - edge - height]
    for top in tops {
      for left in lefts {
        let spot = PictureScale.Area(x: left, y: top, width: width, height: height)
        if !taken.contains(where: spot.meets) {
          taken.append(spot)
          return spot
        }
      }
    }
    return nil
  }
}
