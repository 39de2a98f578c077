/// Lanes in order of where they end, from one place of that order on.
protocol LaneOrder {
  /// How many lanes there are.
  static var count: Int { get }
  /// As many as there are of what comes before every lane.
  init()
  /// The first of them.
  var first: RankedLane { get }
  /// Puts one more lane where it belongs, and drops the first of all.
  mutating func insert(_ lane: RankedLane)
  /// Sets in a tree where these lanes end.
  func write(to tree: inout LaneTree)
}

/// The lane at one place and those at the places after it.
struct LanePlaces<Rest: LaneOrder>: LaneOrder {
  static var count: Int { 1 + Rest.count }

  private(set) var first = RankedLane.least
  private(set) var rest = Rest()

  @inline(__always)
  mutating func insert(_ lane: RankedLane) {
    first = lane.lower(of: rest.first).higher(of: first)
    rest.insert(lane)
  }

  func write(to tree: inout LaneTree) {
    if first != .none { tree.setEnd(first.end, of: Int(first.lane)) }
    rest.write(to: &tree)
  }
}

/// What follows the last place.
struct NoPlaces: LaneOrder {
  static let count = 0

  @inline(__always)
  var first: RankedLane { .none }
  @inline(__always)
  mutating func insert(_ lane: RankedLane) {}
  func write(to tree: inout LaneTree) {}
}

typealias OnePlace = LanePlaces<NoPlaces>
typealias FivePlaces = LanePlaces<LanePlaces<LanePlaces<LanePlaces<OnePlace>>>>
