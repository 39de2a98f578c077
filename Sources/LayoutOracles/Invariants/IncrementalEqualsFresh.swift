package import LayoutCore

/// After any edits, frames are those of a layout from scratch.
package enum IncrementalEqualsFresh {
  package static let description = InvariantDescription(
    name: "incremental-equals-fresh",
    formula: "layout(apply(edits)) kept up to date = layout(case after its edits) from scratch",
    tolerance: "1e-6 of the number",
    applies: "every engine that takes edits"
  )

  /// The first number in which an answer kept up to date differs from a fresh one.
  package static func check(
    fresh: LaneAnswer,
    incremental: LaneAnswer,
    tolerance: Tolerance = .standard
  ) -> Violation? {
    EqualAnswers(
      description.name,
      expectedName: "a layout from scratch",
      equality: .within(tolerance)
    )
    .check(fresh, incremental)
  }
}
