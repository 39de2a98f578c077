/// What finding a change set cost, counted; the same on every run and with every hash seed.
public struct DiffWork: Sendable, Hashable {
  /// Identifiers looked up or entered in a hash table.
  public var lookups: Int
  /// Identifiers compared for equality.
  public var comparisons: Int
  /// Steps of the search for the longest increasing subsequence.
  public var searches: Int

  /// Makes counters, all zero unless given.
  public init(lookups: Int = 0, comparisons: Int = 0, searches: Int = 0) {
    self.lookups = lookups
    self.comparisons = comparisons
    self.searches = searches
  }
}
