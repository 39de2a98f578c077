/// A rectangle in points, its origin at the top left and y growing down.
public struct Rect: Sendable, Hashable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// Makes a rectangle from its top left corner and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle at the origin with no room.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }

  /// The near edge along `axis`.
  public func origin(along axis: Axis) -> Double { axis == .horizontal ? x : y }
  /// The length along `axis`.
  public func length(along axis: Axis) -> Double { axis == .horizontal ? width : height }
  /// The far edge along `axis`.
  public func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// Whether the two share area; a shared edge is not shared area.
  ///
  /// A rectangle without area meets nothing (engine protocol, `queries`).
  public func meets(_ other: Rect) -> Bool {
    width > 0 && height > 0 && other.width > 0 && other.height > 0
      && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether the four numbers are all finite.
  public var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
