package import LayoutCore

/// Room inside four fixed edges, in points.
public struct UIEdgeInsets: Sendable, Hashable {
  /// Room under the top edge.
  public var top: CGFloat
  /// Room inside the left edge.
  public var left: CGFloat
  /// Room over the bottom edge.
  public var bottom: CGFloat
  /// Room inside the right edge.
  public var right: CGFloat

  /// Makes insets without room.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets of so many points each.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No room on any side.
  public static let zero = UIEdgeInsets()

  /// The insets as the engine knows them, reading from left to right.
  package var lowered: Insets {
    Insets(
      top: Double(top),
      leading: Double(left),
      bottom: Double(bottom),
      trailing: Double(right)
    )
  }
}
