package import LayoutCore

/// Finds two frames that overlap; keeps its storage from one search to the next.
package struct OverlapSweep: Sendable {
  /// The frames with area; the first `count` are those of this search.
  private var boxes: [OverlapBox] = []
  private var count = 0
  /// The tops, then the left edges, of those boxes.
  private var edges: [Double] = []
  private var tops = OrderedDoubles()
  private var lefts = OrderedDoubles()
  private var row = ActiveRow()
  private var active = IndexSet64()
  private var ranks: [UInt32] = []

  /// Makes a sweep without storage.
  package init() {}

  /// The first pair that overlaps by more than is forgiven, as indices in ascending order.
  ///
  /// Sweeping from top to bottom, equal tops in item order, it is the first frame that overlaps an
  /// earlier one, together with the leftmost of those.
  ///
  /// - Complexity: O(n log n) at worst, O(n) with usual frames.
  package mutating func firstPair(_ frames: [Rect], _ tolerance: Tolerance) -> (Int, Int)? {
    if boxes.count < frames.count {
      let none = OverlapBox(.zero, tolerance, item: 0)
      boxes = [OverlapBox](repeating: none, count: frames.count)
      edges = [Double](repeating: 0, count: frames.count)
    }
    let isSorted: Bool
    (count, isSorted) = Self.collect(frames, tolerance, &boxes, &edges)
    if !isSorted { tops.sort(edges, count: count) }
    switch sweepFew(isSorted) {
    case .none: return nil
    case .pair(let first, let second): return pair(first, second)
    case .tooMany:
      if isSorted { tops.sort(edges, count: count) }
      return sweepMany()
    }
  }

  /// Takes the boxes with area, and tells how many there are and whether they come from top to
  /// bottom already.
  private static func collect(
    _ frames: [Rect],
    _ tolerance: Tolerance,
    _ boxes: inout [OverlapBox],
    _ edges: inout [Double]
  ) -> (count: Int, isSorted: Bool) {
    var boxes = boxes.mutableSpan
    var edges = edges.mutableSpan
    let frames = frames.span
    var last = -Double.infinity
    var isSorted = true
    var count = 0
    for index in frames.indices {
      let box = OverlapBox(frames[index], tolerance, item: index)
      guard box.hasArea else { continue }
      boxes[count] = box
      edges[count] = box.top
      if box.top < last { isSorted = false }
      last = box.top
      count &+= 1
    }
    return (count, isSorted)
  }

  /// Goes through the boxes from top to bottom with the active ones in a short row.
  private mutating func sweepFew(_ isSorted: Bool) -> ActiveRow.Verdict {
    row.removeAll()
    for position in 0..<count {
      let verdict = row.place(boxes[isSorted ? position : Int(tops.order[position])])
      if verdict != .none { return verdict }
    }
    return .none
  }

  /// Goes through the boxes from top to bottom with the active ones in a set of ranks, a rank
  /// being the place among all left edges.
  ///
  /// As in the row, a box that is over leaves only when a later one comes to lie in its place, so
  /// each leaves once at most and no ends have to be sorted.
  private mutating func sweepMany() -> (Int, Int)? {
    if ranks.count < count { ranks = [UInt32](repeating: 0, count: boxes.count) }
    for position in 0..<count { edges[position] = boxes[position].left }
    lefts.sort(edges, count: count)
    for rank in 0..<count { ranks[Int(lefts.order[rank])] = UInt32(truncatingIfNeeded: rank) }
    active.reset(bound: count)
    for position in 0..<count {
      let box = boxes[Int(tops.order[position])]
      let rank = Int(ranks[Int(tops.order[position])])
      let previous = active.last(below: rank)
      if previous >= 0 {
        let other = boxes[Int(lefts.order[previous])]
        if other.right > box.left {
          if other.bottom > box.top { return pair(other.item, box.item) }
          active.remove(previous)
        }
      }
      var next = active.first(above: rank)
      while next >= 0 {
        let other = boxes[Int(lefts.order[next])]
        guard other.left < box.right else { break }
        if other.bottom > box.top { return pair(other.item, box.item) }
        active.remove(next)
        next = active.first(above: next)
      }
      active.insert(rank)
    }
    return nil
  }

  private func pair(_ first: Int, _ second: Int) -> (Int, Int) {
    first < second ? (first, second) : (second, first)
  }
}
