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

/// How much room there is, in UIKit's two words for it.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Nobody said.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// What sort of device a view is on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}

/// The traits of a view that layouts look at.
public final class UITraitCollection: NSObject, Sendable {
  /// Device pixels a point.
  public let displayScale: CGFloat
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// What sort of device it is.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Makes traits of a phone held upright, unless given.
  public init(
    displayScale: CGFloat = 2,
    horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    userInterfaceIdiom: UIUserInterfaceIdiom = .phone
  ) {
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}
