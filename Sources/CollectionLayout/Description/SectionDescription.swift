package import LayoutCore

/// What a section looks like, whatever it holds.
package struct SectionDescription: Sendable, Hashable {
  /// The group that is repeated; `nil` is refused when there are items (G17).
  package var group: LayoutNode?
  package var contentInsets: Insets
  /// What else is taken off across the axis; `nil` follows the layout (S6).
  package var contentInsetsReference: InsetsReference?
  package var interGroupSpacing: Double
  package var boundaryItems: [BoundaryItem]
  /// Whether boundary items keep inside the section's insets (B6).
  package var supplementariesFollowContentInsets: Bool
  package var decorations: [DecorationItem]
  /// How the section scrolls across the layout's axis; `nil` does not.
  package var orthogonal: OrthogonalBehavior?

  package init(
    group: LayoutNode?,
    contentInsets: Insets = Insets(),
    contentInsetsReference: InsetsReference? = nil,
    interGroupSpacing: Double = 0,
    boundaryItems: [BoundaryItem] = [],
    supplementariesFollowContentInsets: Bool = true,
    decorations: [DecorationItem] = [],
    orthogonal: OrthogonalBehavior? = nil
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.contentInsetsReference = contentInsetsReference
    self.interGroupSpacing = interGroupSpacing
    self.boundaryItems = boundaryItems
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.decorations = decorations
    self.orthogonal = orthogonal
  }
}

/// Which guide of the view is taken off a section across the axis (S6).
package enum InsetsReference: String, Sendable, Hashable, Codable, CaseIterable {
  case none, safeArea, layoutMargins, readableContent
}

/// How a section that scrolls across the layout comes to rest.
package enum OrthogonalBehavior: String, Sendable, Hashable, Codable, CaseIterable {
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
