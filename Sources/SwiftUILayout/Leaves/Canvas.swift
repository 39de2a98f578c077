/// A drawing by code, which is not run: takes all the room it is offered (P2).
public struct Canvas<Symbols> {
  nonisolated init(isMade: Void) {}
}

extension Canvas: View, PrimitiveView, GreedyView where Symbols: View {}

extension Canvas where Symbols == EmptyView {
  /// Makes a drawing.
  public nonisolated init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) { self.init(isMade: ()) }
}

extension Canvas where Symbols: View {
  /// Makes a drawing with views in it, which are not laid out.
  public nonisolated init(
    opaque: Bool = false,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) { self.init(isMade: ()) }
}

/// What code draws into; nothing is drawn here.
public struct GraphicsContext {
  /// What is drawn with.
  public struct Shading: Sendable {
    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading() }
    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
    /// Colours along a line.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading { Shading() }
    /// Colours from a point outwards.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading { Shading() }
    /// What is in front.
    public static let foreground = Shading()
  }

  /// What happens to all that is drawn.
  public struct Filter: Sendable {
    /// It is blurred.
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    /// It has a shadow.
    public static func shadow(
      color: Color = .black,
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0
    ) -> Filter { Filter() }
    /// What is faint is left out.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter
    { Filter() }
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText: Sendable {
    /// How large it is, in points; nothing here.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage: Sendable {
    /// How large it is, in points; nothing here.
    public var size: CGSize { .zero }
  }

  /// A view that is ready to be drawn.
  public struct ResolvedSymbol: Sendable {
    /// How large it is, in points; nothing here.
    public var size: CGSize { .zero }
  }

  /// How much shines through.
  public var opacity = 1.0
  /// How colours are laid over others.
  public var blendMode = BlendMode.normal
  /// How what is drawn is moved.
  public var transform = CGAffineTransform.identity

  /// Fills an outline.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws along an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws a text.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws a text that is ready.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a text that is ready.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a picture that is ready.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture that is ready.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// Makes a text ready.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// Makes a picture ready.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// The view by its name.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  /// Draws on a layer of its own.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  /// Draws within an outline only.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Changes all that is drawn.
  public mutating func addFilter(_ filter: Filter) {}
  /// Moves all that is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes all that is drawn larger.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns all that is drawn.
  public mutating func rotate(by angle: Angle) {}
}
