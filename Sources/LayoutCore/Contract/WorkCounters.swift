/// What an engine did, counted; the same on every run, so that it can be judged exactly.
public struct WorkCounters: Sendable, Hashable {
  /// Sizes resolved or children measured.
  public var measures: Int
  /// Frames written.
  public var placements: Int
  /// Lanes, neighbours or nodes compared to decide a place.
  public var comparisons: Int
  /// Passes over the whole input.
  public var passes: Int

  /// Makes counters, all zero unless given.
  public init(measures: Int = 0, placements: Int = 0, comparisons: Int = 0, passes: Int = 0) {
    self.measures = measures
    self.placements = placements
    self.comparisons = comparisons
    self.passes = passes
  }

  /// The counters of two pieces of work together.
  public static func + (left: WorkCounters, right: WorkCounters) -> WorkCounters {
    WorkCounters(
      measures: left.measures + right.measures,
      placements: left.placements + right.placements,
      comparisons: left.comparisons + right.comparisons,
      passes: left.passes + right.passes
    )
  }
}
