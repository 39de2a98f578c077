/// The explicit guides a node answered to its latest questions.
///
/// A modifier that aligns its child asks it for the guides it aligns by and for the one it was
/// itself asked for. Nested n deep and without a memory that is a power of n; with one, a node
/// answers each guide once for each proposal. As with sizes, how many are kept changes the work,
/// never an answer.
final class GuideMemo {
  private var entries: [(key: GuideKey, offer: Offer, value: Double?)] = []
  private var oldest = 0

  /// All built-in guides for each of the proposals a stack makes to one child.
  private static let room = 64

  /// What was answered, which may be that there is no such guide; nil where it is not known.
  func value(of key: GuideKey, at offer: Offer) -> Double?? {
    for entry in entries where entry.offer == offer && entry.key == key {
      return .some(entry.value)
    }
    return nil
  }

  /// Keeps `value`, dropping the oldest of what there is no room for.
  func keep(_ value: Double?, of key: GuideKey, at offer: Offer) {
    if entries.count < Self.room {
      entries.append((key, offer, value))
    } else {
      entries[oldest] = (key, offer, value)
      oldest = (oldest + 1) % Self.room
    }
  }
}
