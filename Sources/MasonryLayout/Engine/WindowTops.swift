/// The highest lane end over each window of neighbouring lanes, for items that span.
struct WindowTops {
  /// The top of the window that starts at each lane.
  private var tops: [Double] = []
  /// Lanes of the window at hand that can still be its highest, highest first.
  private var candidates: [Int] = []
  /// The lowest of the tops.
  private(set) var least = Double.infinity

  /// - Complexity: O(lanes), whatever the span.
  mutating func measure(_ tree: LaneTree, span: Int) {
    tops.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    least = .infinity
    var head = 0
    for lane in 0..<tree.lanes {
      let end = tree.end(of: lane)
      while candidates.count > head, tree.end(of: candidates[candidates.count - 1]) <= end {
        candidates.removeLast()
      }
      candidates.append(lane)
      let start = lane - span + 1
      guard start >= 0 else { continue }
      while candidates[head] < start { head += 1 }
      let top = tree.end(of: candidates[head])
      tops.append(top)
      least = min(least, top)
    }
  }

  /// The first window at or after `lane` whose top is at `bound` or before.
  func first(from lane: Int, atMost bound: Double) -> PlacementStep? {
    for start in lane..<max(lane, tops.count) where tops[start] <= bound {
      return PlacementStep(start: start, position: tops[start])
    }
    return nil
  }
}
