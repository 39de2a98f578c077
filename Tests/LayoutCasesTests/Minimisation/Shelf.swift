import LayoutCases
import LayoutCore

/// The least that can be minimised: numbers in a row, each a part, and a switch.
struct Shelf: Reducible {
  var values: [Double]
  var isSpecial = false

  var partCount: Int { values.count }

  var complexity: Complexity {
    var complexity = Complexity(parts: values.count, settings: isSpecial ? 1 : 0)
    for value in values { complexity.add(value) }
    return complexity
  }

  func keeping(_ keep: [Bool]) -> Shelf? {
    var kept = self
    kept.values = zip(values, keep).filter(\.1).map(\.0)
    return kept
  }

  var simplerSettings: [Shelf] { isSpecial ? [Shelf(values: values)] : [] }

  mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    for index in values.indices { visit(&values[index]) }
  }

  /// Says that shelves break `name` where `condition` holds, and names the items given.
  static func breaking(
    _ name: String = "law",
    items: [Int] = [],
    where condition: @escaping (Shelf) -> Bool
  ) -> (Shelf) -> Violation? {
    { condition($0) ? Violation(name, "", expected: "", actual: "", items: items) : nil }
  }
}
