/// What a view looks like by its place; it makes no difference to a layout, and is not asked for.
public protocol VisualEffect: Sendable {}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Drawn elsewhere.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// Drawn elsewhere.
  public func offset(_ offset: CGSize) -> Self { self }
  /// More transparent.
  public func opacity(_ opacity: Double) -> Self { self }
  /// Larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// Larger or smaller.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> Self { self }
  /// Blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  /// More or less vivid.
  public func saturation(_ amount: Double) -> Self { self }
  /// Brighter.
  public func brightness(_ amount: Double) -> Self { self }
  /// With less colour.
  public func grayscale(_ amount: Double) -> Self { self }
}

/// How far a view has come into what is shown.
public enum ScrollTransitionPhase: Sendable, Hashable {
  /// Before, in, or behind it.
  case topLeading, identity, bottomTrailing
  /// Whether it is in.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// How a view comes into what is shown.
public struct ScrollTransitionConfiguration: Sendable {
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// By itself.
  public static let animated = ScrollTransitionConfiguration()
  /// At once.
  public static let identity = ScrollTransitionConfiguration()
}

/// How screens follow one another.
public struct NavigationViewLook: Sendable {
  /// As usual.
  public static let automatic = NavigationViewLook()
  /// One over the other.
  public static let stack = NavigationViewLook()
  /// Side by side.
  public static let columns = NavigationViewLook()
}

extension View {
  /// Draws the view otherwise, by its place.
  public nonisolated func visualEffect<E: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View { self }
  /// Draws the view otherwise while it comes into what is shown.
  public nonisolated func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { self }
  /// Says how screens follow one another; columns are laid out alone here.
  public nonisolated func navigationViewStyle(_ style: NavigationViewLook) -> some View { self }
  /// Says how screens follow one another; columns are laid out alone here.
  public nonisolated func navigationSplitViewStyle(_ style: SplitLook) -> some View { self }
}

/// How columns share a window.
public struct SplitLook: Sendable {
  /// As usual.
  public static let automatic = SplitLook()
  /// In equal right.
  public static let balanced = SplitLook()
  /// The last before the others.
  public static let prominentDetail = SplitLook()
}
