package import LayoutCore

/// Room inside four edges that follow the reading direction, in points.
public struct NSDirectionalEdgeInsets: Sendable, Hashable {
  /// Room under the top edge.
  public var top: CGFloat
  /// Room inside the edge at which reading starts.
  public var leading: CGFloat
  /// Room over the bottom edge.
  public var bottom: CGFloat
  /// Room inside the edge at which reading ends.
  public var trailing: CGFloat

  /// Makes insets without room.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets of so many points each.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No room on any side.
  public static let zero = NSDirectionalEdgeInsets()

  /// The insets as the engine knows them.
  package var lowered: Insets {
    Insets(
      top: Double(top),
      leading: Double(leading),
      bottom: Double(bottom),
      trailing: Double(trailing)
    )
  }
}

/// A set of edges that follow the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit numbers them.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  /// The edges as the engine knows them, which numbers them alike.
  package var lowered: Edges { Edges(rawValue: Int(rawValue & 15)) }
}

/// An edge, a corner or the middle of a rectangle.
public enum NSRectAlignment: Int, Sendable, Hashable, CaseIterable {
  /// The middle.
  case none
  /// The middle of the upper edge.
  case top
  /// The upper corner at which reading starts.
  case topLeading
  /// The middle of the edge at which reading starts.
  case leading
  /// The lower corner at which reading starts.
  case bottomLeading
  /// The middle of the lower edge.
  case bottom
  /// The lower corner at which reading ends.
  case bottomTrailing
  /// The middle of the edge at which reading ends.
  case trailing
  /// The upper corner at which reading ends.
  case topTrailing

  /// The alignment as the engine knows it, which names them alike.
  package var lowered: BoundaryItem.Alignment {
    BoundaryItem.Alignment(rawValue: String(describing: self)) ?? .none
  }
}

/// The guide that is taken off a section across the scroll axis (S6).
public enum UIContentInsetsReference: Int, Sendable, Hashable, CaseIterable {
  /// Follows the layout.
  case automatic
  /// Takes nothing off.
  case none
  /// Takes the safe area off.
  case safeArea
  /// Takes the layout margins off.
  case layoutMargins
  /// Takes the readable content guide off; where it lies is unknown, so margins serve.
  case readableContent

  /// The reference as the engine knows it; nil follows the layout.
  package var lowered: InsetsReference? {
    switch self {
    case .automatic: nil
    case .none: InsetsReference.none
    case .safeArea: .safeArea
    case .layoutMargins: .layoutMargins
    case .readableContent: .readableContent
    }
  }
}

extension CGRect {
  /// A rectangle of the engine.
  package init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  /// The rectangle as the engine knows it.
  package var lowered: Rect {
    Rect(
      x: Double(origin.x),
      y: Double(origin.y),
      width: Double(size.width),
      height: Double(size.height)
    )
  }
}

extension CGSize {
  /// A size of the engine.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  /// The size as the engine knows it.
  package var lowered: Size { Size(width: Double(width), height: Double(height)) }
}
