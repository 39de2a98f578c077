import LayoutCore
import LayoutHarness
import LayoutReports
import LayoutSuites
import LayoutTiming

/// Benchmark series as a table of text.
enum BenchText {
  /// One line a size: nanoseconds an item with the interval, or the counters where not timed.
  static func lines(_ series: [BenchmarkSeries]) -> [String] {
    var lines: [String] = []
    for one in series {
      let growth = one.timeGrowth.map { "   time grows as n^\(short($0.exponent))" } ?? ""
      lines.append("\(one.key)\(growth)")
      for point in one.points {
        var line: String = "  n = " + NumberText.grouped(point.n)
        line += String(repeating: " ", count: max(1, 16 - line.count))
        if let time = point.time() {
          line += "\(short(time.median)) ns an item (\(short(time.low)) to \(short(time.high)))"
        } else {
          let work = point.counters
          line +=
            "measures \(work.measures), placements \(work.placements), "
            + "comparisons \(work.comparisons), passes \(work.passes)"
        }
        lines.append(line)
      }
    }
    return lines
  }

  /// The ratios the package keeps, each measured in turns; those whose sides are not at hand are
  /// left out.
  static func ratios(of benchmarks: [Benchmark], largest: Int) -> [String] {
    func find(_ side: (engine: String, parameter: String)) -> Benchmark? {
      benchmarks.first { $0.engine == side.engine && $0.parameter == side.parameter }
    }
    return Yardsticks.ratios.compactMap { ratio in
      guard max(ratio.n, ratio.lowerN) <= largest, let upper = find(ratio.upper),
        let lower = find(ratio.lower),
        let value = RatioRun(upper: (upper, ratio.n), lower: (lower, ratio.lowerN)).run()
      else { return nil }
      let against = [ratio.lower.engine, ratio.lower.parameter].filter { !$0.isEmpty }
      let sizes = ratio.n == ratio.lowerN ? "" : " and \(NumberText.grouped(ratio.lowerN))"
      return "\(ratio.name) against \(against.joined(separator: ", ")) at "
        + "n = \(NumberText.grouped(ratio.n))\(sizes): \(short(value.median)) times "
        + "(\(short(value.low)) to \(short(value.high))), bound \(short(ratio.bound))"
        + (value.median <= ratio.bound ? "" : "  OVER")
    }
  }

  private static func short(_ value: Double) -> String { NumberText.significant(value) }
}
