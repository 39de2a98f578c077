/// What a shape can be filled with; makes no difference to a layout.
public protocol ShapeStyle: Sendable {}

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
}

/// A gradient along a line; as a view it takes all the room it is offered (P2).
public struct LinearGradient: ShapeStyle {
  /// Makes a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Makes a gradient of `colors`.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View, GreedyView {}

/// A gradient from a point outwards; as a view it takes all the room it is offered (P2).
public struct RadialGradient: ShapeStyle {
  /// Makes a gradient of `colors`.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension RadialGradient: View, GreedyView {}

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
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
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
