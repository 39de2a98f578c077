/// The place of a supplementary view.
struct SupplementaryPlace: Hashable {
  var kind: String
  var path: IndexPath
}

extension UICollectionView {
  /// Names the class of supplementary views of a kind.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[elementKind + "." + identifier] =
      viewClass as? UICollectionReusableView.Type
  }

  /// A supplementary view of a kind; one that was never registered is a plain view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = supplementaryClasses[elementKind + "." + identifier]
    let view = (type ?? UICollectionReusableView.self).init()
    view.reuseIdentifier = identifier
    return view
  }

  /// The supplementary view at a path, asked for once until the sections change.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard stage.counts.counts.indices.contains(indexPath.section) else { return nil }
    if supplementaryCounts != stage.counts {
      supplementaryViews = [:]
      supplementaryCounts = stage.counts
    }
    let place = SupplementaryPlace(kind: elementKind, path: indexPath)
    if let view = supplementaryViews[place] { return view }
    let view = dataSource?.collectionView(
      self,
      viewForSupplementaryElementOfKind: elementKind,
      at: indexPath
    )
    supplementaryViews[place] = view
    return view
  }
}
