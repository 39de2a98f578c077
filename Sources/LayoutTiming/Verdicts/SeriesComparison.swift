import LayoutCore

/// Compares the series of two reports: counters exactly, growth by its exponent, time only where
/// both revisions ran interleaved.
package enum SeriesComparison {
  /// How much an exponent may rise.
  package static let exponentSlack = 0.05

  /// One verdict a series, sorted by key; series of only one report among them.
  ///
  /// Times of reports made one after the other differ by 25 to 53% on identical programs, so they
  /// are told in the verdict's line and never judged.
  /// - Parameters:
  ///   - before: The series of the earlier report.
  ///   - after: The series of this report.
  ///   - base: The revision of the earlier report; ratios taken against another are not judged.
  package static func compare(
    before: [BenchmarkSeries],
    after: [BenchmarkSeries],
    base: String
  ) -> [SeriesVerdict] {
    let earlier = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    let later = Dictionary(after.map { ($0.key, $0) }) { first, _ in first }
    let keys = Set(earlier.keys).union(later.keys).sorted()
    let times = TimeVerdict.judge(
      keys.map { key in
        guard let ratios = later[key]?.interleaved, ratios.base == base else { return [] }
        return ratios.medians
      }
    )
    return zip(keys, times).map { key, time in
      guard let new = later[key] else {
        return SeriesVerdict(key: key, work: .missing, detail: "only in the earlier report")
      }
      guard let old = earlier[key] else {
        return SeriesVerdict(key: key, work: .new, detail: "not in the earlier report")
      }
      let (kind, detail) = work(old, new)
      return SeriesVerdict(key: key, work: kind, detail: detail, time: note(old, new, time))
    }
  }

  private static func work(
    _ old: BenchmarkSeries,
    _ new: BenchmarkSeries
  ) -> (SeriesVerdict.Kind, String) {
    let pairs = common(old, new)
    guard !pairs.isEmpty else { return (.inconclusive, "no size in both reports") }
    var lower: String?
    for counter in WorkCounter.allCases {
      for (was, now) in pairs {
        let left = counter.value(in: was.counters)
        let right = counter.value(in: now.counters)
        let change =
          "\(counter.rawValue) \(NumberText.grouped(left)) → \(NumberText.grouped(right))"
        let text = "\(change) at n = \(NumberText.grouped(now.n))"
        if right > left { return (.moreWork, text) }
        if right < left, lower == nil { lower = text }
      }
    }
    for counter in WorkCounter.allCases {
      guard let was = old.growth(of: counter), let now = new.growth(of: counter),
        now.exponent > was.exponent + exponentSlack
      else { continue }
      let text = "\(counter.rawValue) n^\(fixed(was.exponent)) → n^\(fixed(now.exponent))"
      return (.steeper, text)
    }
    if let lower { return (.lessWork, lower) }
    return (.held, "same work at \(pairs.count) \(pairs.count == 1 ? "size" : "sizes")")
  }

  private static func note(
    _ old: BenchmarkSeries,
    _ new: BenchmarkSeries,
    _ judged: TimeVerdict?
  ) -> SeriesVerdict.Note? {
    if let judged {
      let ends = [judged.interval.lowerBound, judged.interval.upperBound].map(signed)
      let text = "time \(signed(judged.change)) (99% \(ends[0]) to \(ends[1]))"
      return SeriesVerdict.Note(kind: judged.kind, text: text)
    }
    guard let (was, now) = common(old, new).last, let before = was.time(), let after = now.time(),
      before.median > 0
    else { return nil }
    let change = signed(after.median / before.median - 1)
    return SeriesVerdict.Note(
      text: "time \(change) at n = \(NumberText.grouped(now.n)), not judged"
    )
  }

  private static func common(
    _ old: BenchmarkSeries,
    _ new: BenchmarkSeries
  ) -> [(BenchmarkSeries.Point, BenchmarkSeries.Point)] {
    new.points.compactMap { now in
      old.points.first { $0.n == now.n }.map { ($0, now) }
    }
  }
}
