/// A few lanes from that which ends first to that which ends last, kept where the processor keeps
/// them: in registers.
///
/// The lowest is there without a search, and putting it back with another end takes two
/// instructions a lane, none of which waits for those of another.
struct SortedLanes<Rest: LaneOrder>: LowestLane {
  /// Where the first lane ends, and its rank: kept as single numbers, since each item waits for
  /// those of the item before.
  private var end = -Double.infinity
  private var rank = -Double.infinity
  private var secondEnd = -Double.infinity
  /// The second lane, the third and so on.
  private var others = LanePlaces<LanePlaces<Rest>>()

  /// The most lanes.
  static var capacity: Int { 3 + Rest.count }

  /// The lanes of a tree, at most ``capacity``; `nil` when one has no rank, as at an end of zero.
  init?(_ tree: LaneTree) {
    for lane in 0..<Self.capacity {
      if lane >= tree.lanes {
        replaceFirst(.none)
      } else if let ranked = RankedLane(end: tree.end(of: lane), lane: UInt64(lane)) {
        replaceFirst(ranked)
      } else {
        return nil
      }
    }
  }

  private var first: RankedLane { RankedLane(end, rank) }

  @inline(__always)
  var lowest: (lane: Int, end: Double) { (Int(truncatingIfNeeded: first.lane), end) }

  @inline(__always)
  mutating func replaceLowest(end: Double) -> Bool {
    guard let ranked = RankedLane(end: end, lane: first.lane) else { return false }
    replaceFirst(ranked)
    return true
  }

  @inline(__always)
  private mutating func replaceFirst(_ lane: RankedLane) {
    end = Self.lower(lane.end, secondEnd)
    rank = Self.lower(lane.rank, others.first.rank)
    secondEnd = Self.higher(secondEnd, Self.lower(lane.end, others.rest.first.end))
    others.insert(lane)
  }

  // One instruction each; the standard library's take another of two equal numbers and are not.
  @inline(__always)
  private static func lower(_ one: Double, _ other: Double) -> Double { one < other ? one : other }
  @inline(__always)
  private static func higher(_ one: Double, _ other: Double) -> Double { one > other ? one : other }

  /// Writes the ends back to the tree they came from.
  func write(to tree: inout LaneTree) {
    tree.setEnd(end, of: Int(first.lane))
    others.write(to: &tree)
  }
}
