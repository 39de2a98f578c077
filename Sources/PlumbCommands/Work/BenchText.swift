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

  /// The ratios the package keeps, where both sides were timed in this run.
  static func ratios(_ series: [BenchmarkSeries]) -> [String] {
    func median(_ side: (engine: String, parameter: String), _ n: Int) -> Double? {
      let one = series.first {
        $0.key.engine == side.engine && $0.key.parameter == side.parameter
      }
      return one?.points.first { $0.n == n }?.time()?.median
    }
    return Yardsticks.ratios.compactMap { ratio in
      guard let upper = median(ratio.upper, ratio.n), let lower = median(ratio.lower, ratio.lowerN),
        lower > 0
      else { return nil }
      let against = [ratio.lower.engine, ratio.lower.parameter].filter { !$0.isEmpty }
      // Times are told for an item; what is compared is the whole.
      let value = upper / lower * Double(ratio.n) / Double(ratio.lowerN)
      let sizes = ratio.n == ratio.lowerN ? "" : " and \(NumberText.grouped(ratio.lowerN))"
      return "\(ratio.name) against \(against.joined(separator: ", ")) at "
        + "n = \(NumberText.grouped(ratio.n))\(sizes): \(short(value)) times, "
        + "bound \(short(ratio.bound))\(value <= ratio.bound ? "" : "  OVER")"
    }
  }

  private static func short(_ value: Double) -> String { NumberText.significant(value) }
}
