import LayoutTiming
import Testing

@Suite("Median with an interval by order statistics")
struct MedianEstimateTests {
  @Test(
    "takes the tabled order statistics",
    arguments: [
      // From the binomial distribution: m, confidence asked for, rank of the lower end.
      (8, 0.99, 1), (12, 0.99, 2), (16, 0.95, 4), (24, 0.99, 6), (24, 0.95, 7), (100, 0.95, 40),
    ]
  )
  func ranks(count: Int, confidence: Double, rank: Int) throws {
    let samples = (1...count).reversed().map(Double.init)
    let estimate = try #require(MedianEstimate(of: samples, confidence: confidence))
    #expect(estimate.low == Double(rank))
    #expect(estimate.high == Double(count + 1 - rank))
    #expect(estimate.median == Double(count + 1) / 2)
    #expect(estimate.confidence >= confidence)
  }

  @Test("says what confidence it has when samples are too few")
  func few() throws {
    let estimate = try #require(MedianEstimate(of: [3, 1, 2], confidence: 0.99))
    #expect(estimate == MedianEstimate(of: [1, 2, 3], confidence: 0.99))
    #expect((estimate.low, estimate.high) == (1, 3))
    #expect(abs(estimate.confidence - 0.75) < 1e-12)
    #expect(try #require(MedianEstimate(of: [5])).confidence == 0)
  }

  @Test("refuses what has no median", arguments: [[], [1, .nan], [.infinity]])
  func refuses(samples: [Double]) {
    #expect(MedianEstimate(of: samples) == nil)
  }

  @Test("keeps its interval narrow and true for more samples than halves can be halved")
  func many() throws {
    let estimate = try #require(MedianEstimate(of: (1...4_001).map(Double.init)))
    #expect(estimate.low < 2_001 - 75)
    #expect(estimate.low > 2_001 - 90)
    #expect(estimate.confidence >= 0.99)
  }

  @Test("covers the true median at least as often as it says")
  func coverage() throws {
    var noise = SyntheticNoise(seed: 11)
    var covered = 0
    for _ in 0..<2_000 {
      // Skewed like times: the median of u² is a quarter.
      let samples = (0..<24).map { _ in
        let value = noise.uniform()
        return value * value
      }
      let estimate = try #require(MedianEstimate(of: samples, confidence: 0.95))
      if (estimate.low...estimate.high).contains(0.25) { covered += 1 }
    }
    #expect(covered >= 1_900)
    #expect(covered < 1_995)
  }
}
