import CollectionLayout
import LayoutCases
import LayoutCore

/// Whether a description lies in the verified domain: where the rules say every number.
///
/// What only a solve can tell, ``PlainSolution`` finds.
enum CollectionScope {
  /// Why a case lies outside, or `nil` when it is inside.
  static func outside(_ problem: CollectionCase) -> CollectionExclusion? {
    let description = problem.description
    if CollectionNonsense.reason(in: description) != nil { return .nonsense }
    if description.itemCounts.contains(where: { $0 > 400 }) { return .extremeNumbers }
    if description.environment.scale != description.environment.scale.rounded() {
      return .extremeNumbers
    }
    if problem.sizes.contains(where: { !$0.isPlain }) { return .extremeNumbers }
    if problem.numbers.contains(where: { !($0.magnitude <= 1e6) }) { return .extremeNumbers }
    if description.interSectionSpacing < 0 { return .negativeRoom }
    let hasBoundary =
      !description.boundaryItems.isEmpty
      || description.sections.contains { !$0.boundaryItems.isEmpty }
    if hasBoundary, description.itemCounts.allSatisfy({ $0 == 0 }) { return .onlyEmptySections }
    if description.boundaryItems.contains(where: \.hasNoLength) { return .noLength }
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
  ) -> CollectionExclusion? {
    let insets = section.contentInsets
    if section.interGroupSpacing < 0 || insets.isNegative { return .negativeRoom }
    if section.orthogonal != nil {
      let reference = section.contentInsetsReference ?? description.contentInsetsReference
      if description.environment.insets(for: reference) != Insets() { return .guideOnCarousel }
    }
    if section.boundaryItems.contains(where: \.hasNoLength) { return .noLength }
    if count == 0, section.boundaryItems.contains(where: \.isMoved) { return .movedWithoutRoom }
    if count == 0, description.environment.rounding == .ios14, section.orthogonal != nil,
      insets != Insets() || !section.boundaryItems.isEmpty || section.group?.holdsEstimates == true
    {
      return .legacyEmptyCarousel
    }
    let across = description.scrollDirection.crossed
    let guide = description.environment.insets(
      for: section.contentInsetsReference ?? description.contentInsetsReference
    )
    let room = insets.total(along: across) + guide.total(along: across)
    if description.container[across] - room < 1 { return .noRoom }
    let along = description.scrollDirection
    if section.orthogonal != nil, description.container[along] - insets.total(along: along) < 1 {
      return .noRoom
    }
    guard let group = section.group else { return nil }
    if Axis.allCases.contains(where: { group.edgeSpacing.flexibleCount(along: $0) > 0 }) {
      return .flexibleOuterEdges
    }
    return outside(group, isNested: false)
  }

  private static func outside(_ node: LayoutNode, isNested: Bool) -> CollectionExclusion? {
    for dimension in [node.size.width, node.size.height] {
      if dimension.isUniform { return .uniformSiblings }
      if !(dimension.value > 0) { return .noLength }
    }
    let edges = [
      node.edgeSpacing.leading, node.edgeSpacing.top, node.edgeSpacing.trailing,
      node.edgeSpacing.bottom,
    ]
    if edges.contains(where: { ($0?.amount ?? 0) < 0 }) { return .negativeRoom }
    if node.contentInsets.isNegative { return .negativeRoom }
    guard let content = node.content else { return nil }
    let isFlexibleEstimate = Axis.allCases.contains {
      node.size[$0].isEstimated && node.edgeSpacing.flexibleCount(along: $0) > 0
    }
    if isNested, isFlexibleEstimate { return .flexibleEstimatedEdges }
    if (content.interItemSpacing?.amount ?? 0) < 0 { return .negativeRoom }
    switch content.arrangement {
    case .custom(let frames, let provider):
      let isOdd = frames.contains { !($0.frame.width > 0 && $0.frame.height > 0) }
      if isNested || provider != nil || frames.isEmpty || isOdd { return .oddCustomGroup }
    case .repeating: return .repeatingForm
    case .counted(_, let count) where count > 20: return .extremeNumbers
    case .fitting(let axis):
      let isSquare = content.subitems.contains { $0.size[axis.crossed].isFraction(of: axis) }
      let mains = Set(content.subitems.map { $0.size[axis].isFraction(of: axis) })
      if isSquare, mains.count > 1 { return .mixedSquares }
    default: break
    }
    return content.subitems.lazy.compactMap { outside($0, isNested: true) }.first
  }
}

extension CollectionCase {
  /// Why it is not held against the plain solver; `nil` where it is.
  var exclusion: CollectionExclusion? {
    CollectionScope.outside(self) ?? CollectionScope.outside(folded)
      ?? PlainSolution(self).exclusion(viewing: viewing)
  }
}

extension BoundaryItem {
  fileprivate var hasNoLength: Bool { !(size.width.value > 0 && size.height.value > 0) }
  var isMoved: Bool { offsetX != 0 || offsetY != 0 }
}

extension Insets {
  fileprivate var isNegative: Bool { [top, leading, bottom, trailing].contains { $0 < 0 } }
}

extension CellSize {
  /// Whether it is a size a cell can have.
  var isPlain: Bool {
    [size.width, size.height].allSatisfy { length in
      length.map { $0 > 0 && $0 < 1e6 } ?? true
    }
  }
}
