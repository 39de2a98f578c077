package import LayoutCore

/// Finds two frames that overlap; keeps its storage from one search to the next.
package struct OverlapSweep: Sendable {
  /// The frames with area from top to bottom: the first `count` are those of this search.
  private var boxes: [OverlapBox] = []
  /// The index of each box's frame.
  private var items: [UInt32] = []
  private var count = 0
  /// The tops, then the left edges, of the boxes.
  private var edges: [Double] = []
  private var order = OrderedDoubles()
  private var row = ActiveRow()
  private var columns = ActiveColumns()
  /// Room for boxes and items while they are put in order.
  private var spareBoxes: [OverlapBox] = []
  private var spareItems: [UInt32] = []

  /// Makes a sweep without storage.
  package init() {}

  /// The first pair that overlaps by more than is forgiven, as indices in ascending order.
  ///
  /// Sweeping from top to bottom, equal tops in item order, it is the first frame that overlaps an
  /// earlier one, together with the leftmost of those. `grain` is forgiven at each left and right
  /// edge, in points.
  ///
  /// - Complexity: O(n log n) at worst, O(n) with usual frames.
  package mutating func firstPair(
    _ frames: [Rect],
    _ tolerance: Tolerance,
    grain: Double = 0
  ) -> (Int, Int)? {
    if boxes.count < frames.count {
      boxes = [OverlapBox](repeating: OverlapBox(.zero, tolerance), count: frames.count)
      items = [UInt32](repeating: 0, count: frames.count)
      edges = [Double](repeating: 0, count: frames.count)
    }
    let isSorted: Bool
    (count, isSorted) = Self.collect(frames, tolerance, grain, &boxes, &items, &edges)
    if !isSorted { sortBoxes() }
    switch row.sweep(boxes, count: count) {
    case .none: return nil
    case .pair(let first, let second): return pair(first, second)
    case .tooMany: break
    }
    for position in 0..<count { edges[position] = boxes[position].left }
    order.sort(edges, count: count)
    return columns.sweep(boxes, count: count, byLeft: order.order).map(pair)
  }

  /// Takes the boxes with area, and tells how many there are and whether they come from top to
  /// bottom already.
  private static func collect(
    _ frames: [Rect],
    _ tolerance: Tolerance,
    _ grain: Double,
    _ boxes: inout [OverlapBox],
    _ items: inout [UInt32],
    _ edges: inout [Double]
  ) -> (count: Int, isSorted: Bool) {
    var boxes = boxes.mutableSpan
    var items = items.mutableSpan
    var edges = edges.mutableSpan
    let frames = frames.span
    var last = -Double.infinity
    var isSorted = true
    var count = 0
    for index in frames.indices {
      let box = OverlapBox(frames[index], tolerance, grain)
      guard box.hasArea else { continue }
      boxes[count] = box
      items[count] = UInt32(truncatingIfNeeded: index)
      edges[count] = box.top
      if box.top < last { isSorted = false }
      last = box.top
      count &+= 1
    }
    return (count, isSorted)
  }

  /// Puts the boxes in order of their tops.
  private mutating func sortBoxes() {
    order.sort(edges, count: count)
    if spareBoxes.count < boxes.count {
      spareBoxes = boxes
      spareItems = items
    }
    Self.gather(order.order, count, boxes, into: &spareBoxes)
    Self.gather(order.order, count, items, into: &spareItems)
    swap(&boxes, &spareBoxes)
    swap(&items, &spareItems)
  }

  private static func gather<Element>(
    _ order: [UInt32],
    _ count: Int,
    _ source: [Element],
    into target: inout [Element]
  ) {
    let (order, source) = (order.span, source.span)
    var target = target.mutableSpan
    for position in 0..<count { target[position] = source[Int(order[position])] }
  }

  private func pair(_ first: Int, _ second: Int) -> (Int, Int) {
    let (one, other) = (Int(items[first]), Int(items[second]))
    return one < other ? (one, other) : (other, one)
  }
}
