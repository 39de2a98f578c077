/// An outline of lines and curves.
public struct Path: Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    /// Begin here.
    case move(to: CGPoint)
    /// A line to here.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Back to the beginning.
    case closeSubpath
  }

  private var elements: [Element] = []

  /// Makes an empty outline.
  public init() {}
  /// Makes an outline by `callback`.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize) }
  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }
  /// Makes the outline of an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether there is no outline.
  public var isEmpty: Bool { elements.isEmpty }
  /// Where the last step ended.
  public var currentPoint: CGPoint? { points.last }

  /// The smallest rectangle around all points, control points included.
  public var boundingRect: CGRect {
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  private var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [control, point]
      case .curve(let point, let first, let second): [first, second, point]
      case .closeSubpath: []
      }
    }
  }

  /// The outline itself: how wide a line along it is makes no difference to a layout.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// The outline itself: how much of it is drawn makes no difference to a layout.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  /// Calls `body` with every step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
  /// Begins at `end`.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Draws a line to `end`.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Draws lines between `lines`.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    lines.dropFirst().forEach { addLine(to: $0) }
  }
  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Draws back to the beginning.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  /// Adds the steps of another outline.
  public mutating func addPath(_ path: Path) { elements += path.elements }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let x = min(cornerSize.width, rect.width / 2)
    let y = min(cornerSize.height, rect.height / 2)
    move(to: CGPoint(x: rect.minX + x, y: rect.minY))
    let corners: [(CGPoint, CGVectorLike, CGVectorLike)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), (-x, 0), (0, y)),
      (CGPoint(x: rect.maxX, y: rect.maxY), (0, -y), (-x, 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), (x, 0), (0, -y)),
      (CGPoint(x: rect.minX, y: rect.minY), (0, y), (x, 0)),
    ]
    for (corner, before, after) in corners {
      addLine(to: CGPoint(x: corner.x + before.dx, y: corner.y + before.dy))
      addQuadCurve(
        to: CGPoint(x: corner.x + after.dx, y: corner.y + after.dy),
        control: corner
      )
    }
    closeSubpath()
  }
  private typealias CGVectorLike = (dx: CGFloat, dy: CGFloat)

  /// Adds an ellipse, as four curves.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }
  /// Adds a part of a circle, as short lines.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    let sweep = endAngle.radians - startAngle.radians
    let steps = 64
    for step in 0...steps {
      let angle = startAngle.radians + sweep * Double(step) / Double(steps)
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if step == 0, isEmpty { move(to: point) } else { addLine(to: point) }
    }
  }
  /// The outline moved by `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var moved = Path()
    moved.elements = elements.map { element in
      switch element {
      case .move(let point): .move(to: point.applying(transform))
      case .line(let point): .line(to: point.applying(transform))
      case .quadCurve(let point, let control):
        .quadCurve(to: point.applying(transform), control: control.applying(transform))
      case .curve(let point, let first, let second):
        .curve(
          to: point.applying(transform),
          control1: first.applying(transform),
          control2: second.applying(transform)
        )
      case .closeSubpath: .closeSubpath
      }
    }
    return moved
  }
}

extension Path: Shape {
  /// The view of the outline.
  public typealias Body = ShapeView<Path>
  /// The outline itself, whatever the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
