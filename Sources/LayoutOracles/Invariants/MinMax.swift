package import LayoutCore

/// Lengths follow from the item's sizing, its bounds and its lanes.
package enum MinMax {
  package static let description = InvariantDescription(
    name: "min-max",
    formula: "lo <= h <= hi, the declared bound winning where lo > hi; h as the sizing decides it; "
      + "w as the covered lanes decide it",
    tolerance: "1e-6 of the length; when rounding down, one step of the pixel grid less",
    applies: "engines that claim lengths"
  )

  /// The first item of a wrong length.
  ///
  /// - Complexity: O(items).
  package static func check(_ plan: LanePlan, _ reading: LaneReading) -> Violation? {
    guard plan.semantics.claims.contains(.lengths), reading.isUsable else { return nil }
    let tolerance = plan.semantics.tolerance
    let step = plan.semantics.rounding.step
    // A length that follows from a lane cut to the pixel grid shrinks with it.
    let shrunk = step > 0 && plan.laneLength > 0 ? plan.placedLaneLength / plan.laneLength : 1
    for index in 0..<reading.count {
      let item = plan.items[index]
      let (least, most) = item.mainLengths(plan.semantics.boundsConflict)
      let length = reading.places[index].mainLength
      if isOutside(length, least * shrunk - step, most, tolerance) {
        return violation(index, length, least, most, plan.axis)
      }
      let window = max(0, plan.windowLength(span: plan.span(of: item)))
      let (narrowest, widest): (Double, Double) =
        switch item.cross {
        case .fills: (window, window)
        case .own(let own): (min(own, window), min(own, window))
        case .atMostLanes: (0, window)
        }
      let cross = reading.places[index].crossLength
      if isOutside(cross, narrowest - step, widest, tolerance) {
        return violation(index, cross, narrowest, widest, plan.crossAxis)
      }
    }
    return nil
  }

  private static func isOutside(
    _ value: Double,
    _ least: Double,
    _ most: Double,
    _ tolerance: Tolerance
  ) -> Bool {
    value < least && tolerance.differ(value, least)
      || value > most && tolerance.differ(value, most)
  }

  private static func violation(
    _ index: Int,
    _ value: Double,
    _ least: Double,
    _ most: Double,
    _ axis: Axis
  ) -> Violation {
    let (actual, bound) = NumberText.pair(value, value > most ? most : least)
    let expected =
      least == most ? bound : value > most ? "at most \(bound)" : "at least \(bound)"
    return Violation(
      description.name,
      "the \(axis.lengthName) of item \(index) is \(actual), not \(expected)",
      expected: expected,
      actual: actual,
      items: [index],
      edge: axis.endEdge
    )
  }
}
