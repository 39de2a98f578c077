/// Room kept free inside the four edges of a container, in points.
///
/// Leading and trailing change sides when the layout runs right to left.
public struct Insets: Sendable, Hashable {
  /// Room under the top edge.
  public var top: Double
  /// Room inside the edge at which reading starts.
  public var leading: Double
  /// Room over the bottom edge.
  public var bottom: Double
  /// Room inside the edge at which reading ends.
  public var trailing: Double

  /// Makes insets, all zero unless given.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The inset before the content along `axis`.
  public func start(along axis: Axis) -> Double { axis == .horizontal ? leading : top }
  /// The inset after the content along `axis`.
  public func end(along axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
  /// Both insets along `axis` together.
  public func total(along axis: Axis) -> Double { start(along: axis) + end(along: axis) }
}
