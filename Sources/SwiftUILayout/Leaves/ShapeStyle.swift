/// What a shape can be filled with; makes no difference to a layout.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The style made more transparent.
  public func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(self) }
  /// The style with a shadow.
  public func shadow(_ style: ShadowStyle) -> AnyShapeStyle { AnyShapeStyle(self) }
  /// The style laid over others.
  public func blendMode(_ mode: BlendMode) -> AnyShapeStyle { AnyShapeStyle(self) }
}

/// A shadow of a style.
public struct ShadowStyle: Sendable, Equatable {
  /// A shadow behind.
  public static func drop(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  /// A shadow inside.
  public static func inner(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// The style of lines between views.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a selection, of a placeholder, of a link or of a fill.
public struct SystemShapeStyle: ShapeStyle {}

extension Color: ShapeStyle {}

/// A style that content inherits.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// Makes a style of the first level.
  public init() {}
}

/// A translucent material.
public struct Material: ShapeStyle {
  /// The thinnest material.
  public static let ultraThin = Material()
  /// A thin material.
  public static let thin = Material()
  /// A material between thin and thick.
  public static let regular = Material()
  /// A thick material.
  public static let thick = Material()
  /// The thickest material.
  public static let ultraThick = Material()
}

/// Any gradient.
public struct AnyGradient: ShapeStyle {}

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
  /// Wraps `style`.
  public init<S: ShapeStyle>(_ style: S) {}
}

/// The style of the tint around a view.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The style of the background around a view.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// The style of the foreground around a view.
public struct ForegroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

/// Colours that run into one another.
public struct Gradient: ShapeStyle, Hashable {
  /// Makes a gradient.
  public init(colors: [Color]) {}
  /// Makes a gradient of colours at places from 0 to 1.
  public init(stops: [Stop]) {}

  /// A colour at a place.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat
    /// Makes a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
}

/// A gradient along a line; as a view it takes all the room it is offered (P2).
public struct LinearGradient: ShapeStyle {
  /// Makes a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient of `colors`.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient of colours at places from 0 to 1.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View, GreedyView {}

/// A gradient from a point outwards; as a view it takes all the room it is offered (P2).
public struct RadialGradient: ShapeStyle {
  /// Makes a gradient of `colors`.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  /// Makes a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension RadialGradient: View, GreedyView {}

/// A gradient around a point; as a view it takes all the room it is offered (P2).
public struct AngularGradient: ShapeStyle {
  /// Makes a gradient of `colors`.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
  /// Makes a gradient of `colors`.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  /// Makes a gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
}

extension AngularGradient: View, GreedyView {}

extension Material: View, GreedyView {}

/// How a shape is filled.
public struct FillStyle: Sendable, Equatable {
  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How a line is drawn.
public struct StrokeStyle: Sendable, Equatable {
  /// How wide the line is, in points.
  public var lineWidth: CGFloat
  /// The lengths of dashes and gaps, in points.
  public var dash: [CGFloat]
  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its end, or beyond it, round or square.
  case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// In a point, round or cut.
  case miter, round, bevel
}

extension ShapeStyle where Self == Color {
  /// The colour red.
  public static var red: Color { Color.red }
  /// The colour orange.
  public static var orange: Color { Color.orange }
  /// The colour yellow.
  public static var yellow: Color { Color.yellow }
  /// The colour green.
  public static var green: Color { Color.green }
  /// The colour mint.
  public static var mint: Color { Color.mint }
  /// The colour teal.
  public static var teal: Color { Color.teal }
  /// The colour cyan.
  public static var cyan: Color { Color.cyan }
  /// The colour blue.
  public static var blue: Color { Color.blue }
  /// The colour indigo.
  public static var indigo: Color { Color.indigo }
  /// The colour purple.
  public static var purple: Color { Color.purple }
  /// The colour pink.
  public static var pink: Color { Color.pink }
  /// The colour brown.
  public static var brown: Color { Color.brown }
  /// The colour white.
  public static var white: Color { Color.white }
  /// The colour gray.
  public static var gray: Color { Color.gray }
  /// The colour black.
  public static var black: Color { Color.black }
  /// The colour clear.
  public static var clear: Color { Color.clear }
  /// The colour that stands out.
  public static var accentColor: Color { Color.accentColor }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// A material between thin and thick.
  public static var regularMaterial: Material { .regular }
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .regular }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// Lines between views.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// A selection.
  public static var selection: SystemShapeStyle { SystemShapeStyle() }
  /// A placeholder.
  public static var placeholder: SystemShapeStyle { SystemShapeStyle() }
  /// A link.
  public static var link: SystemShapeStyle { SystemShapeStyle() }
  /// A fill.
  public static var fill: SystemShapeStyle { SystemShapeStyle() }
  /// The background of a window.
  public static var windowBackground: SystemShapeStyle { SystemShapeStyle() }
}
