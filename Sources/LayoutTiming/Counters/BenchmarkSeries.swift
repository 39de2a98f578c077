package import LayoutCore

/// One benchmark of one engine at one parameter, measured at growing numbers of items.
package struct BenchmarkSeries: Sendable, Hashable {
  /// What tells this series from every other.
  package var key: Key
  /// The measured sizes, `n` ascending.
  package var points: [Point]
  /// Ratios against another revision, where both were run interleaved.
  package var interleaved: InterleavedRatios?

  /// Makes a series; the points are put in order of `n`.
  package init(key: Key, points: [Point], interleaved: InterleavedRatios? = nil) {
    self.key = key
    self.points = points.sorted { $0.n < $1.n }
    self.interleaved = interleaved
  }

  /// What tells a series from every other, in the order in which reports sort them.
  package struct Key: Sendable, Hashable, Codable, Comparable, CustomStringConvertible {
    /// The domain of the engine, such as `masonry`.
    package var domain: String
    /// The engine that is timed.
    package var engine: String
    /// What it does, such as `layout`.
    package var name: String
    /// What is held fixed while `n` grows, such as `3 lanes`; may be empty.
    package var parameter: String

    /// Names a series.
    package init(domain: String, engine: String, name: String, parameter: String) {
      self.domain = domain
      self.engine = engine
      self.name = name
      self.parameter = parameter
    }

    /// The parts that are not empty, with dots between.
    package var description: String {
      [domain, engine, name, parameter].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    package static func < (left: Key, right: Key) -> Bool {
      // The parameter is compared by its leading number, so that 8 lanes stand before 64 lanes.
      (left.domain, left.engine, left.name, left.leadingNumber, left.parameter)
        < (right.domain, right.engine, right.name, right.leadingNumber, right.parameter)
    }

    private var leadingNumber: Int { Int(parameter.prefix { $0.isASCII && $0.isNumber }) ?? 0 }
  }

  /// One size of a series.
  package struct Point: Sendable, Hashable {
    /// How many items the engine laid out.
    package var n: Int
    /// What it counted while it did, the same on every run.
    package var counters: WorkCounters
    /// Thread CPU time in nanoseconds an item, one number a batch; empty where not timed.
    package var samples: [Double]

    /// Makes a point from its counters and its samples in nanoseconds an item.
    package init(n: Int, counters: WorkCounters, samples: [Double] = []) {
      self.n = n
      self.counters = counters
      self.samples = samples
    }

    /// The median and its interval at `confidence`, or `nil` where nothing was timed.
    package func time(confidence: Double = 0.99) -> MedianEstimate? {
      MedianEstimate(of: samples, confidence: confidence)
    }
  }

  /// How `counter` grows with `n`, or `nil` where it is zero or there are fewer than two sizes.
  package func growth(of counter: WorkCounter) -> GrowthFit? {
    GrowthFit(points.map { (Double($0.n), Double(counter.value(in: $0.counters))) })
  }

  /// How the time of one whole call grows with `n`, or `nil` where nothing was timed.
  package var timeGrowth: GrowthFit? {
    GrowthFit(
      points.compactMap { point in
        point.time().map { (Double(point.n), $0.median * Double(point.n)) }
      }
    )
  }
}

/// Medians of log ratios of two revisions, run in turns inside pairs of processes.
package struct InterleavedRatios: Sendable, Hashable, Codable {
  /// The revision compared with.
  package var base: String
  /// For each pair of processes, the median of `log(time of this / time of base)`.
  package var medians: [Double]

  /// Makes the ratios of one series against the revision `base`.
  package init(base: String, medians: [Double]) {
    self.base = base
    self.medians = medians
  }
}
