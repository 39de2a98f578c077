import LayoutCore
import SnapshotDiffing

extension IdentityCase {
  /// The change set drawn: the items before on the left, those after on the right.
  ///
  /// What is deleted is drawn with a minus, what is inserted with a plus; what moves has a mark in
  /// the gutter from the height at which it was to that at which it is.
  func picture(_ answer: IdentityAnswer, _ violation: Violation?) -> Picture? {
    let end = answer.result ?? after
    let flat = answer.changes.flat(from: before, to: end)
    let concerned = Set(violation?.items ?? [])
    let old = Column(before, isLists, x: 0)
    let new = Column(end, isLists, x: Column.width * 2)
    let (deleted, inserted) = (Set(flat.deletes), Set(flat.inserts))
    let (left, arrived) = (Set(flat.moves.map(\.from)), Set(flat.moves.map(\.to)))
    let updated = Set(flat.updates)
    var boxes = old.boxes + new.boxes
    for (position, item) in before.flatMap(\.items).enumerated() {
      let sign = deleted.contains(position) ? "−" : left.contains(position) ? "→" : ""
      let star = updated.contains(position) ? "*" : ""
      boxes.append(
        Picture.Box(
          old.frame(position),
          label: "\(sign)\(item)\(star)",
          isConcerned: concerned.contains(position)
        )
      )
    }
    for (position, item) in end.flatMap(\.items).enumerated() {
      let sign = inserted.contains(position) ? "+" : arrived.contains(position) ? "→" : ""
      boxes.append(
        Picture.Box(
          new.frame(position),
          label: "\(sign)\(item)",
          isConcerned: concerned.contains(position)
        )
      )
    }
    let marks = flat.moves.enumerated().compactMap { number, move -> Picture.Box? in
      guard old.rows.indices.contains(move.from), new.rows.indices.contains(move.to) else {
        return nil
      }
      let (from, to) = (old.frame(move.from).y, new.frame(move.to).y)
      // Marks stand side by side, so that none hides another.
      let x = Column.width + Column.width * Double(number + 1) / Double(flat.moves.count + 2)
      let rect = Rect(x: x, y: min(from, to) + 8, width: 4, height: abs(from - to) + 4)
      return Picture.Box(rect, label: "\(move.from)→\(move.to)")
    }
    let height = max(old.height, new.height)
    let room = Rect(x: 0, y: 0, width: Column.width * 3, height: height)
    return Picture(container: Picture.Box(room), boxes: boxes, marks: marks)
  }
}

/// One side of the drawing: a row for each section name and each item.
private struct Column {
  static let width = 100.0
  private static let row = 20.0

  let x: Double
  /// The row of each item, across sections.
  private(set) var rows: [Int] = []
  /// The boxes of the section names.
  private(set) var boxes: [Picture.Box] = []
  private var count = 0

  init(_ sections: [IdentityCase.Section], _ isList: Bool, x: Double) {
    self.x = x
    for section in sections {
      if !isList {
        boxes.append(Picture.Box(frame(ofRow: count), label: section.section))
        count += 1
      }
      for _ in section.items {
        rows.append(count)
        count += 1
      }
    }
  }

  var height: Double { Self.row * Double(max(1, count)) }

  func frame(_ position: Int) -> Rect { frame(ofRow: rows[position]) }

  private func frame(ofRow row: Int) -> Rect {
    Rect(x: x, y: Self.row * Double(row), width: Self.width, height: Self.row)
  }
}
