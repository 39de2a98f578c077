import LayoutCore

/// The items of each lane in order, for finding those in a stretch of the scroll axis.
///
/// An item is filed under its first lane. There, near and far edges grow with the item's index,
/// for any placement, so both ends of a stretch are found by halving.
struct LaneIndex {
  private var items: [[Int]]

  init(lanes: Int) { items = Array(repeating: [], count: lanes) }

  /// Files items anew whose lanes may have changed; those before and after stay as they are.
  ///
  /// - Parameter oldEnd: where the range ended when it was filed before.
  mutating func refile(_ range: Range<Int>, oldEnd: Int, lanes: [Int]) {
    var filed: [[Int]] = Array(repeating: [], count: items.count)
    for item in range { filed[lanes[item]].append(item) }
    for lane in items.indices {
      let first = Self.firstIndex(in: items[lane]) { $0 >= range.lowerBound }
      let last = Self.firstIndex(in: items[lane]) { $0 >= oldEnd }
      guard first < last || !filed[lane].isEmpty else { continue }
      items[lane].replaceSubrange(first..<last, with: filed[lane])
    }
  }

  /// Hands over every item that can lie in a stretch of the scroll axis, edges included.
  ///
  /// - Complexity: O(lanes × log items + items handed over).
  func visit(
    from near: Double,
    to far: Double,
    frames: [Rect],
    axis: Axis,
    _ body: (Int) -> Void
  ) {
    for lane in items {
      let first = Self.firstIndex(in: lane) { frames[$0].end(along: axis) >= near }
      for item in lane[first...] {
        guard frames[item].origin(along: axis) <= far else { break }
        body(item)
      }
    }
  }

  /// The first position whose item fulfils a condition that all later ones fulfil too.
  private static func firstIndex(in list: [Int], where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
