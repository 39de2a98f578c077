package import LayoutCore

/// Frames lie on the pixel grid, close to where they belong, and neighbours still touch.
package enum PixelTiling {
  package static let description = InvariantDescription(
    name: "pixel-tiling",
    formula: "edge = m / scale; equal exact edges stay equal; |edge - exact| <= 1/(2 scale), or "
      + "0 <= exact - edge < 1/scale when flooring",
    tolerance: "1e-6 of the coordinates",
    applies: "engines that round edges to a pixel grid"
  )

  /// How an engine rounds an edge.
  package enum Mode: String, Sendable, Hashable, CaseIterable {
    /// To the nearest pixel edge.
    case nearest
    /// To the pixel edge before it.
    case floor
  }

  /// The first frame that leaves the grid, strays from its exact place, or parts from a neighbour.
  ///
  /// `exact` are the frames before rounding, `scale` the pixels a point.
  ///
  /// - Complexity: O(n log n).
  package static func check(
    _ frames: [Rect],
    exact: [Rect],
    scale: Double,
    mode: Mode,
    tolerance: Tolerance = .standard
  ) -> Violation? {
    guard frames.count == exact.count, scale > 0 else { return nil }
    var edges: (across: [Edge], down: [Edge]) = ([], [])
    for index in frames.indices where frames[index].isFinite && exact[index].isFinite {
      let (frame, ideal) = (frames[index], exact[index])
      edges.across.append(Edge(index, .leading, ideal.x, frame.x))
      edges.across.append(Edge(index, .trailing, ideal.maxX, frame.maxX))
      edges.down.append(Edge(index, .top, ideal.y, frame.y))
      edges.down.append(Edge(index, .bottom, ideal.maxY, frame.maxY))
    }
    for edge in edges.across + edges.down {
      if let violation = check(edge, scale, mode, tolerance) { return violation }
    }
    return parted(edges.across) ?? parted(edges.down)
  }

  /// One edge before and after rounding.
  private struct Edge {
    var item: Int
    var name: Violation.Edge
    var exact: Double
    var placed: Double

    init(_ item: Int, _ name: Violation.Edge, _ exact: Double, _ placed: Double) {
      self.item = item
      self.name = name
      self.exact = exact
      self.placed = placed
    }
  }

  private static func check(
    _ edge: Edge,
    _ scale: Double,
    _ mode: Mode,
    _ tolerance: Tolerance
  ) -> Violation? {
    let slack = tolerance.slack(edge.exact, edge.placed)
    let pixel = (edge.placed * scale).rounded() / scale
    let (placed, ideal) = NumberText.pair(edge.placed, edge.exact)
    if (edge.placed - pixel).magnitude > slack {
      return violation(edge, "at \(placed) lies between pixels", "m / \(NumberText.text(scale))")
    }
    let off = edge.placed - edge.exact
    let (least, most) = mode == .nearest ? (-0.5 / scale, 0.5 / scale) : (-1 / scale, 0)
    if off < least - slack || off > most + slack {
      return violation(edge, "at \(placed) is more than rounding takes from \(ideal)", ideal)
    }
    return nil
  }

  private static func violation(_ edge: Edge, _ fault: String, _ expected: String) -> Violation {
    Violation(
      description.name,
      "the \(edge.name.rawValue) edge of item \(edge.item) \(fault)",
      expected: expected,
      actual: NumberText.text(edge.placed),
      items: [edge.item],
      edge: edge.name
    )
  }

  /// Two edges that were one before rounding and are two after.
  private static func parted(_ edges: [Edge]) -> Violation? {
    let sorted = edges.enumerated().sorted {
      ($0.element.exact, $0.offset) < ($1.element.exact, $1.offset)
    }
    for (one, other) in zip(sorted.lazy.map(\.element), sorted.lazy.map(\.element).dropFirst())
    where one.exact == other.exact && one.placed != other.placed {
      let (first, second) = NumberText.pair(one.placed, other.placed)
      return Violation(
        description.name,
        "items \(min(one.item, other.item)) and \(max(one.item, other.item)) met at "
          + "\(NumberText.text(one.exact)) before rounding, now at \(first) and \(second)",
        expected: first,
        actual: second,
        items: one.item == other.item ? [one.item] : [one.item, other.item].sorted(),
        edge: other.name
      )
    }
    return nil
  }
}
