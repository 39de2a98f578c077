import LayoutCore
import LayoutTiming
import Testing

@Suite("Comparison of two reports' series")
struct SeriesComparisonTests {
  private func series(
    _ parameter: String = "3 lanes",
    comparisons: (Int) -> Int = { $0 * 2 },
    nanoseconds: Double = 5,
    interleaved: InterleavedRatios? = nil
  ) -> BenchmarkSeries {
    BenchmarkSeries(
      key: .init(domain: "masonry", engine: "mine", name: "layout", parameter: parameter),
      points: [1_000, 100, 10_000].map { n in
        BenchmarkSeries.Point(
          n: n,
          counters: WorkCounters(placements: n, comparisons: comparisons(n), passes: 1),
          samples: Array(repeating: nanoseconds, count: 9)
        )
      },
      interleaved: interleaved
    )
  }

  private func kind(_ before: BenchmarkSeries, _ after: BenchmarkSeries) -> SeriesVerdict.Kind? {
    SeriesComparison.compare(before: [before], after: [after], base: "old").first?.kind
  }

  @Test("holds on equal work, and tells times without judging them")
  func equal() throws {
    let verdicts = SeriesComparison.compare(
      before: [series()],
      after: [series(nanoseconds: 50)],
      base: "old"
    )
    let verdict = try #require(verdicts.first)
    #expect(verdict.kind == .held)
    #expect(!verdict.kind.isRegression)
    #expect(
      verdict.line == "masonry · mine · layout · 3 lanes: held, same work at 3 sizes; "
        + "time +900.0% at n = 10,000, not judged"
    )
  }

  @Test("fails one comparison more at one size, and says where")
  func more() throws {
    let after = series(comparisons: { $0 == 10_000 ? $0 * 2 + 1 : $0 * 2 })
    let verdict = try #require(
      SeriesComparison.compare(before: [series()], after: [after], base: "old").first
    )
    #expect(verdict.kind == .moreWork)
    #expect(verdict.kind.isRegression)
    #expect(verdict.detail.hasPrefix("comparisons 20,000 → 20,001 at n = 10,000"))
  }

  @Test("fails a steeper exponent even where no count is higher")
  func steeper() {
    let after = series(comparisons: { $0 == 100 ? 100 : $0 == 1_000 ? 1_500 : 20_000 })
    #expect(kind(series(), after) == .steeper)
  }

  @Test("reports less work as such")
  func less() {
    #expect(kind(series(), series(comparisons: { $0 })) == .lessWork)
  }

  @Test("judges times only when they ran interleaved against that revision")
  func interleaved() {
    var noise = SyntheticNoise(seed: 9)
    let medians = noise.logRatios(shift: 0.08)
    let judged = series(interleaved: InterleavedRatios(base: "old", medians: medians))
    #expect(kind(series(), judged) == .slower)
    let other = series(interleaved: InterleavedRatios(base: "older", medians: medians))
    #expect(kind(series(), other) == .held)
    let lighter = series(
      comparisons: { $0 },
      interleaved: InterleavedRatios(base: "old", medians: medians)
    )
    #expect(kind(series(), lighter) == .slower)
  }

  @Test("names series of one report only, sorted by the number of lanes")
  func onesided() {
    let verdicts = SeriesComparison.compare(
      before: [series("64 lanes"), series("8 lanes")],
      after: [series("128 lanes"), series("8 lanes")],
      base: "old"
    )
    #expect(verdicts.map(\.key.parameter) == ["8 lanes", "64 lanes", "128 lanes"])
    #expect(verdicts.map(\.kind) == [.held, .missing, .new])
  }
}
