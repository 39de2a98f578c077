package import LayoutCore

/// Laying out the same input again gives the same answer.
package enum Idempotence {
  package static let description = InvariantDescription(
    name: "idempotence",
    formula: "the k-th layout of one input = the first",
    tolerance: "none: equal bit for bit",
    applies: "every engine"
  )

  private static let comparison = EqualAnswers(
    description.name,
    expectedName: "the first layout",
    equality: .bits
  )

  /// The first number that changed from the first layout to a later one of the same engine.
  package static func check(first: LaneAnswer, again: LaneAnswer) -> Violation? {
    comparison.check(first, again)
  }
}
