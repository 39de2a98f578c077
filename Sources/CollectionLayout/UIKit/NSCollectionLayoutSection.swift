/// How a section that scrolls across the layout comes to rest (section 5 of the rules).
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable, CaseIterable {
  /// Does not scroll across.
  case none
  /// Rests anywhere.
  case continuous
  /// Rests where a group begins.
  case continuousGroupLeadingBoundary
  /// Rests at multiples of the bounds less the insets.
  case paging
  /// Rests where a group begins, one group a swipe.
  case groupPaging
  /// Rests with a group in the middle.
  case groupPagingCentered

  package var lowered: OrthogonalBehavior? {
    OrthogonalBehavior(rawValue: String(describing: self))
  }
}

/// Called with what is in sight of a section, on a solve and at each offset change.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  _ visibleItems: [any NSCollectionLayoutVisibleItem],
  _ contentOffset: CGPoint,
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> Void

/// What a section looks like: a group that repeats, and what lies around it.
public final class NSCollectionLayoutSection: NSObject {
  private let group: NSCollectionLayoutGroup
  /// Room inside the section.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room between two groups.
  public var interGroupSpacing: CGFloat = 0
  /// What else is taken off across the axis; follows the layout unless set (S6).
  public var contentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the layout; not at all unless set.
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and side pieces (B6 to B12).
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether these keep inside the section's insets, as they do unless told otherwise (B6).
  public var supplementariesFollowContentInsets = true
  /// Called with what is in sight, on a solve and at each offset change.
  public var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Backgrounds (B14).
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// Makes a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// The section as the engine knows it.
  func lowered(_ providers: inout CustomProviders) -> SectionDescription {
    SectionDescription(
      group: group.lowered(&providers),
      contentInsets: contentInsets.lowered,
      contentInsetsReference: contentInsetsReference.lowered,
      interGroupSpacing: Double(interGroupSpacing),
      boundaryItems: boundarySupplementaryItems.map(\.boundary),
      supplementariesFollowContentInsets: supplementariesFollowContentInsets,
      decorations: decorationItems.map(\.decoration),
      orthogonal: orthogonalScrollingBehavior.lowered
    )
  }
}
