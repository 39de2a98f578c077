import CollectionLayout
import LayoutCore

/// Places headers, footers and side pieces around a body (B6 to B11).
struct PlainBoundary {
  let scroll: Axis
  /// The box fractions resolve in, and across the scroll axis the room there is.
  let box: Size
  /// Where that room starts across the scroll axis.
  let across: Double
  let numbers: PlainNumbers
  let measured: (String) -> PreferredSize?

  /// One of them, relative to the start of what it belongs to.
  struct Placed {
    var item: BoundaryItem
    var frame: Rect
  }

  /// All of them, and the room they need before and after the body.
  struct Room {
    var placed: [Placed] = []
    var before = 0.0
    var body: Double
    var after = 0.0
  }

  func place(_ items: [BoundaryItem], body: Double) -> Room {
    var room = Room(body: body)
    let sizes = items.map(size)
    // B9: a side item that extends and is longer makes the body as long, before anything else.
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && item.alignment.place(along: scroll) == .middle {
      room.body = max(room.body, size[scroll])
    }
    // B7, B8: on its edge, outside when extending, then moved; the section grows for what sticks
    // out, offset included.
    for (item, size) in zip(items, sizes) {
      let length = size[scroll]
      let start: Double
      switch item.alignment.place(along: scroll) {
      case .start: start = item.extendsBoundary ? -length : 0
      case .middle: start = (room.body - length) / 2
      case .end: start = item.extendsBoundary ? room.body : room.body - length
      }
      let slack = box[scroll.crossed] - size[scroll.crossed]
      let cross: Double
      switch item.alignment.place(along: scroll.crossed) {
      case .start: cross = across
      case .middle: cross = across + slack / 2
      case .end: cross = across + slack
      }
      let place = start + item.offset(along: scroll)
      room.placed.append(
        Placed(
          item: item,
          frame: Rect(
            along: scroll,
            place,
            length,
            across: cross + item.offset(along: scroll.crossed),
            size[scroll.crossed]
          )
        )
      )
      if item.extendsBoundary {
        room.before = max(room.before, -place)
        room.after = max(room.after, place + length - room.body)
      }
    }
    let corner = Rect(along: scroll, room.before, 0, across: 0, 0)
    for index in room.placed.indices {
      room.placed[index].frame = room.placed[index].frame.moved(corner.x, corner.y)
    }
    return room
  }

  /// E6: an estimated length is replaced by the measured one.
  private func size(_ item: BoundaryItem) -> Size {
    var size = numbers.resolve(item.size, in: box)
    guard let answer = measured(item.kind) else { return size }
    for axis in Axis.allCases where item.size[axis].isEstimated {
      if let length = answer[axis] { size[axis] = length }
    }
    return size
  }
}
