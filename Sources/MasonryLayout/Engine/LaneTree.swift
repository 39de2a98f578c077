/// The running ends of all lanes, the lowest of them always at the root.
///
/// A winner tree: each node names the lower of its two children, the left one of equals, so that
/// the first of the lowest lanes is read in constant time and kept in `levels` comparisons.
struct LaneTree {
  /// A lane and where it ends so far.
  struct Node {
    /// The end's bit pattern: for numbers of zero or more, integers order as the numbers do, and
    /// comparing them takes a third of the time.
    var end: Int64
    var lane: Int

    /// Becomes `other` where that ends lower, or no higher than `handicap` above.
    ///
    /// Which one does cannot be foreseen, so nothing may branch on it: all bits of `swap` are set
    /// when the other wins.
    @inline(__always)
    mutating func yield(to other: Node, handicap: Int64 = 0) {
      let swap = (other.end &- handicap &- end) >> 63
      end ^= (end ^ other.end) & swap
      lane ^= (lane ^ other.lane) & Int(swap)
    }
  }

  let lanes: Int
  /// Comparisons that one change of an end costs.
  let levels: Int
  /// The root at 1, the children of n at 2n and 2n + 1, the leaves from `width` on.
  var nodes: [Node]

  var width: Int { 1 << levels }

  /// - Complexity: O(lanes).
  init(ends: [Double]) {
    lanes = ends.count
    var levels = 0
    while 1 << levels < ends.count { levels += 1 }
    self.levels = levels
    nodes = [Node](repeating: Node(end: .max, lane: 0), count: 2 << levels)
    reset(to: ends[...])
  }

  /// Starts again with other ends of as many lanes.
  mutating func reset(to ends: ArraySlice<Double>) {
    for (lane, end) in ends.enumerated() {
      nodes[width + lane] = Node(end: Self.key(end), lane: lane)
    }
    for index in stride(from: width - 1, to: 0, by: -1) {
      let left = nodes[2 * index]
      let right = nodes[2 * index + 1]
      nodes[index] = right.end < left.end ? right : left
    }
  }

  static func key(_ end: Double) -> Int64 { Int64(bitPattern: end.bitPattern) }
  static func end(_ key: Int64) -> Double { Double(bitPattern: UInt64(bitPattern: key)) }

  /// Where each lane ends.
  var ends: [Double] { (0..<lanes).map(end(of:)) }

  func end(of lane: Int) -> Double { Self.end(nodes[width + lane].end) }

  /// The first of the lowest lanes, and where it ends.
  var lowest: (lane: Int, end: Double) { (nodes[1].lane, Self.end(nodes[1].end)) }

  /// The highest end over the lanes of a window.
  func top(of window: Range<Int>) -> Double {
    var top = nodes[width + window.lowerBound].end
    for lane in window.dropFirst() { top = max(top, nodes[width + lane].end) }
    return Self.end(top)
  }

  /// - Complexity: O(log lanes).
  mutating func setEnd(_ end: Double, of lane: Int) {
    withBareLanes { $0.set(lane, end: Self.key(end)) }
  }

  /// Hands out the lanes without the array around them, for loops over many items.
  @inline(__always)
  mutating func withBareLanes(_ body: (inout BareLanes) -> Void) {
    let width = self.width
    unsafe nodes.withUnsafeMutableBufferPointer { buffer in
      // There is a node for each lane and there is at least one lane.
      guard let base = buffer.baseAddress else { return }
      var bare = unsafe BareLanes(nodes: base, width: width)
      body(&bare)
    }
  }

  /// The nodes of a tree, by address.
  @safe
  struct BareLanes: LowestLane {
    private let nodes: UnsafeMutablePointer<Node>
    private let width: Int
    /// The root, kept out of memory from one item to the next.
    private var root: Node

    fileprivate init(nodes: UnsafeMutablePointer<Node>, width: Int) {
      unsafe self.nodes = unsafe nodes
      self.width = width
      root = unsafe nodes[1]
    }

    @inline(__always)
    var lowest: (lane: Int, end: Double) { (root.lane, LaneTree.end(root.end)) }

    @inline(__always)
    mutating func replaceLowest(end: Double) -> Bool {
      set(root.lane, end: LaneTree.key(end))
      return true
    }

    @inline(__always)
    mutating func set(_ lane: Int, end: Int64) {
      var index = width + lane
      var winner = Node(end: end, lane: lane)
      unsafe nodes[index] = winner
      while index > 1 {
        // Seen from a right child, the left one also wins when it is equal.
        let other = unsafe nodes[index ^ 1]
        winner.yield(to: other, handicap: Int64(index & 1))
        index >>= 1
        unsafe nodes[index] = winner
      }
      root = winner
    }
  }

  /// The first lane at or after `lane` that ends at `bound` or before.
  ///
  /// - Complexity: O(log lanes).
  func firstLane(from lane: Int, atMost bound: Double) -> Int? {
    guard lane < lanes else { return nil }
    let bound = Self.key(bound)
    var index = width + lane
    while nodes[index].end > bound {
      while index & 1 == 1 { index >>= 1 }
      // Climbing out of right children only ends at the root, which is child 1.
      if index == 0 { return nil }
      index += 1
    }
    while index < width {
      index *= 2
      if nodes[index].end > bound { index += 1 }
    }
    return index - width
  }
}
