package import LayoutCore

/// The content ends at the last edge plus the end inset.
package enum ContentSize {
  package static let description = InvariantDescription(
    name: "content-size",
    formula: "S = max(y_i + h_i) + end inset, without items the insets; across, S = W",
    tolerance: "1e-6 of the length",
    applies: "engines that claim a content size"
  )

  /// Judges the content size along both axes.
  ///
  /// - Complexity: O(items).
  package static func check(
    _ plan: LanePlan,
    _ answer: LaneAnswer,
    _ reading: LaneReading
  ) -> Violation? {
    guard plan.semantics.claims.contains(.contentSize), reading.isUsable else { return nil }
    let tolerance = plan.semantics.tolerance
    let main = answer.size[plan.axis]
    var farthest = plan.mainStart
    var last: Int?
    for index in 0..<reading.count where last == nil || reading.places[index].mainEnd > farthest {
      farthest = reading.places[index].mainEnd
      last = index
    }
    let expected = farthest + plan.insets.end(along: plan.axis)
    if tolerance.differ(main, expected, scale: reading.mainScale) {
      let reason =
        last.map { "item \($0) ends at \(NumberText.text(farthest))" } ?? "there are no items"
      return violation(main, expected, plan.axis, reason, last.map { [$0] } ?? [])
    }
    let cross = answer.size[plan.crossAxis]
    if tolerance.differ(cross, plan.crossLength) {
      return violation(cross, plan.crossLength, plan.crossAxis, "that is the container's", [])
    }
    return nil
  }

  private static func violation(
    _ value: Double,
    _ limit: Double,
    _ axis: Axis,
    _ reason: String,
    _ items: [Int]
  ) -> Violation {
    let (actual, expected) = NumberText.pair(value, limit)
    return Violation(
      description.name,
      "the content's \(axis.lengthName) is \(actual), not \(expected): \(reason)",
      expected: expected,
      actual: actual,
      items: items,
      edge: axis.endEdge
    )
  }
}
