/// Lane ends from which a loop over many items takes the first of the lowest, again and again.
protocol LowestLane {
  /// The first of the lowest lanes.
  var lowest: LaneTree.Node { get }
  /// Sets where a lane ends.
  mutating func set(_ lane: Int, end: Int64)
}

/// Up to four lane ends, kept where the processor keeps them: in registers.
///
/// Which lane is lowest cannot be foreseen, so nothing here may branch on it.
struct FewLanes: LowestLane {
  static let capacity = 4

  private var first = Int64.max
  private var second = Int64.max
  private var third = Int64.max
  private var fourth = Int64.max

  /// The ends of a tree of at most four lanes.
  init(_ tree: LaneTree) {
    for lane in 0..<tree.lanes { set(lane, end: LaneTree.key(tree.end(of: lane))) }
  }

  @inline(__always)
  var lowest: LaneTree.Node {
    var left = LaneTree.Node(end: first, lane: 0)
    left.yield(to: LaneTree.Node(end: second, lane: 1))
    var right = LaneTree.Node(end: third, lane: 2)
    right.yield(to: LaneTree.Node(end: fourth, lane: 3))
    left.yield(to: right)
    return left
  }

  @inline(__always)
  mutating func set(_ lane: Int, end: Int64) {
    first = lane == 0 ? end : first
    second = lane == 1 ? end : second
    third = lane == 2 ? end : third
    fourth = lane == 3 ? end : fourth
  }

  /// Writes the ends back to the tree they came from.
  func write(to tree: inout LaneTree) {
    for (lane, end) in [first, second, third, fourth].prefix(tree.lanes).enumerated() {
      tree.setEnd(LaneTree.end(end), of: lane)
    }
  }
}
