import LayoutTiming
import Testing

@Suite("Statistics")
struct StatisticsTests {
  @Test("takes the middle of an odd number of values and the mean of the two of an even one")
  func median() {
    #expect(Statistics.median([3, 1, 2]) == 2)
    #expect(Statistics.median([4, 1, 2, 3]) == 2.5)
    #expect(Statistics.median([]) == nil)
    #expect(Statistics.median([1, .nan]) == nil)
  }

  @Test("estimates a shift by the median of pairwise means")
  func hodgesLehmann() {
    // Means: 1, 1.5, 5.5, 2, 6, 10 → (2 + 5.5) / 2.
    #expect(Statistics.hodgesLehmann([1, 2, 10]) == 3.75)
    #expect(Statistics.hodgesLehmann([7]) == 7)
    #expect(Statistics.hodgesLehmann([]) == nil)
  }

  @Test("moves little when one value of sixteen runs away")
  func robust() throws {
    let values = (0..<16).map { Double($0) / 100 }
    let calm = try #require(Statistics.hodgesLehmann(values))
    let wild = try #require(Statistics.hodgesLehmann(values.dropLast() + [1_000]))
    #expect(abs(wild - calm) < 0.01)
  }

  @Test("corrects by Holm: the least times the number of tests, and never out of order")
  func holm() {
    let adjusted = Statistics.holm([0.01, 0.04, 0.03, 0.005])
    for (value, expected) in zip(adjusted, [0.03, 0.06, 0.06, 0.02]) {
      #expect(abs(value - expected) < 1e-12)
    }
    #expect(Statistics.holm([0.9, 0.8]) == [1, 1])
    #expect(Statistics.holm([]).isEmpty)
  }
}
