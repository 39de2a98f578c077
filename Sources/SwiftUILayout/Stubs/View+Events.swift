// What happens later makes no difference to a layout: a view is laid out as it begins.

extension View {
  /// Does something on a long press; it is not done here.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)?
  ) -> some View { self }
  /// Does something on a tap; it is not done here.
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  /// Does something when the app is given an address; it is not done here.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// Recognises a gesture before others; there are none here.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
  /// Lets the view be dragged.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }
  /// Changes how changes move; a layout is the end of the movement.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
  /// Animates changes of what is inside; a layout is the end of the animation.
  public nonisolated func animation<V: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> V
  ) -> V { body(self) }
  /// Moves through phases; the view is laid out in the first.
  ///
  /// - Precondition: There is a phase.
  public nonisolated func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: [Phase],
    @ViewBuilder content: (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> V { content(self, phases[0]) }
  /// Moves through phases whenever a value changes; the view is laid out in the first.
  ///
  /// - Precondition: There is a phase.
  public nonisolated func phaseAnimator<Phase: Equatable, T: Equatable, V: View>(
    _ phases: [Phase],
    trigger: T,
    @ViewBuilder content: (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> V { content(self, phases[0]) }
  /// Links the view with others in an animation.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// Names the view's coordinate space.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  /// Shows the view in place of another.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> some View {
    self
  }
}

/// What views that are linked share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32
  /// Makes properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a screen comes.
public struct NavigationTransition: Sendable {
  /// As usual.
  public static let automatic = NavigationTransition()
}

/// A view as a frame of reference by its name; here it counts as the whole.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, @unchecked Sendable {
  /// The space itself.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// That of a view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}
