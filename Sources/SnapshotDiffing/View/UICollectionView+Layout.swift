extension UICollectionView {
  /// The sorts of elements.
  public enum ElementCategory: Int, Sendable, CaseIterable {
    /// The view of an item.
    case cell
    /// A header, a footer, a badge.
    case supplementaryView
    /// Decoration that shows no data.
    case decorationView
  }

  /// The ways to scroll.
  public enum ScrollDirection: Int, Sendable, CaseIterable {
    /// Down.
    case vertical
    /// Across.
    case horizontal
  }

  /// The usual kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The usual kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Changes the layout; without a screen there is nothing to animate.
  public func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// The room around the content together with the safe area.
  public var adjustedContentInset: UIEdgeInsets {
    UIEdgeInsets(
      top: contentInset.top + safeAreaInsets.top,
      left: contentInset.left + safeAreaInsets.left,
      bottom: contentInset.bottom + safeAreaInsets.bottom,
      right: contentInset.right + safeAreaInsets.right
    )
  }

  /// The number of sections: those shown, where a data source drives the view.
  public var numberOfSections: Int {
    guard let dataSource, !(dataSource is any StageDriving) else {
      return stage.counts.counts.count
    }
    return dataSource.numberOfSections(in: self)
  }

  /// The number of items in a section; zero for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    guard let dataSource, !(dataSource is any StageDriving) else {
      return stage.counts.counts.indices.contains(section) ? stage.counts.counts[section] : 0
    }
    return dataSource.collectionView(self, numberOfItemsInSection: section)
  }

  /// The number of items in each section.
  package var itemCounts: [Int] {
    (0..<max(0, numberOfSections)).map { numberOfItems(inSection: $0) }
  }

  /// Asks for all numbers again and drops every measured size (E4).
  public func reloadData() { invalidateCounts(everything: true) }

  func invalidateCounts(everything: Bool) {
    let type: AnyClass = Swift.type(of: collectionViewLayout).invalidationContextClass
    let context =
      (type as? UICollectionViewLayoutInvalidationContext.Type
      ?? UICollectionViewLayoutInvalidationContext.self).init()
    context.invalidateEverything = everything
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  func adoptLayout() {
    collectionViewLayout.collectionView = self
    needsLayout = true
  }

  func layoutWasInvalidated() { needsLayout = true }
}
