import LayoutCore
import MasonryLayout

extension MasonryCase {
  /// The answer drawn: container, frames, and the area two frames share where that is the fault.
  func picture(_ answer: MasonryAnswer, _ violation: Violation?) -> Picture? {
    guard let final = try? edited() else { return nil }
    var room = Rect(
      x: 0,
      y: 0,
      width: final.container.width ?? answer.size.width,
      height: final.container.height ?? answer.size.height
    )
    // The main length of a container bounds nothing; a content longer than it is no overflow.
    if final.axis == .vertical {
      room.height = answer.size.height
    } else {
      room.width = answer.size.width
    }
    let concerned = Set(violation?.items ?? [])
    let boxes = answer.frames.enumerated().map { index, frame in
      Picture.Box(frame, label: "\(index)", isConcerned: concerned.contains(index))
    }
    var marks: [Picture.Box] = []
    if violation?.invariant == "overlap", let items = violation?.items, items.count == 2,
      items.allSatisfy(answer.frames.indices.contains)
    {
      let (one, other) = (answer.frames[items[0]], answer.frames[items[1]])
      let (x, y) = (max(one.x, other.x), max(one.y, other.y))
      marks.append(
        Picture.Box(
          Rect(
            x: x,
            y: y,
            width: min(one.maxX, other.maxX) - x,
            height: min(one.maxY, other.maxY) - y
          )
        )
      )
    }
    marks += queries.map { Picture.Box($0, label: "query") }
    return Picture(container: Picture.Box(room), boxes: boxes, marks: marks)
  }
}
