/// One item of a masonry: its own size and how it meets its lane.
public struct MasonryItem: Sendable, Hashable {
  /// Its own width in points.
  public var width: Double
  /// Its own height in points.
  public var height: Double
  /// The least length along the scroll axis, in points; it wins over `maximum`.
  public var minimum: Double?
  /// The greatest length along the scroll axis, in points.
  public var maximum: Double?
  /// How many neighbouring lanes it covers; more than there are counts as all of them.
  public var span: Int
  /// How its own size meets the lane.
  public var sizing: ItemSizing

  /// Makes an item of one lane that scales, unless told otherwise.
  public init(
    width: Double,
    height: Double,
    sizing: ItemSizing = .scale,
    span: Int = 1,
    minimum: Double? = nil,
    maximum: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.sizing = sizing
    self.span = span
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// How an item's own size meets its lane.
public enum ItemSizing: String, Sendable, Hashable, CaseIterable {
  /// Takes the lane's cross length and keeps its ratio; without a cross length of its own its
  /// main length is zero.
  case scale
  /// Keeps its own size, cut to the lane's cross length.
  case fixed
  /// Takes the lane's cross length and keeps its own main length.
  case stretch
}
