package import LayoutCore

/// An item of a layout, or a group, which is an item with content.
package struct LayoutNode: Sendable, Hashable {
  /// How large it is.
  package var size: LayoutDimensions
  /// For an item, room taken off its frame afterwards (S12); for a group, room inside it (S1).
  package var contentInsets: Insets
  /// Room outside it (G8, G9, B1).
  package var edgeSpacing: EdgeSpacing
  /// What is anchored to it (B15).
  package var supplementaries: [AnchoredItem]
  /// What it holds; `nil` for an item.
  package var content: GroupContent?

  package init(
    size: LayoutDimensions,
    contentInsets: Insets = Insets(),
    edgeSpacing: EdgeSpacing = EdgeSpacing(),
    supplementaries: [AnchoredItem] = [],
    content: GroupContent? = nil
  ) {
    self.size = size
    self.contentInsets = contentInsets
    self.edgeSpacing = edgeSpacing
    self.supplementaries = supplementaries
    self.content = content
  }

  /// Whether frames here or below are asked from a provider (G14).
  package var asksProvider: Bool {
    guard let content else { return false }
    if case .custom(_, .some) = content.arrangement { return true }
    return content.subitems.contains(where: \.asksProvider)
  }

  /// Whether the node or anything in it waits to be measured.
  package var holdsEstimates: Bool {
    size.isEstimated || content?.subitems.contains(where: \.holdsEstimates) == true
  }

  /// The insets that count: none along an estimated axis (S13).
  package func effectiveInsets(_ rules: SolverRules) -> Insets {
    guard !rules.breaks(.insetsOnEstimatedAxis) else { return contentInsets }
    var insets = contentInsets
    if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// What a group holds and how it fills itself.
package struct GroupContent: Sendable, Hashable {
  /// How subitems become frames.
  package var arrangement: Arrangement
  /// The subitems, repeated from the first (G1); empty for a custom group.
  package var subitems: [LayoutNode]
  /// Room between two subitems.
  package var interItemSpacing: Spacing?

  package init(
    arrangement: Arrangement,
    subitems: [LayoutNode] = [],
    interItemSpacing: Spacing? = nil
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.interItemSpacing = interItemSpacing
  }

  /// How subitems become frames.
  package enum Arrangement: Sendable, Hashable {
    /// A row or column of as many subitems as fit (G1).
    case fitting(Axis)
    /// A row or column of exactly so many equal shares (G4).
    case counted(Axis, count: Int)
    /// A row or column of exactly so many subitems at their own size (G5).
    case repeating(Axis, count: Int)
    /// Frames given outright (G14), or asked from the solver's provider of this number.
    case custom([CustomFrame], provider: Int?)
  }

  /// The axis along which subitems run; `nil` for a custom group.
  package var axis: Axis? {
    switch arrangement {
    case .fitting(let axis), .counted(let axis, _), .repeating(let axis, _): axis
    case .custom: nil
    }
  }
}

/// One frame of a custom group, from the group's outer corner (G14).
package struct CustomFrame: Sendable, Hashable {
  /// The frame in points.
  package var frame: Rect
  /// Its place in the stack of what overlaps.
  package var zIndex: Int

  package init(frame: Rect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
