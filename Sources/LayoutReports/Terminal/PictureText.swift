package import LayoutCore

/// A picture in box-drawing characters.
package enum PictureText {
  /// How many boxes are drawn at most; the rest is counted.
  package static let limit = 60

  /// Draws `picture` into at most `width` columns and about `height` rows.
  ///
  /// Edges that differ stay apart even where the scale would merge them, so the drawing shows how
  /// boxes lie to one another rather than exact lengths.
  package static func lines(
    _ picture: Picture,
    width: Int = 68,
    height: Int = 16,
    terminal: Terminal = .plain
  ) -> [String] {
    let excerpt = PictureExcerpt(picture, limit: limit)
    let (picture, omitted) = (excerpt.picture, excerpt.omitted)
    let (boxes, marks) = (picture.boxes, picture.marks)
    let hasNoRoom = picture.container.hasNoRoom
    // A line below tells the size of a container that has no inside.
    let height = hasNoRoom ? height - 1 : height
    let all = boxes + marks + [picture.container]
    let span = extent(all)
    // Two columns are about as long as one row.
    let scale = span > 0 ? max(1, Double(width - 1)) / span : 0
    let xs = GridScale(
      edges: all.flatMap { [$0.x, $0.x + $0.width].map(finite) },
      limit: width - 1,
      gap: 2,
      natural: scale
    )
    let ys = GridScale(
      edges: all.flatMap { [$0.y, $0.y + $0.height].map(finite) },
      limit: height - 1,
      gap: 1,
      natural: scale / 2
    )
    func columns(_ box: Picture.Box) -> ClosedRange<Int> { range(box.x, box.width, xs) }
    func rows(_ box: Picture.Box) -> ClosedRange<Int> { range(box.y, box.height, ys) }
    // A line or a dot at the far edge has its label beyond it.
    let reach =
      boxes.filter { columns($0).count <= 2 }
      .map { columns($0).upperBound + 1 + PlainText.line($0.label).count }.max() ?? 0
    var canvas = TextCanvas(width: max(xs.last + 1, min(reach, width)), height: ys.last + 1)
    for box in boxes {
      canvas.outline(
        x: columns(box),
        y: rows(box),
        style: box.isConcerned ? .bad : .plain
      )
    }
    for mark in marks { canvas.hatch(x: columns(mark), y: rows(mark), style: .loud) }
    for box in boxes {
      place(box, columns(box), rows(box), beside: marks.map { (columns($0), rows($0)) }, &canvas)
    }
    canvas.faintOutline(x: columns(picture.container), y: rows(picture.container))
    var lines = canvas.lines(terminal)
    if hasNoRoom {
      let container = picture.container
      let size = "\(NumberText.text(container.width)) × \(NumberText.text(container.height))"
      lines.append(terminal.styled("container \(size)", .dim))
    }
    if omitted > 0 {
      lines.append(
        terminal.styled("and \(NumberText.count(omitted, "more box", "more boxes"))", .dim)
      )
    }
    return lines
  }

  /// Writes the label on the top line behind the corner, or where there is room beside or below.
  private static func place(
    _ box: Picture.Box,
    _ x: ClosedRange<Int>,
    _ y: ClosedRange<Int>,
    beside marks: [(x: ClosedRange<Int>, y: ClosedRange<Int>)],
    _ canvas: inout TextCanvas
  ) {
    let text = PlainText.line(box.label)
    let style: Terminal.Style = box.isConcerned ? .loud : .bold
    // Wide characters would push the rest of the row out of line.
    guard !text.isEmpty, text.unicodeScalars.allSatisfy({ $0.value < 0x1100 }) else { return }
    // A box drawn as a line or a dot has its label beside it.
    let columns =
      x.count > 2
      ? x.lowerBound + 1..<max(x.lowerBound + 1, x.upperBound - text.count + 1)
      : x.upperBound + 1..<x.upperBound + 2
    func isMarked(_ column: Int, _ row: Int) -> Bool {
      marks.contains { $0.x.overlaps(column...column + text.count - 1) && $0.y.contains(row) }
    }
    // Under a mark both boxes claim the label, so that is the last place to take.
    for marked in [false, true] {
      for row in y {
        for column in columns where isMarked(column, row) == marked {
          if canvas.label(text, x: column, y: row, style: style) { return }
        }
      }
    }
  }

  private static func range(_ start: Double, _ length: Double, _ scale: GridScale)
    -> ClosedRange<Int>
  {
    let one = scale[finite(start)]
    let other = scale[finite(start + length)]
    return min(one, other)...max(one, other)
  }

  private static func finite(_ value: Double) -> Double {
    min(max(value, -1e300), 1e300)
  }

  private static func extent(_ boxes: [Picture.Box]) -> Double {
    let left = boxes.map { finite(min($0.x, $0.x + $0.width)) }.min() ?? 0
    let right = boxes.map { finite(max($0.x, $0.x + $0.width)) }.max() ?? 0
    let top = boxes.map { finite(min($0.y, $0.y + $0.height)) }.min() ?? 0
    let bottom = boxes.map { finite(max($0.y, $0.y + $0.height)) }.max() ?? 0
    // A tall picture is allowed to be squeezed: width decides unless there is none.
    return right - left > 0 ? right - left : bottom - top
  }
}
