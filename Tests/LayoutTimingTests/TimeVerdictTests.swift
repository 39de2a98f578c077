import LayoutTiming
import Testing

@Suite("Verdict on interleaved times")
struct TimeVerdictTests {
  @Test("never calls identical programs slower or faster")
  func identical() {
    var noise = SyntheticNoise(seed: 1)
    let verdicts = TimeVerdict.judge((0..<12).map { _ in noise.logRatios(shift: 0) })
    #expect(verdicts.count == 12)
    #expect(verdicts.allSatisfy { $0?.kind == .held || $0?.kind == .inconclusive })
    #expect(verdicts.count { $0?.kind == .held } >= 11)
  }

  @Test("catches a slowdown and a speedup of 6% among others that stand still")
  func changes() throws {
    var noise = SyntheticNoise(seed: 2)
    var series = (0..<6).map { _ in noise.logRatios(shift: 0) }
    series[3] = noise.logRatios(shift: 0.06)
    series[5] = noise.logRatios(shift: -0.06)
    let verdicts = TimeVerdict.judge(series)
    let slower = try #require(verdicts[3])
    #expect(slower.kind == .slower)
    #expect(abs(slower.change - 0.06) < 0.02)
    #expect(slower.interval.contains(0.06))
    #expect(verdicts[5]?.kind == .faster)
    #expect(verdicts.count { $0?.kind == .slower || $0?.kind == .faster } == 2)
  }

  @Test("does not call a sure change below 2.5% a regression")
  func small() {
    let verdict = TimeVerdict.judge([(0..<16).map { 0.015 + Double($0) * 1e-5 }])[0]
    #expect(verdict?.kind == .held)
  }

  @Test("gives no answer where the interval is wide, and none where nothing can be tested")
  func unsure() {
    let wide = (0..<16).map { $0 % 2 == 0 ? 0.3 : -0.28 }
    #expect(TimeVerdict.judge([wide, []]).map { $0?.kind } == [.inconclusive, nil])
  }
}
