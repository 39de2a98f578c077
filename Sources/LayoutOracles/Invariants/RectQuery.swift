package import LayoutCore

/// A rectangle query names exactly the items whose frames meet the rectangle.
package enum RectQuery {
  package static let description = InvariantDescription(
    name: "rect-query",
    formula: "query(R) = { i : f_i meets R }, ascending, by brute force",
    tolerance: "touching within 1e-6 of the coordinates counts either way, unless every number is "
      + "a multiple of 1/1024; also within 4 ulps of the length an edge was mirrored in",
    applies: "engines that answer rectangle queries"
  )

  /// The first item that one query names wrongly or leaves out.
  ///
  /// `grain` is what the calculation of an x alone can cost; see ``LaneReading/grain``.
  ///
  /// - Complexity: O(frames).
  package static func check(
    _ query: Rect,
    hits: [Int],
    frames: [Rect],
    tolerance: Tolerance = .standard,
    grain: Double = 0
  ) -> Violation? {
    var next = 0
    for index in frames.indices {
      let isNamed = next < hits.count && hits[next] == index
      if isNamed { next += 1 }
      if isNamed != frames[index].meets(query),
        !isDoubtful(frames[index], query, tolerance, grain)
      {
        return violation(query, index, isNamed: isNamed, hits, frames)
      }
    }
    guard next < hits.count else { return nil }
    return Violation(
      description.name,
      "the query \(NumberText.text(query)) names item \(hits[next]) out of order, twice, or "
        + "though there are only \(frames.count)",
      expected: "items in ascending order, each once",
      actual: list(hits),
      items: frames.indices.contains(hits[next]) ? [hits[next]] : []
    )
  }

  /// Whether the two touch so closely that the last digits decide.
  private static func isDoubtful(
    _ frame: Rect,
    _ query: Rect,
    _ tolerance: Tolerance,
    _ grain: Double
  ) -> Bool {
    guard frame.width > 0, frame.height > 0, query.width > 0, query.height > 0 else {
      return false
    }
    if isShort(frame), isShort(query) { return false }
    func isBefore(_ first: Double, _ second: Double, grain: Double = 0) -> Bool {
      second - first > grain && tolerance.differ(first, second)
    }
    let isApart =
      isBefore(frame.maxX, query.x, grain: grain) || isBefore(query.maxX, frame.x, grain: grain)
      || isBefore(frame.maxY, query.y) || isBefore(query.maxY, frame.y)
    let isMeeting =
      isBefore(frame.x, query.maxX, grain: grain) && isBefore(query.x, frame.maxX, grain: grain)
      && isBefore(frame.y, query.maxY) && isBefore(query.y, frame.maxY)
    return !isApart && !isMeeting
  }

  private static func isShort(_ rect: Rect) -> Bool {
    ShortNumbers.isShort(rect.x) && ShortNumbers.isShort(rect.y)
      && ShortNumbers.isShort(rect.width) && ShortNumbers.isShort(rect.height)
  }

  private static func violation(
    _ query: Rect,
    _ index: Int,
    isNamed: Bool,
    _ hits: [Int],
    _ frames: [Rect]
  ) -> Violation {
    let expected = frames.indices.filter { frames[$0].meets(query) }
    let verb = isNamed ? "names" : "leaves out"
    let fact = isNamed ? "does not meet it" : "meets it"
    return Violation(
      description.name,
      "the query \(NumberText.text(query)) \(verb) item \(index), which \(fact) at "
        + NumberText.text(frames[index]),
      expected: list(expected),
      actual: list(hits),
      items: [index]
    )
  }

  /// Item numbers, the first twenty of them.
  private static func list(_ items: [Int]) -> String {
    let shown = items.prefix(20).map(String.init).joined(separator: ", ")
    let rest = items.count > 20 ? ", and \(items.count - 20) more" : ""
    return items.isEmpty ? "no items" : shown + rest
  }
}
