import LayoutCore
import LayoutTiming

extension HTMLReport {
  /// The benchmarks: a plot an engine over one common scale, a table of medians and exponents,
  /// and what a comparison says.
  enum TimingSection {
    static func render(_ report: RunReport) -> Section? {
      guard !report.benchmarks.isEmpty || !report.verdicts.isEmpty else { return nil }
      let series = report.series
      var body: Markup = ""
      var groups: [String] = []
      for name in series.map(groupName) where !groups.contains(name) { groups.append(name) }
      for group in groups {
        let members = series.filter { groupName($0) == group }
        body += """
          <div class="group"><h3>\(group)</h3>\(plots(members))\
          \(table(members, report.benchmarks))</div>

          """
      }
      if !report.verdicts.isEmpty {
        let rows = report.verdicts.map { verdict -> Markup in
          let name =
            verdict.kind.isRegression ? "bad" : verdict.kind == .inconclusive ? "warn" : "good"
          return """
            <tr><th scope="row">\(verdict.key.description)</th>\
            <td class="text"><span class="outcome \(name)">\(verdict.kind.rawValue)</span></td>\
            <td class="text">\(verdict.numbers)</td></tr>
            """
        }
        body += """
          <div class="group"><h3>Against the earlier report</h3><div class="scroll"><table>\
          <thead><tr><th>series</th><th class="text">verdict</th><th class="text">numbers</th></tr>\
          </thead><tbody>\(rows)</tbody></table></div></div>
          """
      }
      let count = report.benchmarks.count
      return Section(id: "timing", title: "Timing", count: count == 0 ? nil : count, body: body)
    }

    private static func groupName(_ series: BenchmarkSeries) -> String {
      "\(series.key.domain) · \(series.key.name)"
    }

    private static func plots(_ members: [BenchmarkSeries]) -> Markup {
      let times = members.flatMap { $0.points.compactMap { $0.time() } }.filter { $0.low > 0 }
      guard let low = times.map(\.low).min(), let high = times.map(\.high).max() else { return "" }
      var engines: [String] = []
      for engine in members.map(\.key.engine) where !engines.contains(engine) {
        engines.append(engine)
      }
      let plots = engines.compactMap { engine -> Markup? in
        let lines = members.filter { $0.key.engine == engine }.map(line)
        guard let plot = PlotSVG(lines, range: low...high) else { return nil }
        let title = "time an item over the number of items, \(engine)"
        return """
          <figure><figcaption>\(engine)</figcaption>\
          \(plot.fragment(title: title, x: "items", y: "ns an item"))</figure>
          """
      }
      return "<div class=\"plots\">\(plots)</div>"
    }

    private static func line(_ series: BenchmarkSeries) -> PlotSVG.Line {
      let points = series.points.compactMap { point -> PlotSVG.Point? in
        guard let time = point.time(), time.low > 0, point.n > 0 else { return nil }
        return PlotSVG.Point(
          x: Double(point.n),
          y: time.median,
          low: time.low,
          high: time.high
        )
      }
      let name = series.key.parameter.isEmpty ? series.key.engine : series.key.parameter
      return PlotSVG.Line(name: name, points: points)
    }

    private static func table(
      _ members: [BenchmarkSeries],
      _ benchmarks: [RunReport.Benchmark]
    ) -> Markup {
      let sizes = Set(members.flatMap { $0.points.map(\.n) }).sorted()
      let heads = sizes.map { "<th>\(PlotSVG.short(Double($0)))</th>" as Markup }
      let rows = members.map { series -> Markup in
        let cells = sizes.map { n -> Markup in
          guard let point = series.points.first(where: { $0.n == n }) else { return "<td></td>" }
          guard let time = point.time() else { return "<td class=\"soft\">counted</td>" }
          let low = NumberText.significant(time.low)
          let high = NumberText.significant(time.high)
          return """
            <td>\(NumberText.significant(time.median))<small>\(low)–\(high)</small></td>
            """
        }
        return """
          <tr><th scope="row">\(series.key.engine)<small>\(series.key.parameter)</small></th>\
          \(cells)<td>\(power(series.timeGrowth))</td>\
          <td>\(power(work(series.key, benchmarks)))</td></tr>
          """
      }
      return """
        <p class="note">Nanoseconds an item, median and 99% interval; growth of the whole call.</p>\
        <div class="scroll"><table><thead><tr><th>engine</th>\(heads)<th>time</th>\
        <th>comparisons</th></tr></thead><tbody>\(rows)</tbody></table></div>
        """
    }

    private static func power(_ fit: GrowthFit?) -> Markup {
      fit.map { "n<sup>\(NumberText.fixed($0.exponent, decimals: 2))</sup>" } ?? "–"
    }

    private static func work(
      _ key: BenchmarkSeries.Key,
      _ benchmarks: [RunReport.Benchmark]
    ) -> GrowthFit? {
      benchmarks.first { $0.key == key }?.growth.first { $0.counter == .comparisons }?.fit
    }
  }
}
