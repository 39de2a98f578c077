import LayoutTiming
import Testing

@Suite("Growth by a power law")
struct GrowthFitTests {
  @Test("recovers the law that made the numbers", arguments: [(1.0, 3.0), (2.0, 0.5), (0.0, 7.0)])
  func recovers(exponent: Double, constant: Double) throws {
    let fit = try #require(
      GrowthFit(
        (6...16).map { power in
          let n = Double(1 << power)
          var value = constant
          for _ in 0..<Int(exponent) { value *= n }
          return (n, value)
        }
      )
    )
    #expect(abs(fit.exponent - exponent) < 1e-9)
    #expect(abs(fit.constant / constant - 1) < 1e-9)
    #expect(fit.rSquared > 0.999_999)
  }

  @Test("tells n log n from n by the exponent, and by an R² below 1")
  func curved() throws {
    let points = (6...16).map { power -> (Double, Double) in
      let n = Double(1 << power)
      return (n, n * Double(power))
    }
    let fit = try #require(GrowthFit(points))
    #expect(fit.exponent > 1.05)
    #expect(fit.exponent < 1.2)
    #expect(fit.rSquared < 1)
  }

  @Test("leaves out what has no logarithm, and refuses fewer than two sizes")
  func refuses() throws {
    #expect(GrowthFit([]) == nil)
    #expect(GrowthFit([(10, 5)]) == nil)
    #expect(GrowthFit([(10, 5), (10, 6)]) == nil)
    #expect(GrowthFit([(10, 0), (100, 0)]) == nil)
    let fit = try #require(GrowthFit([(0, 1), (10, 10), (100, 100), (1_000, .nan)]))
    #expect(abs(fit.exponent - 1) < 1e-9)
  }

  @Test("rounds to four decimals")
  func rounds() {
    let fit = GrowthFit(exponent: 1.000_049, constant: 2.999_96, rSquared: 0.999_999).rounded
    #expect(fit == GrowthFit(exponent: 1, constant: 3, rSquared: 1))
  }
}
