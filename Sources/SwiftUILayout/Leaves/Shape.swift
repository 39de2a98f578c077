/// A shape; as a view it takes all the room it is offered, unless it sizes itself (P2).
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size for a proposal, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The proposal, 10 points where it is open.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller by `amount` points on every side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape where Body == ShapeView<Self> {
  /// The shape as a view.
  public var body: ShapeView<Self> { ShapeView(shape: self) }
}

/// A shape as a view.
public struct ShapeView<Content: Shape> {
  let shape: Content
}

extension ShapeView: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let shape = shape
    return lowering.leaf(place) { seat in
      MeasuredLeafNode(seat) { offer in
        let size = shape.sizeThatFits(ProposedViewSize(offer))
        return Extent(
          width: max(Double(size.width).or(0), 0),
          height: max(Double(size.height).or(0), 0)
        )
      }
    }
  }
}

extension Shape {
  /// The shape filled.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S,
    style: FillStyle = FillStyle()
  ) -> some View { self }
  /// The shape filled.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View { self }
  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some View { self }
  /// The outline of the shape.
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    self
  }
  /// The outline of the shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// The outline of the shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  /// The shape drawn elsewhere; it takes the same room.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape { self }
  /// The shape drawn turned; it takes the same room.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  /// The shape drawn larger or smaller; it takes the same room.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self
  }
  /// A part of the outline.
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}

extension InsettableShape {
  /// The outline inside the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some View { self }
  /// The outline inside the shape.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle
  ) -> some View { self }
  /// The outline inside the shape.
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some View { self }
}
