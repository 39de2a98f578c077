/// A sweep over boxes of which any number is active at a time.
///
/// Active boxes lie apart; they are found by rank, the place of their left edge among all. One that
/// is over leaves only when a later one comes to lie in its place, so each leaves once at most and
/// no ends have to be sorted.
struct ActiveColumns: Sendable {
  private var active = IndexSet64()
  private var ranks: [UInt32] = []
  /// The position of the active box of each rank.
  private var positions: [UInt32] = []

  init() {}

  /// The positions of the first overlapping two of the first `count` boxes, which come from top to
  /// bottom; `byLeft` is their order from left to right.
  ///
  /// - Complexity: O(n log n).
  mutating func sweep(
    _ boxes: [OverlapBox],
    count: Int,
    byLeft: [UInt32]
  ) -> (Int, Int)? {
    if ranks.count < count {
      ranks = [UInt32](repeating: 0, count: boxes.count)
      positions = ranks
    }
    for rank in 0..<count { ranks[Int(byLeft[rank])] = UInt32(truncatingIfNeeded: rank) }
    active.reset(bound: count)
    for position in 0..<count {
      let box = boxes[position]
      let rank = Int(ranks[position])
      let previous = active.last(below: rank)
      if previous >= 0 {
        let other = Int(positions[previous])
        if boxes[other].right > box.left {
          if boxes[other].bottom > box.top { return (other, position) }
          active.remove(previous)
        }
      }
      var next = active.first(above: rank)
      while next >= 0 {
        let other = Int(positions[next])
        guard boxes[other].left < box.right else { break }
        if boxes[other].bottom > box.top { return (other, position) }
        active.remove(next)
        next = active.first(above: next)
      }
      active.insert(rank)
      positions[rank] = UInt32(truncatingIfNeeded: position)
    }
    return nil
  }
}
