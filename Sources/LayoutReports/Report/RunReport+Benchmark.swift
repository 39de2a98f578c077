package import LayoutCore
package import LayoutTiming

extension RunReport {
  /// The part of a benchmark series that is the same on every run.
  package struct Benchmark: Sendable, Hashable, Codable {
    /// The series.
    package var key: BenchmarkSeries.Key
    /// What was counted at each size, `n` ascending.
    package var points: [Point]
    /// How each counter grows that is not zero, in the order of the counters.
    package var growth: [Growth]

    /// The counted part of `series`.
    package init(_ series: BenchmarkSeries) {
      key = series.key
      points = series.points.map(Point.init)
      growth = WorkCounter.allCases.compactMap { counter in
        series.growth(of: counter).map { Growth(counter: counter, fit: $0.rounded) }
      }
    }

    /// What was counted at one size.
    package struct Point: Sendable, Hashable, Codable {
      /// How many items.
      package var n: Int
      /// Sizes resolved or children measured.
      package var measures: Int
      /// Frames written.
      package var placements: Int
      /// Lanes, neighbours or nodes compared.
      package var comparisons: Int
      /// Passes over the whole input.
      package var passes: Int

      init(_ point: BenchmarkSeries.Point) {
        n = point.n
        measures = point.counters.measures
        placements = point.counters.placements
        comparisons = point.counters.comparisons
        passes = point.counters.passes
      }

      /// The counters together.
      package var counters: WorkCounters {
        WorkCounters(
          measures: measures,
          placements: placements,
          comparisons: comparisons,
          passes: passes
        )
      }
    }

    /// How one counter grows with `n`.
    package struct Growth: Sendable, Hashable, Codable {
      /// The counter.
      package var counter: WorkCounter
      /// Its power law, four decimals.
      package var fit: GrowthFit
    }
  }

  /// The series as they were measured, put together from what was counted and what was timed.
  package var series: [BenchmarkSeries] {
    let timed = Dictionary(times.series.map { ($0.key, $0) }) { first, _ in first }
    return benchmarks.map { benchmark in
      let series = timed[benchmark.key]
      return BenchmarkSeries(
        key: benchmark.key,
        points: benchmark.points.map { point in
          BenchmarkSeries.Point(
            n: point.n,
            counters: point.counters,
            samples: series?.points.first { $0.n == point.n }?.samples ?? []
          )
        },
        interleaved: series?.interleaved
      )
    }
  }
}
