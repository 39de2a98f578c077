package import LayoutCore

/// Right to left is the mirror of left to right.
package enum Mirror {
  package static let description = InvariantDescription(
    name: "mirror",
    formula: "x_rtl = W - x - w, all else equal; W the container's width for lanes that are "
      + "columns, the content's for rows",
    tolerance: "1e-6 of the number or of W",
    applies: "engines that claim mirror"
  )

  /// The first item whose frame right to left is not the mirror of that left to right.
  ///
  /// - Complexity: O(items).
  package static func check(
    leftToRight: LaneAnswer,
    rightToLeft: LaneAnswer,
    plan: LanePlan
  ) -> Violation? {
    guard plan.semantics.claims.contains(.mirror) else { return nil }
    let total = plan.axis == .vertical ? plan.crossLength : leftToRight.size.width
    let comparison = EqualAnswers(
      description.name,
      expectedName: "the mirror of left to right",
      equality: .within(plan.semantics.tolerance)
    )
    guard leftToRight.frames.count == rightToLeft.frames.count else {
      return comparison.check(leftToRight.frames, rightToLeft.frames)
    }
    for index in leftToRight.frames.indices {
      var mirrored = leftToRight.frames[index]
      mirrored.x = total - mirrored.x - mirrored.width
      let violation = comparison.check(
        item: index,
        mirrored,
        rightToLeft.frames[index],
        xScale: total.magnitude
      )
      if let violation { return violation }
    }
    return comparison.check(lanes: leftToRight.lanes, rightToLeft.lanes)
      ?? comparison.check(leftToRight.size, rightToLeft.size)
  }
}
