import LayoutCore
package import MasonryLayout

extension MasonryCase {
  /// How many settings are not the ordinary ones: vertical, left to right, shortest lane, an open
  /// main axis and a given cross axis, items of one lane that scale freely, and no edits.
  var settings: Int {
    var count = edits.count
    if masonry.axis != .vertical { count += 1 }
    if masonry.direction != .leftToRight { count += 1 }
    if masonry.placement != .shortest { count += 1 }
    for container in containers {
      if container[masonry.axis] != nil { count += 1 }
      if container[masonry.crossAxis] == nil { count += 1 }
    }
    for item in masonry.items { count += item.specialSettings }
    for edit in edits {
      switch edit {
      case .insert(let item, _), .resize(let item, _): count += item.specialSettings
      default: break
      }
    }
    return count
  }

  /// The containers there are, one after the other.
  private var containers: [ProposedSize] {
    var containers = [masonry.container]
    for case .container(let size) in edits { containers.append(size) }
    return containers
  }

  package var simplerSettings: [MasonryCase] {
    var simpler: [MasonryCase] = []
    func with(_ change: (inout MasonryCase) -> Void) {
      var copy = self
      change(&copy)
      simpler.append(copy)
    }
    with { $0.changeItems { $0 = MasonryItem(width: $0.width, height: $0.height) } }
    if masonry.axis != .vertical {
      simpler.append(transposed)
      with { $0.masonry.axis = .vertical }
    }
    if masonry.direction != .leftToRight { with { $0.masonry.direction = .leftToRight } }
    if masonry.placement != .shortest {
      with { $0.masonry.placement = .shortest }
      // A gap is what fills a lane when nothing else has a length.
      with {
        $0.masonry.placement = .shortest
        $0.masonry.itemSpacing = max(1, $0.masonry.itemSpacing)
      }
    }
    let (main, cross) = (masonry.axis, masonry.crossAxis)
    with { $0.changeContainers { $0[main] = nil } }
    with { $0.changeContainers { $0[cross] = $0[cross] ?? 10 } }
    if !edits.isEmpty {
      with { $0.masonry.container[main] = nil }
      with { $0.masonry.container[cross] = $0.masonry.container[cross] ?? 10 }
    }
    for change in MasonryItem.simplifications {
      with { copy in copy.changeItems(change) }
    }
    for index in masonry.items.indices.prefix(64) {
      for change in MasonryItem.simplifications {
        with { change(&$0.masonry.items[index]) }
      }
    }
    for index in edits.indices.prefix(64) {
      for change in MasonryItem.simplifications {
        with { copy in copy.edits[index] = copy.edits[index].changingItem(change) }
      }
    }
    return simpler.filter { $0 != self }
  }

  /// Applies a change to every item, those of edits included.
  package mutating func changeItems(_ change: (inout MasonryItem) -> Void) {
    for index in masonry.items.indices { change(&masonry.items[index]) }
    for index in edits.indices { edits[index] = edits[index].changingItem(change) }
  }

  /// Applies a change to every container, those of edits included.
  mutating func changeContainers(_ change: (inout ProposedSize) -> Void) {
    change(&masonry.container)
    for index in edits.indices {
      if case .container(var size) = edits[index] {
        change(&size)
        edits[index] = .container(size)
      }
    }
  }

  /// The same case with the two axes exchanged.
  var transposed: MasonryCase {
    var copy = self
    copy.masonry.axis = masonry.axis.crossed
    copy.masonry.container = masonry.container.transposed
    let insets = masonry.insets
    copy.masonry.insets = Insets(
      top: insets.leading,
      leading: insets.top,
      bottom: insets.trailing,
      trailing: insets.bottom
    )
    copy.changeItems { item in (item.width, item.height) = (item.height, item.width) }
    for index in copy.edits.indices {
      if case .container(let size) = copy.edits[index] {
        copy.edits[index] = .container(size.transposed)
      }
    }
    copy.queries = queries.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
    return copy
  }
}

extension MasonryItem {
  fileprivate var specialSettings: Int {
    (sizing == .scale ? 0 : 1) + (span == 1 ? 0 : 1) + (minimum == nil ? 0 : 1)
      + (maximum == nil ? 0 : 1)
  }

  /// Each puts one setting back to the ordinary.
  fileprivate static let simplifications: [@Sendable (inout MasonryItem) -> Void] = [
    { $0.minimum = nil }, { $0.maximum = nil }, { $0.span = 1 }, { $0.sizing = .scale },
  ]
}

extension MasonryEdit {
  func changingItem(_ change: (inout MasonryItem) -> Void) -> MasonryEdit {
    switch self {
    case .insert(var item, let at):
      change(&item)
      return .insert(item, at: at)
    case .resize(var item, let at):
      change(&item)
      return .resize(item, at: at)
    default: return self
    }
  }
}

extension ProposedSize {
  fileprivate var transposed: ProposedSize { ProposedSize(width: height, height: width) }
}
