package import LayoutCore

/// Lanes and the items in them stand exactly one gap apart.
package enum Spacing {
  package static let description = InvariantDescription(
    name: "spacing",
    formula: "x_i = inset + lane (lane length + lane gap); y_i = max over the lanes it covers of "
      + "(end of the item before + item gap), the inset where there is none",
    tolerance: "1e-6 of the coordinates",
    applies: "engines that claim spacing, where lanes can be told; with spans the gap is exact in "
      + "one covered lane at least and no less in the others"
  )

  /// The first item, in order, that stands elsewhere than its lane and gap say.
  ///
  /// - Complexity: O(items and the lanes they cover).
  package static func check(_ plan: LanePlan, _ reading: inout LaneReading) -> Violation? {
    guard plan.semantics.claims.contains(.spacing), reading.isUsable,
      reading.lanes.count == reading.count
    else { return nil }
    let tolerance = plan.semantics.tolerance
    reading.startReplay(plan)
    for index in 0..<reading.count {
      let lane = reading.lanes[index]
      let origin = plan.laneOrigin(lane)
      if tolerance.differ(reading.places[index].crossStart, origin, scale: reading.crossScale) {
        return crossViolation(plan, reading, index, origin)
      }
      let top = reading.top(lane: lane, span: plan.span(of: plan.items[index]))
      if tolerance.differ(reading.places[index].mainStart, top, scale: reading.mainScale) {
        return mainViolation(plan, reading, index, top)
      }
      reading.replay(index, plan)
    }
    return nil
  }

  private static func crossViolation(
    _ plan: LanePlan,
    _ reading: LaneReading,
    _ index: Int,
    _ origin: Double
  ) -> Violation {
    let (actual, expected) = NumberText.pair(reading.places[index].crossStart, origin)
    return Violation(
      description.name,
      "item \(index) starts at \(actual) across, but lane \(reading.lanes[index]) starts at "
        + expected,
      expected: expected,
      actual: actual,
      items: [index],
      edge: plan.crossAxis.startEdge
    )
  }

  private static func mainViolation(
    _ plan: LanePlan,
    _ reading: LaneReading,
    _ index: Int,
    _ top: Double
  ) -> Violation {
    let start = reading.places[index].mainStart
    guard let before = itemBefore(index, top, plan, reading) else {
      let (actual, expected) = NumberText.pair(start, top)
      return Violation(
        description.name,
        "item \(index), the first of lane \(reading.lanes[index]), starts at \(actual), not at "
          + "the inset \(expected)",
        expected: expected,
        actual: actual,
        items: [index],
        edge: plan.axis.startEdge
      )
    }
    let gap = reading.gap(after: before, plan)
    let (actual, expected) = NumberText.pair(start - reading.places[before].mainEnd, gap)
    return Violation(
      description.name,
      "item \(index) starts \(actual) behind item \(before), not \(NumberText.points(gap))",
      expected: expected,
      actual: actual,
      items: [before, index],
      edge: plan.axis.startEdge
    )
  }

  /// The item whose end and gap decide where item `index` has to start.
  private static func itemBefore(
    _ index: Int,
    _ top: Double,
    _ plan: LanePlan,
    _ reading: LaneReading
  ) -> Int? {
    let first = reading.lanes[index]
    let covered = first..<first + plan.span(of: plan.items[index])
    return (0..<index).last { other in
      let start = reading.lanes[other]
      let lanes = start..<start + plan.span(of: plan.items[other])
      return lanes.overlaps(covered)
        && reading.places[other].mainEnd + reading.gap(after: other, plan) == top
    }
  }
}
