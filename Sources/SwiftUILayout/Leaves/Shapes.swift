/// A rectangle.
public struct Rectangle: Sendable {
  fileprivate var room = CGFloat(0)
  /// Makes a rectangle.
  public init() {}
}

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// Quarters of a circle.
  case circular
  /// Corners that begin gently.
  case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: Sendable {
  /// The radii of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  fileprivate var room = CGFloat(0)

  /// Makes a rectangle with corners of `cornerRadius` points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Makes a rectangle with corners of `cornerSize`.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
}

/// A circle in the middle of its rectangle.
public struct Circle: Sendable {
  fileprivate var room = CGFloat(0)
  /// Makes a circle.
  public init() {}
}

/// An ellipse that touches all sides of its rectangle.
public struct Ellipse: Sendable {
  fileprivate var room = CGFloat(0)
  /// Makes an ellipse.
  public init() {}
}

/// A rectangle whose short sides are half circles.
public struct Capsule: Sendable {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  fileprivate var room = CGFloat(0)
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

/// A rectangle with round corners of a radius each.
public struct UnevenRoundedRectangle: Sendable {
  /// The radii, in points, clockwise from the top at the leading edge.
  public var radii: [CGFloat]
  fileprivate var room = CGFloat(0)

  /// Makes a rectangle.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    radii = [topLeadingRadius, topTrailingRadius, bottomTrailingRadius, bottomLeadingRadius]
  }
}

/// A shape of any type.
public struct AnyShape: Sendable {
  private let shape: any Shape
  /// Wraps `shape`.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
}

extension Rectangle: InsettableShape {
  /// The view of the shape.
  public typealias Body = ShapeView<Rectangle>
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: room, dy: room))
  }
  /// The shape made smaller by `amount` points on every side.
  public nonisolated func inset(by amount: CGFloat) -> Rectangle {
    var smaller = self
    smaller.room += amount
    return smaller
  }
}

extension RoundedRectangle: InsettableShape {
  /// The view of the shape.
  public typealias Body = ShapeView<RoundedRectangle>
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: room, dy: room), cornerSize: cornerSize)
  }
  /// The shape made smaller by `amount` points on every side.
  public nonisolated func inset(by amount: CGFloat) -> RoundedRectangle {
    var smaller = self
    smaller.room += amount
    return smaller
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The view of the shape.
  public typealias Body = ShapeView<UnevenRoundedRectangle>
  /// The outline in a rectangle, its corners drawn with the largest radius.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect.insetBy(dx: room, dy: room), cornerRadius: radii.max() ?? 0)
  }
  /// The shape made smaller by `amount` points on every side.
  public nonisolated func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var smaller = self
    smaller.room += amount
    return smaller
  }
}

extension Circle: InsettableShape {
  /// The view of the shape.
  public typealias Body = ShapeView<Circle>
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - room
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - radius,
        y: rect.midY - radius,
        width: radius * 2,
        height: radius * 2
      )
    )
  }
  /// The shape made smaller by `amount` points on every side.
  public nonisolated func inset(by amount: CGFloat) -> Circle {
    var smaller = self
    smaller.room += amount
    return smaller
  }
}

extension Ellipse: InsettableShape {
  /// The view of the shape.
  public typealias Body = ShapeView<Ellipse>
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect.insetBy(dx: room, dy: room))
  }
  /// The shape made smaller by `amount` points on every side.
  public nonisolated func inset(by amount: CGFloat) -> Ellipse {
    var smaller = self
    smaller.room += amount
    return smaller
  }
}

extension Capsule: InsettableShape {
  /// The view of the shape.
  public typealias Body = ShapeView<Capsule>
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: room, dy: room)
    let radius = min(inner.width, inner.height) / 2
    return Path(roundedRect: inner, cornerSize: CGSize(width: radius, height: radius))
  }
  /// The shape made smaller by `amount` points on every side.
  public nonisolated func inset(by amount: CGFloat) -> Capsule {
    var smaller = self
    smaller.room += amount
    return smaller
  }
}

extension AnyShape: Shape {
  /// The view of the shape.
  public typealias Body = ShapeView<AnyShape>
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size for a proposal, in points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of `cornerRadius` points.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with round corners of a radius each.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
