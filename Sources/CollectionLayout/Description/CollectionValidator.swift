import LayoutCore

/// Refuses what UIKit refuses with an exception, and what no arithmetic survives.
struct CollectionValidator {
  private let description: CollectionDescription

  init(_ description: CollectionDescription) { self.description = description }

  /// Deeper nesting than this is refused; no layout for people has it.
  private static let depthLimit = 64
  /// More subitems or counted shares than this are refused.
  private static let countLimit = 1 << 31

  func validate() throws(CollectionFault) {
    try environment()
    try unique(description.boundaryItems.map(\.kind))
    for item in description.boundaryItems { try boundary(item) }
    for (index, section) in description.sections.enumerated() {
      do {
        try validate(section)
      } catch {
        throw error.inSection(index)
      }
    }
  }

  private func environment() throws(CollectionFault) {
    func refuse(_ message: String) -> CollectionFault { CollectionFault(.environment, message) }
    let size = description.container
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      throw refuse("a container of \(size.width) by \(size.height) points")
    }
    let environment = description.environment
    guard environment.scale.isFinite, environment.scale > 0 else {
      throw refuse("a scale of \(environment.scale)")
    }
    try finite(environment.safeArea, "safe area")
    try finite(environment.layoutMargins, "layout margin")
    try finite(description.interSectionSpacing, "inter-section spacing")
    let counts = description.itemCounts.count
    guard description.sections.count == counts || description.sections.count == 1 else {
      throw refuse("\(description.sections.count) sections for \(counts) item counts")
    }
    var total = 0
    for (section, count) in description.itemCounts.enumerated() {
      guard count >= 0 else {
        throw CollectionFault(.environment, "an item count of \(count)", section: section)
      }
      let (sum, overflow) = total.addingReportingOverflow(count)
      guard !overflow, sum < 1 << 48 else { throw refuse("more items than can be counted") }
      total = sum
    }
  }

  private func validate(_ section: SectionDescription) throws(CollectionFault) {
    try finite(section.contentInsets, "section inset")
    try finite(section.interGroupSpacing, "inter-group spacing")
    var kinds = section.boundaryItems.map(\.kind)
    try unique(kinds)
    for item in section.boundaryItems { try boundary(item) }
    for item in section.decorations { try finite(item.contentInsets, "decoration inset") }
    guard let group = section.group else { return }
    guard group.content != nil else {
      throw CollectionFault(.malformedGroup, "an item stands where a group is needed")
    }
    try validate(group, depth: 0)
    // B17: boundary items are item 0 of their kind, and so would the first anchored one be.
    kinds += group.anchoredKinds.sorted()
    try unique(kinds)
  }

  private func validate(_ node: LayoutNode, depth: Int) throws(CollectionFault) {
    guard depth < Self.depthLimit else {
      throw CollectionFault(.tooLarge, "groups nested over \(Self.depthLimit) deep")
    }
    try dimensions(node.size)
    try finite(node.contentInsets, "content inset")
    for edge in [
      node.edgeSpacing.leading, node.edgeSpacing.top, node.edgeSpacing.trailing,
      node.edgeSpacing.bottom,
    ] {
      try finite(edge?.amount ?? 0, "edge spacing")
    }
    try unique(node.supplementaries.map(\.kind))
    for item in node.supplementaries { try anchored(item) }
    guard let content = node.content else { return }
    try finite(content.interItemSpacing?.amount ?? 0, "inter-item spacing")
    switch content.arrangement {
    case .custom(let frames, _):
      for frame in frames where !frame.frame.isFinite {
        throw CollectionFault(.notFinite, "a custom frame that is not finite")
      }
      return
    case .counted(_, let count), .repeating(_, let count):
      guard count >= 1 else {
        throw CollectionFault(.malformedGroup, "a group with a count of \(count)")
      }
      guard count <= Self.countLimit else {
        throw CollectionFault(.tooLarge, "a group with a count of \(count)")
      }
    case .fitting: break
    }
    guard !content.subitems.isEmpty else {
      throw CollectionFault(.malformedGroup, "a group without subitems")
    }
    for subitem in content.subitems { try validate(subitem, depth: depth + 1) }
  }

  private func anchored(_ item: AnchoredItem) throws(CollectionFault) {
    try dimensions(item.size)
    for anchor in [item.containerAnchor, item.itemAnchor ?? item.containerAnchor] {
      switch anchor.offset {
      case .absolute(let x, let y), .fractional(let x, let y):
        try finite(x, "anchor offset")
        try finite(y, "anchor offset")
      }
    }
  }

  private func boundary(_ item: BoundaryItem) throws(CollectionFault) {
    try dimensions(item.size)
    try finite(item.offsetX, "boundary offset")
    try finite(item.offsetY, "boundary offset")
  }

  /// S14: negatives, zero and fractions over one are fine.
  private func dimensions(_ size: LayoutDimensions) throws(CollectionFault) {
    try finite(size.width.value, "width")
    try finite(size.height.value, "height")
  }

  private func finite(_ insets: Insets, _ what: String) throws(CollectionFault) {
    for value in [insets.top, insets.leading, insets.bottom, insets.trailing] {
      try finite(value, what)
    }
  }

  private func finite(_ value: Double, _ what: String) throws(CollectionFault) {
    guard value.isFinite else { throw CollectionFault(.notFinite, "a \(what) of \(value)") }
  }

  private func unique(_ kinds: [String]) throws(CollectionFault) {
    var seen: Set<String> = []
    for kind in kinds where !seen.insert(kind).inserted {
      throw CollectionFault(.duplicateKind, "two elements of kind \(kind)")
    }
  }
}

extension LayoutNode {
  /// Every kind anchored to the node or in it.
  var anchoredKinds: Set<String> {
    var kinds = Set(supplementaries.map(\.kind))
    for subitem in content?.subitems ?? [] { kinds.formUnion(subitem.anchoredKinds) }
    return kinds
  }

  /// Whether an estimate here or below can never be replaced by a measurement (G16).
  var estimatesInVain: Bool {
    guard let content, content.axis != nil else { return false }
    let here = Axis.allCases.contains { axis in
      size[axis].isEstimated && !content.subitems.contains { $0.size[axis].isEstimated }
    }
    return here || content.subitems.contains(where: \.estimatesInVain)
  }
}
