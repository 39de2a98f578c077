/// A sweep over boxes of which few are active at a time, as those of a few lanes are.
///
/// The active boxes lie apart from left to right. One that is over leaves when a later one comes to
/// lie in its place, so that the boxes of a lane follow one another in the same slot.
struct ActiveRow: Sendable {
  /// What came of a sweep.
  enum Verdict: Equatable {
    /// No two boxes overlap.
    case none
    /// The boxes at these positions overlap.
    case pair(Int, Int)
    /// More boxes are active than can be looked through one by one.
    case tooMany
  }

  private static let capacity = 24

  private var active: [OverlapBox] = []
  private var positions: [Int] = []

  init() {}

  /// Goes through the first `count` boxes, which come from top to bottom.
  mutating func sweep(_ boxes: [OverlapBox], count: Int) -> Verdict {
    active.removeAll(keepingCapacity: true)
    positions.removeAll(keepingCapacity: true)
    for position in 0..<count {
      let box = boxes[position]
      var slot = 0
      while slot < active.count, active[slot].right <= box.left { slot &+= 1 }
      var end = slot
      while end < active.count, active[end].left < box.right {
        if active[end].bottom > box.top { return .pair(positions[end], position) }
        end &+= 1
      }
      if end == slot &+ 1 {
        active[slot] = box
        positions[slot] = position
      } else {
        active.replaceSubrange(slot..<end, with: CollectionOfOne(box))
        positions.replaceSubrange(slot..<end, with: CollectionOfOne(position))
        if active.count > Self.capacity, !makeRoom(at: box.top) { return .tooMany }
      }
    }
    return .none
  }

  /// Drops what is over at `top`; says whether that makes room for a good while.
  private mutating func makeRoom(at top: Double) -> Bool {
    let kept = active.indices.filter { active[$0].bottom > top }
    active = kept.map { active[$0] }
    positions = kept.map { positions[$0] }
    return kept.count <= Self.capacity / 2
  }
}
