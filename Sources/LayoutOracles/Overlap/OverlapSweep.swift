package import LayoutCore

/// Finds two frames that overlap; keeps its storage from one search to the next.
package struct OverlapSweep: Sendable {
  /// Up to this many frames, comparing all pairs is faster than sorting.
  private static let fewFrames = 48

  private var boxes: [OverlapBox] = []
  private var items: [UInt32] = []
  private var keys: [Double] = []
  private var order: [UInt32] = []
  private var active = IndexSet64()
  private var sorter = OrderedDoubles()

  /// Makes a sweep without storage.
  package init() {}

  /// The first pair that overlaps by more than is forgiven, as indices in ascending order.
  ///
  /// Sweeping from top to bottom, equal tops from left to right, it is the first frame that
  /// overlaps an earlier one, together with the leftmost of those.
  ///
  /// - Complexity: O(n log n) at worst, O(n) with usual frames.
  package mutating func firstPair(_ frames: [Rect], _ tolerance: Tolerance) -> (Int, Int)? {
    if frames.count <= Self.fewFrames, !hasPair(few: frames, tolerance) { return nil }
    sortBoxes(frames, tolerance)
    return sweep()
  }

  private mutating func hasPair(few frames: [Rect], _ tolerance: Tolerance) -> Bool {
    boxes.removeAll(keepingCapacity: true)
    for frame in frames {
      let box = OverlapBox(frame, tolerance)
      guard box.hasArea else { continue }
      for other in boxes where box.meets(other) { return true }
      boxes.append(box)
    }
    return false
  }

  /// Puts the boxes with area in order of their left edges, and `order` in that of their tops.
  private mutating func sortBoxes(_ frames: [Rect], _ tolerance: Tolerance) {
    keys.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    for index in frames.indices {
      let box = OverlapBox(frames[index], tolerance)
      guard box.hasArea else { continue }
      keys.append(box.left)
      items.append(UInt32(truncatingIfNeeded: index))
    }
    sorter.order(keys, into: &order)
    boxes.removeAll(keepingCapacity: true)
    boxes.reserveCapacity(order.count)
    keys.removeAll(keepingCapacity: true)
    for rank in order.indices {
      let item = items[Int(order[rank])]
      let box = OverlapBox(frames[Int(item)], tolerance)
      boxes.append(box)
      keys.append(box.top)
      order[rank] = item
    }
    swap(&items, &order)
    sorter.order(keys, into: &order)
  }

  /// Goes through the boxes from top to bottom.
  ///
  /// The active ones lie apart from left to right. A box that is over leaves only when a later one
  /// comes to lie in its place, so each leaves once at most and no ends have to be sorted.
  private mutating func sweep() -> (Int, Int)? {
    active.reset(bound: boxes.count)
    for position in order {
      let rank = Int(position)
      let box = boxes[rank]
      let previous = active.last(below: rank)
      if previous >= 0, boxes[previous].right > box.left {
        if boxes[previous].bottom > box.top { return pair(previous, rank) }
        active.remove(previous)
      }
      var next = active.first(above: rank)
      while next >= 0, boxes[next].left < box.right {
        if boxes[next].bottom > box.top { return pair(next, rank) }
        active.remove(next)
        next = active.first(above: next)
      }
      active.insert(rank)
    }
    return nil
  }

  private func pair(_ first: Int, _ second: Int) -> (Int, Int) {
    let (one, other) = (Int(items[first]), Int(items[second]))
    return one < other ? (one, other) : (other, one)
  }
}
