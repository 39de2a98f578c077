import CollectionLayout
import LayoutCore

/// What must be refused with an error that names the rule, read from the rules alone.
enum CollectionNonsense {
  /// Why a description is nonsense, beginning with the rule; `nil` where it must be answered.
  static func reason(in description: CollectionDescription) -> String? {
    let sizes = [description.container.width, description.container.height]
    if sizes.contains(where: { !($0 >= 0 && $0.isFinite) }) { return "environment" }
    let scale = description.environment.scale
    if !(scale > 0 && scale.isFinite) { return "environment" }
    let counts = description.itemCounts
    if counts.contains(where: { $0 < 0 || $0 > 1 << 40 }) { return "environment" }
    if description.sections.count != 1, description.sections.count != counts.count {
      return "environment"
    }
    var numbers = [description.interSectionSpacing]
    numbers += description.environment.safeArea.numbers
    numbers += description.environment.layoutMargins.numbers
    numbers += description.boundaryItems.flatMap(\.numbers)
    numbers += description.sections.flatMap(\.numbers)
    if numbers.contains(where: { !$0.isFinite }) { return "S14" }
    if hasDuplicates(description.boundaryItems.map(\.kind)) { return "B17" }
    for (index, section) in description.sections.enumerated() {
      if let reason = reason(in: section) { return reason }
      let holds = description.sections.count == 1 ? counts.contains { $0 > 0 } : counts[index] > 0
      if section.group == nil, holds { return "G17" }
    }
    return nil
  }

  private static func reason(in section: SectionDescription) -> String? {
    if hasDuplicates(section.boundaryItems.map(\.kind)) { return "B17" }
    guard let group = section.group else { return nil }
    if group.content == nil { return "G17" }
    let boundary = Set(section.boundaryItems.map(\.kind))
    return reason(in: group, boundary: boundary)
  }

  private static func reason(in node: LayoutNode, boundary: Set<String>) -> String? {
    let kinds = node.supplementaries.map(\.kind)
    if hasDuplicates(kinds) || kinds.contains(where: boundary.contains) { return "B17" }
    guard let content = node.content else { return nil }
    switch content.arrangement {
    case .custom: return nil
    case .counted(_, let count), .repeating(_, let count):
      if count < 1 { return "G17" }
    case .fitting: break
    }
    if content.subitems.isEmpty { return "G17" }
    return content.subitems.lazy.compactMap { reason(in: $0, boundary: boundary) }.first
  }

  private static func hasDuplicates(_ kinds: [String]) -> Bool { Set(kinds).count < kinds.count }
}

extension Insets {
  fileprivate var numbers: [Double] { [top, leading, bottom, trailing] }
}

extension LayoutDimensions {
  fileprivate var numbers: [Double] { [width.value, height.value] }
}

extension BoundaryItem {
  fileprivate var numbers: [Double] { size.numbers + [offsetX, offsetY] }
}

extension SectionDescription {
  /// Every number of the section.
  fileprivate var numbers: [Double] {
    contentInsets.numbers + [interGroupSpacing] + boundaryItems.flatMap(\.numbers)
      + decorations.flatMap { $0.contentInsets.numbers } + (group?.numbers ?? [])
  }
}

extension Anchor {
  fileprivate var numbers: [Double] {
    switch offset {
    case .absolute(let x, let y), .fractional(let x, let y): [x, y]
    }
  }
}

extension LayoutNode {
  /// Every number of the node and of what is in it.
  fileprivate var numbers: [Double] {
    var found = size.numbers + contentInsets.numbers
    found += [edgeSpacing.leading, edgeSpacing.top, edgeSpacing.trailing, edgeSpacing.bottom]
      .map { $0?.amount ?? 0 }
    for item in supplementaries {
      found += item.size.numbers + item.containerAnchor.numbers
      found += item.itemAnchor?.numbers ?? []
    }
    guard let content else { return found }
    found.append(content.interItemSpacing?.amount ?? 0)
    if case .custom(let frames, _) = content.arrangement {
      found += frames.flatMap { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] }
    } else {
      found += content.subitems.flatMap(\.numbers)
    }
    return found
  }
}
