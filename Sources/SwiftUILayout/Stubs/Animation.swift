// Layouts are the ends of animations: their types are here so that sources compile.

/// How something moves.
public struct Animation: Equatable, Sendable {
  /// The usual way.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Starts slowly.
  public static let easeIn = Animation()
  /// Ends slowly.
  public static let easeOut = Animation()
  /// Starts and ends slowly.
  public static let easeInOut = Animation()
  /// As on a spring.
  public static let spring = Animation()
  /// As on a loose spring.
  public static let bouncy = Animation()
  /// As on a tight spring.
  public static let snappy = Animation()
  /// As on a spring without bounce.
  public static let smooth = Animation()
  /// At one speed.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Starts slowly.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Ends slowly.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// As on a spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As on a spring.
  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As on a spring that can be caught.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { Animation() }
  /// As on a spring that can be caught.
  public static let interactiveSpring = Animation()
  /// As on a loose spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// As on a tight spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// As on a spring without bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation()
  }
  /// Along a curve.
  public static func timingCurve(
    _ c0x: Double,
    _ c0y: Double,
    _ c1x: Double,
    _ c1y: Double,
    duration: Double = 0.35
  ) -> Animation { Animation() }
  /// Later by `delay` seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// Again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
}

/// Does `body`; nothing moves here.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Does `body` and then, since nothing moves here, `completion`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completion: @escaping () -> Void,
  _ body: () throws -> Result
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Does `body` in a context of its own.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// The context of a change.
public struct Transaction: Sendable {
  /// How the change moves.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = false
  /// Makes a context.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  /// By opacity.
  public static let opacity = AnyTransition()
  /// By size.
  public static let scale = AnyTransition()
  /// From the side.
  public static let slide = AnyTransition()
  /// At once.
  public static let identity = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// By size, about a point.
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From beside.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// From elsewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// One to come, another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition()
  }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// Two together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// A name that links views in an animation.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The name itself.
  public struct ID: Hashable, Sendable {}
  /// Makes a name.
  public init() {}
  /// The name itself.
  public var wrappedValue: ID { ID() }
}

/// A movement of fingers; there are none here.
public protocol Gesture {
  /// What the gesture tells.
  associatedtype Value
}

extension Gesture {
  /// Does something during the gesture; it is not done here.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self { self }
  /// Does something after the gesture; it is not done here.
  public func onEnded(_ action: @escaping (Value) -> Void) -> Self { self }
}

/// A tap.
public struct TapGesture: Gesture, Sendable {
  /// Nothing to tell.
  public typealias Value = Void
  /// Makes a gesture.
  public init(count: Int = 1) {}
}

/// A drag.
public struct DragGesture: Gesture, Sendable {
  /// What a drag tells.
  public struct Value: Sendable {
    /// Where the drag is, in points.
    public var location: CGPoint
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// How far it went, in points.
    public var translation: CGSize
    /// When.
    public var time: Date
    /// How fast, in points a second.
    public var velocity: CGSize
    /// Where it would end, in points.
    public var predictedEndLocation: CGPoint
    /// How far it would go, in points.
    public var predictedEndTranslation: CGSize
  }
  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
