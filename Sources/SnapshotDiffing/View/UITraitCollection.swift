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
