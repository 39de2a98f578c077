/// An item of a layout: how large it is and what room it keeps.
public class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// What is anchored to it (B15).
  public private(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Room taken off its frame after layout; ignored on an estimated axis (S12, S13).
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// Room outside it (G8, G9).
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }

  /// Makes an item with something anchored to it.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// Replaces what is anchored; only a group lets its user do that.
  final func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) {
    supplementaryItems = items
  }

  /// The item as the engine knows it, custom groups numbered in `providers`.
  func lowered(_ providers: inout CustomProviders) -> LayoutNode {
    LayoutNode(
      size: layoutSize.lowered,
      contentInsets: contentInsets.lowered,
      edgeSpacing: edgeSpacing?.lowered ?? EdgeSpacing(),
      supplementaries: supplementaryItems.map(\.anchored)
    )
  }
}
