/// What a collection view asks for items.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  /// Sections there are.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Items in a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
  /// The cell for an item.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The supplementary view of a kind, or `nil` where there is none.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView?
}

extension UICollectionViewDataSource {
  /// One section, unless the data source says otherwise.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// A plain cell, unless the data source says otherwise: layouts are asked without any.
  public func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    UICollectionViewCell()
  }

  /// No supplementary views, unless the data source says otherwise.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    nil
  }
}

/// A data source that tells the stage itself what there is, and when.
protocol StageDriving: UICollectionViewDataSource {}

/// Told what happens to a collection; here nothing does that it would be told.
@MainActor
public protocol UICollectionViewDelegate: AnyObject {}
