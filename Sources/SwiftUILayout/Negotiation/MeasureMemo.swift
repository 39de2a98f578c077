/// The sizes a node answered to its latest proposals.
///
/// P4 names three. Stacks that alternate axes ask their children for more combinations of
/// nothing, infinity and a number than that, and forgetting one of them at each of twelve levels
/// multiplies the work at every level; so a node that asks its children several questions for
/// one of its own keeps more. A size is a pure function of the proposal: how many are kept
/// changes the work, never an answer.
struct MeasureMemo {
  private var first = (Offer.never, Extent.zero)
  private var second = (Offer.never, Extent.zero)
  private var third = (Offer.never, Extent.zero)
  private var oldest = 0
  private var more: [(Offer, Extent)] = []

  /// The number of further sizes a branching node keeps.
  private static let room = 29

  func size(for offer: Offer) -> Extent? {
    if first.0 == offer { return first.1 }
    if second.0 == offer { return second.1 }
    if third.0 == offer { return third.1 }
    for entry in more where entry.0 == offer { return entry.1 }
    return nil
  }

  /// Keeps `size`, dropping the oldest of what there is no room for.
  mutating func keep(_ size: Extent, for offer: Offer, branching: Bool) {
    let dropped: (Offer, Extent)
    switch oldest % 3 {
    case 0: (dropped, first) = (first, (offer, size))
    case 1: (dropped, second) = (second, (offer, size))
    default: (dropped, third) = (third, (offer, size))
    }
    if branching, dropped.0 != .never {
      if more.count < Self.room {
        more.append(dropped)
      } else {
        more[(oldest / 3) % Self.room] = dropped
      }
    }
    oldest += 1
  }

  mutating func removeAll() { self = MeasureMemo() }
}

extension Offer {
  /// A proposal nobody makes: a not-a-number other than the open one.
  fileprivate static let never = Offer(
    width: Double(bitPattern: 0x7ff8_0000_0000_0bad),
    height: Double(bitPattern: 0x7ff8_0000_0000_0bad)
  )
}
