import LayoutOracles
import TestKit
import Testing

@Suite("OrderedDoubles")
struct OrderedDoublesTests {
  static let inputs: [(String, @Sendable (inout SeededGenerator) -> Double)] = [
    ("uniform", { Double.random(in: -1000...1000, using: &$0) }),
    ("few values", { Double(Int.random(in: 0..<4, using: &$0)) }),
    ("one far away", { $0.chance(0.01) ? 1e15 : Double.random(in: 0...1, using: &$0) }),
    ("one value", { _ in 7 }),
    ("zeros of both signs", { $0.chance(0.5) ? -0.0 : 0 }),
    ("least numbers", { Double(Int.random(in: 0..<5, using: &$0)) * .leastNonzeroMagnitude }),
    (
      "greatest numbers",
      { Double.random(in: -1...1, using: &$0) * .greatestFiniteMagnitude }
    ),
  ]

  @Test("sorts like a comparison sort, equal values by position", arguments: inputs.indices)
  func sorts(input: Int) {
    var sorter = OrderedDoubles()
    for count in [0, 1, 2, 60, 100, 5000, 300, 30_000] {
      var random = SeededGenerator(seed: UInt64(count))
      let values = (0..<count).map { _ in Self.inputs[input].1(&random) }
      sorter.sort(values, count: count)
      let expected = values.indices.sorted { (values[$0], $0) < (values[$1], $1) }
      #expect(
        sorter.order[..<count].map { Int($0) } == expected,
        "\(Self.inputs[input].0), \(count)"
      )
    }
  }
}
