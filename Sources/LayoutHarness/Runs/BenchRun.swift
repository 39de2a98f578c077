import LayoutCore
package import LayoutTiming

/// Counts and times benchmarks.
package struct BenchRun: Sendable {
  /// What is measured.
  package var benchmarks: [Benchmark]
  /// The largest number of items.
  package var largest: Int
  /// Whether times are taken, or only the counters, which are the same on every run.
  package var isTimed: Bool
  /// Seconds one size of a benchmark may take.
  package var budget: Double

  /// Describes a run.
  package init(_ benchmarks: [Benchmark], largest: Int, isTimed: Bool, budget: Double = 0.5) {
    self.benchmarks = benchmarks
    self.largest = largest
    self.isTimed = isTimed
    self.budget = budget
  }

  /// Measures; `told` is called before each size of each benchmark.
  package func run(told: (Benchmark, Int) -> Void = { _, _ in }) -> [BenchmarkSeries] {
    benchmarks.map { benchmark in
      let key = BenchmarkSeries.Key(
        domain: benchmark.domain,
        engine: benchmark.engine,
        name: benchmark.name,
        parameter: benchmark.parameter
      )
      let points = benchmark.sizes.filter { $0 <= largest }.map { n in
        told(benchmark, n)
        return point(benchmark, n)
      }
      return BenchmarkSeries(key: key, points: points)
    }
  }

  private func point(_ benchmark: Benchmark, _ n: Int) -> BenchmarkSeries.Point {
    let work = benchmark.prepare(n)
    let counters = work()
    guard isTimed else { return BenchmarkSeries.Point(n: n, counters: counters) }
    let measurement = Measurement(items: n, budget: budget * 1e9) { work() }
    return BenchmarkSeries.Point(n: n, counters: counters, samples: measurement.samples)
  }
}
