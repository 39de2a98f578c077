package import LayoutTiming

extension RunReport {
  /// Everything about a run that a clock or the machine's load decides.
  package struct Times: Sendable, Hashable, Codable {
    /// When it started, as text in UTC, such as `2026-01-31T12:00:00Z`; may be empty.
    package var date: String
    /// Seconds from start to end.
    package var elapsed: Double
    /// How many workers shared the work.
    package var workers: Int
    /// How long each part took.
    package var parts: [Span]
    /// How long it took to minimise each finding, by its fingerprint.
    package var minimising: [Span]
    /// How long the benchmarks took; filled from the report's series.
    package var series: [Series]
    /// What the clock adds to the comparisons; filled from the report's comparisons.
    package var comparisons: [Comparison]

    /// Makes the times of a run.
    package init(
      date: String = "",
      elapsed: Double = 0,
      workers: Int = 1,
      parts: [Span] = [],
      minimising: [Span] = []
    ) {
      self.date = date
      self.elapsed = elapsed
      self.workers = workers
      self.parts = parts
      self.minimising = minimising
      series = []
      comparisons = []
    }

    /// How long something took.
    package struct Span: Sendable, Hashable, Codable {
      /// What took it: a part's name or a finding's fingerprint.
      package var name: String
      /// Seconds.
      package var seconds: Double

      /// Tells how many seconds something took.
      package init(_ name: String, seconds: Double) {
        self.name = name
        self.seconds = seconds
      }
    }

    /// The timed part of a benchmark series.
    package struct Series: Sendable, Hashable, Codable {
      /// The series.
      package var key: BenchmarkSeries.Key
      /// The time at each size.
      package var points: [Point]
      /// How the time of a whole call grows.
      package var growth: GrowthFit?
      /// Ratios against another revision, where both ran interleaved.
      package var interleaved: InterleavedRatios?

      init(_ series: BenchmarkSeries) {
        key = series.key
        points = series.points.compactMap { point in
          point.time().map { Point(n: point.n, time: $0, samples: point.samples) }
        }
        growth = series.timeGrowth?.rounded
        interleaved = series.interleaved
      }
    }

    /// The time at one size, in nanoseconds an item.
    package struct Point: Sendable, Hashable, Codable {
      /// How many items.
      package var n: Int
      /// The median and its 99% interval.
      package var time: MedianEstimate
      /// The batches.
      package var samples: [Double]
    }

    /// What the clock says of one series against an earlier report.
    package struct Comparison: Sendable, Hashable, Codable {
      /// The series.
      package var key: BenchmarkSeries.Key
      /// What it says.
      package var note: SeriesVerdict.Note
    }

    /// Seconds of a part, where they are known.
    package func seconds(ofPart name: String) -> Double? {
      parts.first { $0.name == name }?.seconds
    }

    /// Seconds it took to minimise the finding with `fingerprint`, where they are known.
    package func seconds(minimising fingerprint: String) -> Double? {
      minimising.first { $0.name == fingerprint }?.seconds
    }
  }

  /// What the comparison with an earlier report says of work and time together.
  package var verdicts: [SeriesVerdict] {
    let notes = Dictionary(times.comparisons.map { ($0.key, $0.note) }) { first, _ in first }
    return comparisons.map { verdict in
      var verdict = verdict
      verdict.time = notes[verdict.key]
      return verdict
    }
  }
}
