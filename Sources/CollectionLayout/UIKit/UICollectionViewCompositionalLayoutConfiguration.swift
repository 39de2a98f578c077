package import LayoutCore

/// What concerns the whole of a compositional layout.
///
/// Unchecked because, as in UIKit, it is filled in where it is made and then handed over.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject, @unchecked Sendable {
  /// Which way the layout scrolls; down unless set.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// Room between two sections, empty ones included (B2).
  public var interSectionSpacing: CGFloat = 0
  /// Headers, footers and side pieces of the whole content (B11).
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What sections take off that follow the layout; the safe area unless set (S6, B18).
  public var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Makes a configuration with nothing set.
  public override init() {}

  /// The configuration applied to sections that were lowered already.
  package func description(
    of sections: [SectionDescription],
    itemCounts: [Int],
    container: Size,
    environment: CollectionEnvironment
  ) -> CollectionDescription {
    CollectionDescription(
      container: container,
      scrollDirection: scrollDirection == .vertical ? .vertical : .horizontal,
      sections: sections,
      itemCounts: itemCounts,
      interSectionSpacing: Double(interSectionSpacing),
      boundaryItems: boundarySupplementaryItems.map(\.boundary),
      contentInsetsReference: contentInsetsReference.lowered ?? .safeArea,
      environment: environment
    )
  }
}
