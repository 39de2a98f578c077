package import LayoutCore

/// Later items do not move earlier ones.
package enum PrefixStability {
  package static let description = InvariantDescription(
    name: "prefix-stability",
    formula: "appending, or changing item m, leaves f_i as it was for all i < m",
    tolerance: "1e-6 of the number; rows from right to left are compared before mirroring",
    applies: "engines that claim prefix stability"
  )

  /// The first of the items below `changed` that moved or changed its size.
  ///
  /// `before` and `after` belong to the same plan but for the items from `changed` on.
  ///
  /// - Complexity: O(changed).
  package static func check(
    before: LaneAnswer,
    after: LaneAnswer,
    changed: Int,
    plan: LanePlan
  ) -> Violation? {
    guard plan.semantics.claims.contains(.prefixStability) else { return nil }
    let comparison = EqualAnswers(
      description.name,
      expectedName: "the layout before item \(changed) changed",
      equality: .within(plan.semantics.tolerance)
    )
    // Rows from right to left hang on the content's right edge, which later items do move.
    let isHanging = plan.axis == .horizontal && plan.direction == .rightToLeft
    let (oldTotal, newTotal) = (before.size.width, after.size.width)
    let scale = isHanging ? max(oldTotal.magnitude, newTotal.magnitude) : 1
    for index in 0..<min(changed, before.frames.count, after.frames.count) {
      var (old, new) = (before.frames[index], after.frames[index])
      if isHanging {
        old.x = oldTotal - old.x - old.width
        new.x = newTotal - new.x - new.width
      }
      if let violation = comparison.check(item: index, old, new, xScale: scale) {
        return violation
      }
    }
    return nil
  }
}
