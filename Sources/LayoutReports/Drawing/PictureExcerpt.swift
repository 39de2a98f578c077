package import LayoutCore

/// The part of a picture that is drawn when it has too many boxes: what lies around the fault.
package struct PictureExcerpt: Sendable, Hashable {
  /// What is drawn; its container is cut to the part.
  package var picture: Picture
  /// How many boxes are left out.
  package var omitted: Int

  /// Takes the concerned boxes of `picture` and those nearest to the fault, at most `limit`.
  ///
  /// A picture within the limit is taken whole.
  /// - Complexity: O(n log n) for n boxes.
  package init(_ picture: Picture, limit: Int) {
    // A picture read from a file may hold what its own initialiser refuses.
    let picture = Picture(
      container: picture.container.drawable,
      boxes: picture.boxes.map(\.drawable),
      marks: picture.marks.map(\.drawable)
    )
    guard picture.boxes.count > limit else {
      self.picture = picture
      self.picture.marks = Array(picture.marks.prefix(limit))
      omitted = 0
      return
    }
    let concerned = picture.boxes.first(where: \.isConcerned)
    let focus = picture.marks.first ?? concerned ?? picture.boxes[0]
    let order = picture.boxes.indices.map { index in
      let box = picture.boxes[index]
      return (box.isConcerned ? -1 : box.distance(to: focus), index)
    }.sorted { $0 < $1 }
    let chosen = order.prefix(limit).map(\.1).sorted().map { picture.boxes[$0] }
    let part = Picture.Box.around(chosen)
    self.picture = Picture(
      container: picture.container.cut(to: part),
      boxes: chosen,
      marks: picture.marks.filter { $0.distance(to: part) == 0 }.prefix(limit).map(\.self)
    )
    omitted = picture.boxes.count - limit
  }
}

extension Picture.Box {
  fileprivate var drawable: Picture.Box {
    Picture.Box(frame, label: label, isConcerned: isConcerned)
  }

  fileprivate var left: Double { min(x, x + width) }
  fileprivate var right: Double { max(x, x + width) }
  fileprivate var top: Double { min(y, y + height) }
  fileprivate var bottom: Double { max(y, y + height) }

  /// How far apart two boxes are, by the longer of both axes; 0 where they touch.
  fileprivate func distance(to other: Picture.Box) -> Double {
    let across = max(0, left - other.right, other.left - right)
    let down = max(0, top - other.bottom, other.top - bottom)
    return max(across, down)
  }

  /// The smallest box that holds `boxes`.
  fileprivate static func around(_ boxes: [Picture.Box]) -> Picture.Box {
    let left = boxes.map(\.left).min() ?? 0
    let top = boxes.map(\.top).min() ?? 0
    let right = boxes.map(\.right).max() ?? 0
    let bottom = boxes.map(\.bottom).max() ?? 0
    return Picture.Box(Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// The part of the box inside another, with its own label; the other where they do not meet.
  fileprivate func cut(to other: Picture.Box) -> Picture.Box {
    var result = other
    let across = (max(left, other.left), min(right, other.right))
    let down = (max(top, other.top), min(bottom, other.bottom))
    if across.0 <= across.1, down.0 <= down.1 {
      let size = (across.1 - across.0, down.1 - down.0)
      result = Picture.Box(Rect(x: across.0, y: down.0, width: size.0, height: size.1))
    }
    result.label = label
    return result
  }
}
