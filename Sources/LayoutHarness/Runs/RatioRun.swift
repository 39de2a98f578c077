package import LayoutTiming

/// The cost of one benchmark over that of another, both run in turns in this process.
///
/// Measured one after the other, two equal programs differ by a quarter and more on a busy
/// machine; in turns, what the machine does to one it does to the other.
package struct RatioRun: Sendable {
  /// What stands above the line, and its number of items.
  package var upper: (benchmark: Benchmark, n: Int)
  /// What stands below the line, and its number of items.
  package var lower: (benchmark: Benchmark, n: Int)
  /// The most turns.
  package var turns = 15
  /// Seconds of thread CPU time after which no further turn begins.
  package var budget = 1.5

  /// Compares two benchmarks.
  package init(upper: (Benchmark, Int), lower: (Benchmark, Int)) {
    self.upper = upper
    self.lower = lower
  }

  /// The median of the ratios of the turns, with its interval; whole calls are compared.
  package func run() -> MedianEstimate? {
    let works = [upper.benchmark.prepare(upper.n), lower.benchmark.prepare(lower.n)]
    // Calls enough for the clock, and the first of each is thrown away.
    let calls = works.map { work in
      let once = Self.time(1, work)
      return max(1, min(1_000, Int(2_000_000 / max(once, 1))))
    }
    var ratios: [Double] = []
    var spent = 0.0
    while ratios.count < turns, ratios.count < 5 || spent < budget * 1e9 {
      // Who goes first changes from turn to turn.
      let order = ratios.count % 2 == 0 ? [0, 1] : [1, 0]
      var times = [0.0, 0.0]
      for side in order {
        let time = Self.time(calls[side], works[side])
        spent += time
        times[side] = time / Double(calls[side])
      }
      if times[1] > 0 { ratios.append(times[0] / times[1]) } else { return nil }
    }
    return MedianEstimate(of: ratios)
  }

  private static func time<Result>(_ calls: Int, _ work: () -> Result) -> Double {
    let start = ThreadClock.nanoseconds()
    for _ in 0..<calls { keep(work()) }
    let end = ThreadClock.nanoseconds()
    return end > start ? Double(end - start) : 0
  }
}
