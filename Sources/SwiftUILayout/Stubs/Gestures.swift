/// A value that lives as long as a gesture, changed during it; never changed here.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
}

/// One gesture after, before or with another.
public struct JoinedGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the gestures tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }
}

extension Gesture {
  /// Changes a value during the gesture; it is not changed here.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { GestureStateGesture() }
  /// This gesture, and another after it.
  public func sequenced<Other: Gesture>(before other: Other) -> JoinedGesture<Self, Other> {
    JoinedGesture()
  }
  /// This gesture, and another with it.
  public func simultaneously<Other: Gesture>(with other: Other) -> JoinedGesture<Self, Other> {
    JoinedGesture()
  }
  /// This gesture, or another.
  public func exclusively<Other: Gesture>(before other: Other) -> JoinedGesture<Self, Other> {
    JoinedGesture()
  }
}

/// A long press.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether it lasts.
  public typealias Value = Bool
  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Two fingers that go apart.
public struct MagnifyGesture: Gesture, Sendable {
  /// How far they go.
  public struct Value: Sendable {
    /// How many times as far as at the start.
    public var magnification: CGFloat
    /// Where it began, from 0 to 1 of the view.
    public var startAnchor: UnitPoint
  }
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that go apart, as it was called before.
public struct MagnificationGesture: Gesture, Sendable {
  /// How many times as far as at the start.
  public typealias Value = CGFloat
  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotateGesture: Gesture, Sendable {
  /// How far they turn.
  public struct Value: Sendable {
    /// How far.
    public var rotation: Angle
  }
  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn, as it was called before.
public struct RotationGesture: Gesture, Sendable {
  /// How far they turn.
  public typealias Value = Angle
  /// Makes a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
