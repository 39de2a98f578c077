public import SnapshotDiffing

/// A relation of two lengths; the inside of a view is not laid out here, so that none is kept to.
@MainActor
public final class NSLayoutConstraint {
  /// Whether it holds.
  public var isActive = false
  /// A number that is added, in points.
  public var constant: CGFloat
  /// How much it counts.
  public var priority = UILayoutPriority.required

  init(_ constant: CGFloat) { self.constant = constant }

  /// Makes relations hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Makes relations hold no more.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Along which axis something counts.
  public enum Axis: Int, Sendable {
    /// Across or down.
    case horizontal, vertical
  }
}

/// How much a relation counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public var rawValue: Float
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It holds in any case.
  public static let required = UILayoutPriority(1000)
  /// It holds before most.
  public static let defaultHigh = UILayoutPriority(750)
  /// It holds after most.
  public static let defaultLow = UILayoutPriority(250)
}

/// An edge or a middle of a view, or a length of it.
@MainActor
public final class NSLayoutAnchor<Kind> {
  init() {}

  /// This one is at the other.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  /// This one is at the other or beyond it.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
  /// This one is at the other or before it.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// What anchors are of.
public enum NSLayoutAnchors {
  /// An edge or a middle across.
  public enum X {}
  /// An edge or a middle down.
  public enum Y {}
  /// A length.
  public enum Length {}
}

/// An edge or a middle across.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<NSLayoutAnchors.X>
/// An edge or a middle down.
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<NSLayoutAnchors.Y>
/// A length.
public typealias NSLayoutDimension = NSLayoutAnchor<NSLayoutAnchors.Length>

extension NSLayoutAnchor where Kind == NSLayoutAnchors.Length {
  /// The length is so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint(c) }
  /// The length is so many points or more.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(c)
  }
  /// The length is so many points or less.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(c)
  }
  /// The length is a multiple of the other.
  public func constraint(
    equalTo anchor: NSLayoutAnchor,
    multiplier: CGFloat,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant) }
}

/// A rectangle in a view that others are laid out by.
@MainActor
public final class UILayoutGuide {
  init() {}
}

/// What has edges to lay others out by.
@MainActor
public protocol LayoutAnchored: AnyObject {}

extension UIView: LayoutAnchored {
  /// The view without what bars cover.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The view without its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// How much the view keeps from growing; it is not kept.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  /// How much the view keeps from getting smaller; it is not kept.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
}
extension UILayoutGuide: LayoutAnchored {}

extension LayoutAnchored {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The middle across.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The middle down.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line that the first text stands on.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The line that the last text stands on.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
