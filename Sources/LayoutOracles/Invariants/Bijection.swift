package import LayoutCore

/// What goes in comes out, each once.
package enum Bijection {
  package static let description = InvariantDescription(
    name: "bijection",
    formula: "multiset of ids out = multiset of ids in",
    tolerance: "none",
    applies: "every engine"
  )

  /// Judges an answer in item order: one frame an item, and one lane where lanes are told.
  package static func check(_ plan: LanePlan, _ answer: LaneAnswer) -> Violation? {
    check(items: plan.items.count, answered: answer.frames.count, "frames")
      ?? answer.lanes.flatMap { check(items: plan.items.count, answered: $0.count, "lanes") }
  }

  /// Judges a count of things answered, one of which belongs to each item.
  package static func check(items: Int, answered: Int, _ name: String) -> Violation? {
    guard items != answered else { return nil }
    return Violation(
      description.name,
      "\(answered) \(name) answer \(items) items",
      expected: "\(items) \(name)",
      actual: "\(answered) \(name)"
    )
  }

  /// Judges answers that name what they answer: the first id that is missing, or is there too often.
  ///
  /// `items` of the violation is the position in `given`, where there is one.
  ///
  /// - Complexity: O(n log n).
  package static func check(given: [String], answered: [String]) -> Violation? {
    guard given != answered else { return nil }
    let (expected, actual) = (given.sorted(), answered.sorted())
    guard expected != actual else { return nil }
    var position = 0
    while position < min(expected.count, actual.count), expected[position] == actual[position] {
      position += 1
    }
    let isMissing =
      position == actual.count
      || position < expected.count && expected[position] < actual[position]
    let id = isMissing ? expected[position] : actual[position]
    let demanded = given.count { $0 == id }
    let found = answered.count { $0 == id }
    return Violation(
      description.name,
      "\(id) comes in \(demanded) times and out \(found) times",
      expected: "\(demanded) of \(id)",
      actual: "\(found) of \(id)",
      items: given.firstIndex(of: id).map { [$0] } ?? []
    )
  }
}
