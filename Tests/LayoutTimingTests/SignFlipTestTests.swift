import LayoutTiming
import Testing

@Suite("Exact sign-flip test")
struct SignFlipTestTests {
  @Test("counts sign patterns exactly")
  func exact() throws {
    let test = try #require(SignFlipTest([1, 2, 3]))
    // Of 8 patterns only +1+2+3 reaches 6; all reach at most 6.
    #expect(test.pGreater == 1.0 / 8)
    #expect(test.pLess == 1)
    let mixed = try #require(SignFlipTest([3, -1, 2]))
    // Sums at least 4: 3+1+2 = 6, 3-1+2 = 4.
    #expect(mixed.pGreater == 2.0 / 8)
  }

  @Test("reaches 1 in 65,536 for sixteen differences of one sign, and is symmetric")
  func extremes() throws {
    let values = (1...16).map { Double($0) / 7 }
    let test = try #require(SignFlipTest(values))
    #expect(test.pGreater == 1.0 / 65_536)
    let mirrored = try #require(SignFlipTest(values.map { -$0 }))
    #expect(mirrored.pLess == test.pGreater)
    #expect(mirrored.estimate == -test.estimate)
  }

  @Test("calls differences of zero no evidence at all")
  func zero() throws {
    let test = try #require(SignFlipTest([0, 0, 0, 0]))
    #expect(test.pGreater == 1)
    #expect(test.pLess == 1)
    #expect(test.interval() == 0...0)
  }

  @Test(
    "refuses none, too many and what is not finite",
    arguments: [
      [], Array(repeating: 1, count: 17), [1, .nan],
    ]
  )
  func refuses(values: [Double]) {
    #expect(SignFlipTest(values) == nil)
  }

  @Test("inverts to an interval whose ends the test itself just rejects")
  func inversion() throws {
    var noise = SyntheticNoise(seed: 5)
    let values = noise.logRatios(shift: 0.02)
    let interval = try #require(SignFlipTest(values)).interval(confidence: 0.99)
    func p(_ shift: Double) throws -> (Double, Double) {
      let test = try #require(SignFlipTest(values.map { $0 - shift }))
      return (test.pGreater, test.pLess)
    }
    #expect(try p(interval.lowerBound - 1e-6).0 <= 0.005)
    #expect(try p(interval.lowerBound + 1e-4).0 > 0.005)
    #expect(try p(interval.upperBound + 1e-6).1 <= 0.005)
    #expect(try p(interval.upperBound - 1e-4).1 > 0.005)
  }

  @Test("rejects a true zero no more often than it says")
  func falseAlarms() throws {
    var noise = SyntheticNoise(seed: 2026)
    var alarms = 0
    for _ in 0..<60 {
      // Twelve pairs: fine enough for 5%, and sixteen times quicker than sixteen.
      let test = try #require(SignFlipTest(Array(noise.logRatios(shift: 0).prefix(12))))
      if test.pGreater <= 0.05 { alarms += 1 }
    }
    // Of 60 at 5%, 3 are expected; 9 or more would happen once in 400 such tests.
    #expect(alarms <= 8)
  }

  @Test("covers the truth as often as it says", arguments: [0, 0.03, -0.2])
  func coverage(truth: Double) throws {
    var noise = SyntheticNoise(seed: 7)
    var covered = 0
    for _ in 0..<60 {
      let test = try #require(SignFlipTest(Array(noise.logRatios(shift: truth).prefix(12))))
      if test.interval(confidence: 0.95).contains(truth) { covered += 1 }
    }
    #expect(covered >= 52)
  }
}
