// What is drawn in another way is laid out in the same.

extension View {
  /// Draws a border inside the view's edges.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    self
  }
  /// Cuts what lies outside a shape.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  { self }
  /// Cuts what lies outside the view's frame.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
  /// Cuts the view's corners.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }
  /// Draws a shadow.
  public nonisolated func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  /// Makes the view more transparent.
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  /// Blurs the view.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  /// Takes the colour out of the view.
  public nonisolated func grayscale(_ amount: Double) -> some View { self }
  /// Makes the view more or less vivid.
  public nonisolated func saturation(_ amount: Double) -> some View { self }
  /// Makes the view brighter.
  public nonisolated func brightness(_ amount: Double) -> some View { self }
  /// Sets the colour of content.
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  /// Sets the style of content.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets the tint.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// Sets the tint.
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  /// Sets the accent colour.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
  /// Shows a view through another's opacity.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  /// Draws the view turned about an anchor.
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Draws the view larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Draws the view larger or smaller.
  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }
  /// Draws the view larger or smaller.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }
  /// Draws the view moved by a map.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  /// Sets the order of drawing.
  public nonisolated func zIndex(_ value: Double) -> some View { self }
  /// Leaves the view's room free.
  public nonisolated func hidden() -> some View { self }
  /// Draws the view as one picture.
  public nonisolated func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Draws the view as one layer.
  public nonisolated func compositingGroup() -> some View { self }
  /// Sets how text is aligned in itself.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Sets the weight of text.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// Sets text in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  /// Sets how small text may get.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Chooses light or dark.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Sets the scale of symbols.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
}
