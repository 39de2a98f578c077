import LayoutCore
import MasonryLayout

extension MasonryCase {
  /// Which features the case has, read from the case itself: what an engine must understand, and
  /// how its numbers lie.
  var features: MasonryFeatures {
    var found: MasonryFeatures = []
    if masonry.axis == .horizontal { found.insert(.horizontal) }
    if masonry.direction == .rightToLeft { found.insert(.rightToLeft) }
    if masonry.insets != Insets() { found.insert(.insets) }
    if masonry.laneSpacing != masonry.itemSpacing { found.insert(.unequalSpacing) }
    if masonry.laneSpacing == 0, masonry.itemSpacing == 0 { found.insert(.noSpacing) }
    if masonry.lanes > 8 { found.insert(.manyLanes) }
    switch masonry.placement {
    case .shortest: break
    case .gridLanes: found.insert(.gridLanes)
    case .sequential: found.insert(.sequential)
    }
    if !queries.isEmpty { found.insert(.queries) }
    if !edits.isEmpty { found.insert(.edits) }
    if masonry.lanes < 1 || !(masonry.laneSpacing >= 0 && masonry.laneSpacing.isFinite)
      || !(masonry.itemSpacing >= 0 && masonry.itemSpacing.isFinite)
    {
      found.insert(.nonsense)
    }
    addContainer(masonry.container, to: &found)
    addItems(to: &found)
    for edit in edits {
      switch edit {
      case .insert(let item, _), .resize(let item, _): addItem(item, to: &found)
      case .container(let size): addContainer(size, to: &found)
      case .lanes(let count):
        if count < 1 { found.insert(.nonsense) }
      case .remove, .move: break
      }
    }
    return found
  }

  private func addContainer(_ size: ProposedSize, to found: inout MasonryFeatures) {
    guard let cross = size[masonry.crossAxis] else {
      found.insert(.openContainer)
      return
    }
    if !(cross >= 0 && cross.isFinite) { found.insert(.nonsense) }
    if cross == 0 { found.insert(.zeroContainer) }
    let taken =
      Double(max(0, masonry.lanes - 1)) * masonry.laneSpacing
      + masonry.insets.total(along: masonry.crossAxis)
    if cross > 0, cross < taken { found.insert(.narrow) }
  }

  private func addItems(to found: inout MasonryFeatures) {
    let items = masonry.items
    var previous: MasonryItem?
    var isAscending = true
    var isDescending = true
    var hasEqual = false
    for item in items {
      addItem(item, to: &found)
      if let previous {
        if item.height < previous.height { isAscending = false }
        if item.height > previous.height { isDescending = false }
        if item.height == previous.height, item.width == previous.width { hasEqual = true }
      }
      previous = item
    }
    guard items.count > 2 else { return }
    if hasEqual { found.insert(isAscending && isDescending ? .equalSizes : .palette) }
    if isAscending != isDescending { found.insert(.sorted) }
  }

  private func addItem(_ item: MasonryItem, to found: inout MasonryFeatures) {
    switch item.sizing {
    case .scale: break
    case .fixed: found.insert(.fixed)
    case .stretch: found.insert(.stretch)
    }
    if item.span != 1 { found.insert(item.span < 1 ? .nonsense : .spans) }
    if item.minimum != nil { found.insert(.minimum) }
    if item.maximum != nil { found.insert(.maximum) }
    for length in [item.width, item.height] {
      if !(length >= 0 && length.isFinite) { found.insert(.nonsense) }
      if length == 0 { found.insert(.zeroSizes) }
      if length > 0, length < 1 { found.insert(.tinySizes) }
      if length >= 1e6 { found.insert(.hugeSizes) }
      if length < 1e6, length != length.rounded() { found.insert(.decimalFractions) }
    }
  }
}
