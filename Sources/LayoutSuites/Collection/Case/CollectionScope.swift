import CollectionLayout
import LayoutCases
import LayoutCore

/// Whether a description lies in the verified domain: where the rules say every number.
///
/// Section 9 of the rules lists what must not be asserted; what this solver and the engine read
/// differently without any record to decide it is listed with it.
enum CollectionScope {
  /// Why a case lies outside, or `nil` when it is inside.
  static func outside(_ problem: CollectionCase) -> String? {
    let description = problem.description
    if let reason = CollectionNonsense.reason(in: description) { return "nonsense: \(reason)" }
    if description.itemCounts.contains(where: { $0 > 400 }) { return "many items" }
    if description.environment.scale != description.environment.scale.rounded() {
      return "a fractional scale"
    }
    if problem.sizes.contains(where: { !$0.isPlain }) { return "sizes of no use" }
    if problem.numbers.contains(where: { !($0.magnitude <= 1e6) }) { return "large numbers" }
    if problem.description.interSectionSpacing < 0 { return "a negative spacing" }
    let hasBoundary =
      !description.boundaryItems.isEmpty
      || description.sections.contains { !$0.boundaryItems.isEmpty }
    if hasBoundary, description.itemCounts.allSatisfy({ $0 == 0 }) {
      return "boundary items and only empty sections"
    }
    for item in description.boundaryItems {
      if let reason = outside(item, along: description.scrollDirection) { return reason }
    }
    for (index, count) in description.itemCounts.enumerated() {
      let section = description.section(at: index)
      if let reason = outside(section, count: count, in: description) { return reason }
    }
    return nil
  }

  private static func outside(
    _ section: SectionDescription,
    count: Int,
    in description: CollectionDescription
  ) -> String? {
    let insets = section.contentInsets
    if section.interGroupSpacing < 0 { return "a negative spacing" }
    if [insets.top, insets.leading, insets.bottom, insets.trailing].contains(where: { $0 < 0 }) {
      return "a negative inset"
    }
    if section.orthogonal != nil {
      let reference = section.contentInsetsReference ?? description.contentInsetsReference
      if description.environment.insets(for: reference) != Insets() {
        return "a guide on a section that scrolls across"
      }
    }
    for item in section.boundaryItems {
      if let reason = outside(item, along: description.scrollDirection) { return reason }
      if count == 0, item.offsetX != 0 || item.offsetY != 0 {
        return "an offset boundary item and no room"
      }
    }
    if count == 0, description.environment.rounding == .ios14,
      insets != Insets() || !section.boundaryItems.isEmpty || section.orthogonal != nil
    {
      return "an empty section in the legacy profile"
    }
    let across = description.scrollDirection.crossed
    if description.container[across] - insets.total(along: across) < 1 { return "no room (G18)" }
    let along = description.scrollDirection
    if section.orthogonal != nil, description.container[along] - insets.total(along: along) < 1 {
      return "no room (G18)"
    }
    if count == 0, !section.boundaryItems.isEmpty, insets.total(along: along) == 0,
      !section.boundaryItems.contains(where: \.extendsBoundary)
    {
      return "boundary items of a section without length"
    }
    guard let group = section.group else { return nil }
    if group.edgeSpacing.flexibleCount(along: .horizontal) > 0
      || group.edgeSpacing.flexibleCount(along: .vertical) > 0
    {
      return "flexible edges on a section's group"
    }
    if case .custom(let frames, _)? = group.content?.arrangement, !section.decorations.isEmpty,
      frames.contains(where: { $0.zIndex != 0 })
    {
      return "custom places in the stack above a background"
    }
    return outside(group, isNested: false)
  }

  private static func outside(_ item: BoundaryItem, along axis: Axis) -> String? {
    // Pinned headers and footers were recorded, no pinned side items.
    if item.pinsToVisibleBounds, item.alignment.place(along: axis) == .middle {
      return "a pinned side item"
    }
    for dimension in [item.size.width, item.size.height] where !(dimension.value > 0) {
      return "a boundary item without length"
    }
    return nil
  }

  private static func outside(_ node: LayoutNode, isNested: Bool) -> String? {
    for dimension in [node.size.width, node.size.height] {
      if dimension.isUniform { return "uniform siblings" }
      if !(dimension.value > 0) { return "an element without length" }
    }
    let edges = [
      node.edgeSpacing.leading, node.edgeSpacing.top, node.edgeSpacing.trailing,
      node.edgeSpacing.bottom,
    ]
    if edges.contains(where: { ($0?.amount ?? 0) < 0 }) { return "a negative edge" }
    let insets = node.contentInsets
    if [insets.top, insets.leading, insets.bottom, insets.trailing].contains(where: { $0 < 0 }) {
      return "a negative inset"
    }
    guard let content = node.content else { return nil }
    // How long a nested group that is not full is for its own edges was never recorded.
    let isFlexible = Axis.allCases.contains { node.edgeSpacing.flexibleCount(along: $0) > 0 }
    if isNested, isFlexible { return "flexible edges on a nested group" }
    if (content.interItemSpacing?.amount ?? 0) < 0 { return "a negative spacing" }
    switch content.arrangement {
    case .custom(_, .some): return "frames asked of a provider"
    case .custom where isNested: return "a nested custom group"
    case .custom(let frames, _) where frames.isEmpty: return "a custom group without frames"
    case .custom(let frames, _)
    where frames.contains { !($0.frame.width > 0 && $0.frame.height > 0) }:
      return "a custom frame without area"
    case .repeating: return "fractions in the repeating form"
    case .counted(_, let count) where count > 20: return "a count over twenty"
    case .fitting(let axis):
      let isSquare = content.subitems.contains { $0.size[axis.crossed].isFraction(of: axis) }
      let mains = Set(content.subitems.map { $0.size[axis].isFraction(of: axis) })
      if isSquare, mains.count > 1 { return "a row of squares of mixed widths" }
    default: break
    }
    return content.subitems.lazy.compactMap { outside($0, isNested: true) }.first
  }
}

extension CellSize {
  /// Whether it is a size a cell can have.
  var isPlain: Bool {
    [size.width, size.height].allSatisfy { length in
      length.map { $0 > 0 && $0 < 1e6 } ?? true
    }
  }
}
