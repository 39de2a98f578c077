package import LayoutCore

extension Rect {
  /// The coordinate of an edge.
  package subscript(edge: Violation.Edge) -> Double {
    switch edge {
    case .top: y
    case .bottom: maxY
    case .leading: x
    case .trailing: maxX
    }
  }

  /// The first edge past which it sticks out of `room` by more than `slack` points.
  package func firstEdge(outside room: Rect, slack: Double) -> Violation.Edge? {
    let excesses: [(edge: Violation.Edge, points: Double)] = [
      (.bottom, maxY - room.maxY), (.trailing, maxX - room.maxX), (.top, room.y - y),
      (.leading, room.x - x),
    ]
    return excesses.first { $0.points > slack }?.edge
  }
}

extension Violation {
  /// A box that sticks out of the room it should lie in, told by the one coordinate that shows it.
  ///
  /// - Parameters:
  ///   - invariant: The name of the invariant that keeps boxes in.
  ///   - box: The box in words, such as `child 0`.
  ///   - place: Where its edge lies, in points.
  ///   - edge: The edge that it passes.
  ///   - room: The room in words, such as `the window`.
  ///   - limit: Where the box's edge may lie at the most, or at the least, in points.
  ///   - items: The items concerned.
  ///   - aspect: What kind of breach it is, where it can be of several.
  package init(
    _ invariant: String,
    _ box: String,
    at place: Double,
    past edge: Edge,
    of room: String,
    at limit: Double,
    items: [Int],
    aspect: String? = nil
  ) {
    let isEnd = edge == .bottom || edge == .trailing
    let axis = edge == .top || edge == .bottom ? "y" : "x"
    let (actual, bound) = NumberText.pair(place, limit)
    let excess = NumberText.points((place - limit).magnitude)
    self.init(
      invariant,
      "\(box) \(isEnd ? "ends" : "begins") at \(axis) \(actual), \(excess) past the "
        + "\(edge.rawValue) edge of \(room)",
      expected: "\(box) to \(isEnd ? "end" : "begin") at \(axis) \(bound) or "
        + "\(isEnd ? "before" : "after")",
      actual: "\(axis) \(actual)",
      items: items,
      edge: edge,
      aspect: aspect
    )
  }
}
