// What is drawn or felt in another way is laid out in the same.

/// Where a view can be touched, or how it is shown elsewhere.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Makes a choice from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where it can be touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// How it is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// How a menu shows it.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// How a pointer over it looks.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// What a person feels.
public struct SensoryFeedback: Sendable, Equatable {
  /// It went well.
  public static let success = SensoryFeedback()
  /// Look out.
  public static let warning = SensoryFeedback()
  /// It went wrong.
  public static let error = SensoryFeedback()
  /// Another is chosen.
  public static let selection = SensoryFeedback()
  /// Two things touch.
  public static let impact = SensoryFeedback()
  /// More.
  public static let increase = SensoryFeedback()
  /// Less.
  public static let decrease = SensoryFeedback()
}

/// How colours are laid over others.
public enum BlendMode: Sendable, Hashable, CaseIterable {
  /// As usual.
  case normal
  /// Darker.
  case multiply, darken, colorBurn, plusDarker
  /// Lighter.
  case screen, lighten, colorDodge, plusLighter
  /// By contrast.
  case overlay, softLight, hardLight, difference, exclusion
  /// By parts of a colour.
  case hue, saturation, color, luminosity
  /// By opacity.
  case sourceAtop, destinationOver, destinationOut
}

/// How the pointer over a view looks.
public struct HoverEffect: Sendable {
  /// As usual.
  public static let automatic = HoverEffect()
  /// It is laid under the view.
  public static let highlight = HoverEffect()
  /// It lifts the view.
  public static let lift = HoverEffect()
}

extension View {
  /// Draws placeholders in place of content of the same size.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }
  /// Draws content and no placeholders.
  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  /// Says that content is private.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Says where the view can be touched.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View { self }
  /// Lets a person feel a change.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T
  ) -> some View { self }
  /// Lays the view's colours over others.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { self }
  /// Turns the view's colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View { self }
  /// Makes the view's colours further apart.
  public nonisolated func contrast(_ amount: Double) -> some View { self }
  /// Turns the view's colours into their opposites.
  public nonisolated func colorInvert() -> some View { self }
  /// Multiplies the view's colours.
  public nonisolated func colorMultiply(_ color: Color) -> some View { self }
  /// Draws the view turned in space.
  public nonisolated func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }
  /// Sets the styles of content.
  public nonisolated func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(
    _ primary: A,
    _ secondary: B
  ) -> some View { self }
  /// Sets the style of backgrounds.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Says how symbols are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Says which form of a symbol is shown.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Moves symbols.
  public nonisolated func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View {
    self
  }
  /// Moves symbols when a value changes.
  public nonisolated func symbolEffect<U: Equatable>(_ effect: SymbolEffect, value: U) -> some View
  { self }
  /// Says how a change of content moves.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Says how the pointer over the view looks.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Says what the view is for.
  public nonisolated func help(_ text: String) -> some View { self }
  /// Draws no focus around the view.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
