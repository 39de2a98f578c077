import LayoutCore

/// What a layout is asked to fill.
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The whole size, in points.
  var contentSize: CGSize { get }
  /// The size less the insets.
  var effectiveContentSize: CGSize { get }
  /// Room inside the edges.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section or a custom group may ask about where it is laid out (B19).
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// What is to be filled: the bounds for a section, its own size for a custom group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the view.
  var traitCollection: UITraitCollection { get }
}

/// A container of the engine.
final class LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(size: Size, insets: Insets = Insets()) {
    contentSize = CGSize(size)
    contentInsets = NSDirectionalEdgeInsets(
      top: insets.top,
      leading: insets.leading,
      bottom: insets.bottom,
      trailing: insets.trailing
    )
  }

  var effectiveContentSize: CGSize { CGSize(contentSize.lowered.less(contentInsets.lowered)) }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// An environment of the engine.
final class LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
  }
}
