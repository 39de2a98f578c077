import LayoutCases
import Testing

@Suite("Choices")
struct ChoicesTests {
  @Test("seed, stream and index decide everything, and each of them matters")
  func deterministic() {
    func first(_ seed: UInt64, _ stream: String, _ index: Int) -> [UInt64] {
      var choices = Choices(seed: seed, stream: stream, index: index)
      return (0..<4).map { _ in choices.next() }
    }
    #expect(first(1, "masonry", 7) == first(1, "masonry", 7))
    let others = [
      first(1, "masonry", 7), first(2, "masonry", 7), first(1, "stack", 7), first(1, "masonry", 8),
    ]
    #expect(Set(others).count == 4)
  }

  @Test("numbers stay in their range and reach its ends")
  func ranges() {
    var choices = Choices(seed: 5, stream: "range", index: 0)
    var seen: Set<Int> = []
    for _ in 0..<1000 {
      seen.insert(choices.integer(in: -2...3))
      #expect((0..<1).contains(choices.unit()))
      #expect((2.5...4).contains(choices.number(in: 2.5...4)))
      #expect(choices.index(below: 1) == 0)
    }
    #expect(seen == Set(-2...3))
  }

  @Test("a chance comes up as often as it says", arguments: [0, 0.1, 0.5, 0.9, 1])
  func chance(probability: Double) {
    var choices = Choices(seed: 6, stream: "chance", index: 0)
    let count = (0..<20_000).count { _ in choices.chance(probability) }
    #expect(abs(Double(count) / 20_000 - probability) < 0.015)
  }

  @Test("whole numbers and normal ones are spread as they should be")
  func distribution() {
    var choices = Choices(seed: 8, stream: "spread", index: 0)
    var counts = [Int](repeating: 0, count: 10)
    var (sum, squares) = (0.0, 0.0)
    for _ in 0..<20_000 {
      counts[choices.index(below: 10)] += 1
      let value = choices.normal()
      sum += value
      squares += value * value
    }
    // Six standard deviations of a count of 2,000.
    for count in counts { #expect(abs(count - 2_000) < 260) }
    #expect(abs(sum / 20_000) < 0.05)
    #expect(abs(squares / 20_000 - 1) < 0.05)
  }

  @Test("subsets are sparse and dense")
  func subsets() {
    var choices = Choices(seed: 9, stream: "subset", index: 0)
    let sizes = (0..<2_000).map { _ in choices.subset(ofBits: 34).nonzeroBitCount }
    #expect(sizes.contains { $0 <= 3 } && sizes.contains { $0 >= 28 })
    #expect(sizes.allSatisfy { $0 <= 34 })
  }
}
