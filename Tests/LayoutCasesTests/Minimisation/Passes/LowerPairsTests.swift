import LayoutCases
import LayoutCore
import Testing

@Suite("The pass lower-pairs")
struct LowerPairsTests {
  private static func minimised<Value: Reducible>(
    _ start: Value,
    _ execute: @escaping (Value) -> Violation?
  ) -> Value? {
    Minimiser<Value>(passes: [.lowerPairs], limit: 2_000).minimise(start, execute: execute)?.value
  }

  @Test("numbers that must differ by a length are lowered together")
  func lowersTogether() {
    let least = Self.minimised(
      Shelf(values: [40, 30]),
      Shelf.breaking { $0.values[0] - $0.values[1] >= 10 }
    )
    #expect(least == Shelf(values: [10, 0]))
  }

  @Test("a sum that must stay is gathered in the number that is cheapest")
  func gathersSums() {
    let least = Self.minimised(
      Shelf(values: [40, 2]),
      Shelf.breaking { $0.values[0] + $0.values[1] >= 42 }
    )
    #expect(least?.values.reduce(0, +) == 42)
    #expect(least?.values.contains(0) == true)
  }

  @Test("a number that vanishes when it is ordinary ends the pass and traps nothing")
  func survivesVanishingNumbers() {
    let least = Self.minimised(
      Spans(values: [7, 3]),
      { value in
        value.values[0] >= 1 ? Violation("law", "", expected: "", actual: "") : nil
      }
    )
    #expect(least?.values.allSatisfy { $0 >= 1 } == true)
  }

  /// Numbers that are visited only while they are not one, as spans are.
  private struct Spans: Reducible {
    var values: [Double]
    var partCount: Int { 0 }
    var simplerSettings: [Spans] { [] }
    var complexity: Complexity {
      var complexity = Complexity(parts: 0, settings: values.count { $0 != 1 })
      for value in values { complexity.add(value) }
      return complexity
    }
    func keeping(_ keep: [Bool]) -> Spans? { self }
    mutating func visitNumbers(_ visit: (inout Double) -> Void) {
      for index in values.indices where values[index] != 1 {
        visit(&values[index])
        values[index] = max(1, values[index])
      }
    }
  }
}
