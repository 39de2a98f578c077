import CollectionLayout
import LayoutCore

/// Which subitems one group takes, and how long each is (G1 to G5, S2).
struct PlainFill {
  let group: PlainGroup
  let content: GroupContent
  let axis: Axis
  /// The group less its insets.
  let inner: Size
  /// Whether the group is estimated along its own axis (G15).
  let isRun: Bool

  /// One subitem in its turn.
  struct Slot {
    var node: LayoutNode
    var block: PlainBlock
  }

  private var spacing: Double { content.interItemSpacing?.amount ?? 0 }

  /// The slots of a full group whose first item is `first`; `nil` where nothing ever fills it.
  func slots(first: Int) -> [Slot]? {
    switch content.arrangement {
    case .counted(_, let count): return shares(of: count, first: first)
    case .repeating(_, let count): return laid(count, first: first, in: box(for: count))
    case .fitting where isRun:
      let count = content.subitems.count
      return laid(count, first: first, in: box(for: count))
    case .fitting:
      let count = fittingCount()
      guard count.slots < PlainGroup.limit else { return nil }
      return laid(count.slots, first: first, in: box(for: count.spacings + 1))
    case .custom: return []
    }
  }

  /// What is open about a group of so many slots: one without length, and one of spacing alone, or
  /// that would be with one more.
  func open(_ count: Int) -> CollectionExclusion? {
    if count > 0, inner[axis] <= 0 { return .noLength }
    let fractions = content.subitems.contains { node in
      Axis.allCases.contains { node.size[$0].isFraction(of: axis) }
    }
    let limit: Int
    switch content.arrangement {
    case .fitting where !fractions: return nil
    case .fitting: limit = isSquare ? looseCount : count + 1
    default: limit = count
    }
    return limit > 1 && box(for: limit)[axis] <= 0 ? .rowOfSpacing : nil
  }

  /// S2: the box of a subitem, with `count - 1` spacings taken off along the axis.
  private func box(for count: Int) -> Size {
    var box = inner
    box[axis] -= spacing * Double(max(0, count - 1))
    return box
  }

  private func subitem(_ index: Int) -> LayoutNode {
    content.subitems[index % content.subitems.count]
  }

  private func laid(_ count: Int, first: Int, in box: Size) -> [Slot]? {
    slots(count, first: first) { node, next in group.lay(node, in: box, first: next) }
  }

  /// So many slots; `nil` as soon as nothing ever fills one, because many of them take for ever.
  private func slots(
    _ count: Int,
    first: Int,
    lay: (LayoutNode, Int) -> PlainBlock
  ) -> [Slot]? {
    var slots: [Slot] = []
    var next = first
    for index in 0..<min(count, PlainGroup.limit) {
      let node = subitem(index)
      let block = lay(node, next)
      if block.neverFills { return nil }
      next += block.cells.count
      slots.append(Slot(node: node, block: block))
    }
    return slots
  }

  /// G4: equal shares, whatever the subitem says along the axis.
  private func shares(of count: Int, first: Int) -> [Slot]? {
    let box = box(for: count)
    let share = group.numbers.floored(box[axis] / Double(count))
    return slots(count, first: first) { node, next in
      var size = group.numbers.resolve(node.size, in: box)
      size[axis] = share
      return group.lay(node, size: size, box: box, first: next, counted: axis)
    }
  }

  /// G2, G3: how many subitems fit, and with how many spacings taken off they are resolved.
  private func fittingCount() -> (slots: Int, spacings: Int) {
    if isSquare {
      let loose = looseCount
      let box = box(for: loose)
      let count = most { count in
        length(of: count, in: box, spacing: spacing) <= inner[axis] + 1e-6
      }
      return (count, loose - 1)
    }
    let count = most { count in
      let box = box(for: count)
      // A row that is all spacing holds nothing more.
      guard box[axis] > 0 || count == 1 else { return false }
      return length(of: count, in: box, spacing: spacing) <= inner[axis] + 1e-6
    }
    return (count, count - 1)
  }

  private var isSquare: Bool {
    content.subitems.contains { $0.size[axis.crossed].isFraction(of: axis) }
  }

  /// G3: how many fit with no spacing at all.
  private var looseCount: Int {
    most { count in length(of: count, in: inner, spacing: 0) <= inner[axis] + 1e-6 }
  }

  /// The largest number of which every smaller one fits too.
  private func most(_ fits: (Int) -> Bool) -> Int {
    var count = 0
    while count < PlainGroup.limit, fits(count + 1) { count += 1 }
    return count
  }

  /// The length of `count` subitems with edges (G8), at their estimates.
  private func length(of count: Int, in box: Size, spacing: Double) -> Double {
    (0..<count).reduce(spacing * Double(count - 1)) { sum, index in
      let node = subitem(index)
      return sum + group.numbers.resolve(node.size, in: box)[axis]
        + node.edgeSpacing.total(along: axis)
    }
  }
}
