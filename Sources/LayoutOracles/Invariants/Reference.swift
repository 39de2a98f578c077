package import LayoutCore

/// Frames are those of an independent oracle under the same declared semantics.
package enum Reference {
  package static let description = InvariantDescription(
    name: "reference",
    formula: "f_i = oracle(case)_i, S = oracle(case).S",
    tolerance: "1e-6 of the number, or that of the oracle",
    applies: "engines for whose semantics there is an oracle"
  )

  /// The first number in which an answer differs from the oracle's.
  package static func check(
    oracle: LaneAnswer,
    answer: LaneAnswer,
    oracleName: String = "the reference",
    tolerance: Tolerance = .standard
  ) -> Violation? {
    EqualAnswers(
      description.name,
      expectedName: oracleName,
      equality: .within(tolerance)
    )
    .check(oracle, answer)
  }
}
