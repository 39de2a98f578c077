/// The boxes that a sweep line crosses, or crossed, from left to right, as long as they are few.
///
/// They lie apart. One that is over leaves when a later one comes to lie in its place: the boxes of
/// a lane follow one another in the same slot.
struct ActiveRow: Sendable {
  /// What came of placing a box.
  enum Verdict: Equatable {
    /// It overlaps none.
    case none
    /// These two items overlap.
    case pair(Int, Int)
    /// There is no room for it.
    case tooMany
  }

  /// Up to this many are looked through one by one.
  private static let capacity = 24

  private var slots: [OverlapBox] = []

  init() {}

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    slots.reserveCapacity(Self.capacity)
  }

  /// Places a box that starts no higher than those before it.
  mutating func place(_ box: OverlapBox) -> Verdict {
    var slot = 0
    while slot < slots.count, slots[slot].right <= box.left { slot &+= 1 }
    var end = slot
    while end < slots.count, slots[end].left < box.right {
      if slots[end].bottom > box.top { return .pair(slots[end].item, box.item) }
      end &+= 1
    }
    if end == slot &+ 1 {
      slots[slot] = box
    } else if end > slot {
      slots.replaceSubrange(slot..<end, with: CollectionOfOne(box))
    } else {
      if slots.count == Self.capacity {
        slots.removeAll { $0.bottom <= box.top }
        guard slots.count < Self.capacity / 2 else { return .tooMany }
        return place(box)
      }
      slots.insert(box, at: slot)
    }
    return .none
  }
}
