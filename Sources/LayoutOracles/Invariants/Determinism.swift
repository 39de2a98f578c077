package import LayoutCore

/// The same input gives the same answer in every process, thread and build.
package enum Determinism {
  package static let description = InvariantDescription(
    name: "determinism",
    formula: "answers over repeats, processes with other hash seeds, threads and builds are equal",
    tolerance: "none: equal bit for bit",
    applies: "every engine"
  )

  /// The first number that differs between two runs.
  ///
  /// `other` says what the first run was, such as `another process`.
  package static func check(
    first: LaneAnswer,
    second: LaneAnswer,
    firstName: String = "another run"
  ) -> Violation? {
    EqualAnswers(description.name, expectedName: firstName, equality: .bits).check(first, second)
  }
}
