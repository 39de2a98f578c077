package import LayoutCore

/// Frames stay inside the container's insets.
package enum Containment {
  package static let description = InvariantDescription(
    name: "containment",
    formula: "start inset - e <= x, x + w <= max(W - end inset, end of the last lane) + e; "
      + "start inset - e <= y",
    tolerance: "1e-6 of the coordinates",
    applies: "engines that claim containment; across the lanes only as far as the lanes fit"
  )

  /// The first item that sticks out, and on which side.
  ///
  /// - Complexity: O(items).
  package static func check(_ plan: LanePlan, _ reading: LaneReading) -> Violation? {
    guard plan.semantics.claims.contains(.containment), reading.isUsable else { return nil }
    let tolerance = plan.semantics.tolerance
    let room = plan.crossLength - plan.insets.end(along: plan.crossAxis)
    // Gaps and insets alone can be too much for a container; then its lanes overflow it by plan.
    let limit = max(room, plan.lanesEnd)
    let crossScale = max(reading.crossScale, limit.magnitude)
    for index in 0..<reading.count {
      if reading.places[index].crossStart < plan.crossStart,
        tolerance.differ(reading.places[index].crossStart, plan.crossStart, scale: crossScale)
      {
        return violation(
          index,
          reading.places[index].crossStart,
          before: plan.crossStart,
          plan.crossAxis.startEdge
        )
      }
      if reading.places[index].crossEnd > limit,
        tolerance.differ(reading.places[index].crossEnd, limit, scale: crossScale)
      {
        return violation(
          index,
          reading.places[index].crossEnd,
          behind: limit,
          plan.crossAxis.endEdge
        )
      }
      if reading.places[index].mainStart < plan.mainStart,
        tolerance.differ(reading.places[index].mainStart, plan.mainStart, scale: reading.mainScale)
      {
        return violation(
          index,
          reading.places[index].mainStart,
          before: plan.mainStart,
          plan.axis.startEdge
        )
      }
    }
    return nil
  }

  private static func violation(
    _ index: Int,
    _ value: Double,
    before limit: Double,
    _ edge: Violation.Edge
  ) -> Violation {
    let (actual, least) = NumberText.pair(value, limit)
    return Violation(
      description.name,
      "item \(index) starts at \(actual), before the \(edge.rawValue) inset ends at \(least)",
      expected: "at least \(least)",
      actual: actual,
      items: [index],
      edge: edge
    )
  }

  private static func violation(
    _ index: Int,
    _ value: Double,
    behind limit: Double,
    _ edge: Violation.Edge
  ) -> Violation {
    let (actual, most) = NumberText.pair(value, limit)
    return Violation(
      description.name,
      "item \(index) ends at \(actual), \(NumberText.points(value - limit)) past the "
        + "\(edge.rawValue) limit \(most)",
      expected: "at most \(most)",
      actual: actual,
      items: [index],
      edge: edge
    )
  }
}
