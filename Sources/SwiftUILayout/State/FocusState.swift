/// Which view has the focus; here none has it until the view's own code says so.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Makes state for whether one view has the focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }
  /// Makes state for which of several views has the focus.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The value now.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// A focus that some other view keeps.
  @propertyWrapper
  public struct Binding {
    let value: SwiftUILayout.Binding<Value>

    /// The value now.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// Where assistive technology has its focus; here nowhere until the view's own code says so.
public typealias AccessibilityFocusState = FocusState

extension View {
  /// Links the view with a focus; it makes no difference to a layout.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { self }
  /// Links the view with a focus; it makes no difference to a layout.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Links the view with the focus of assistive technology.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { self }
  /// Links the view with the focus of assistive technology.
  public nonisolated func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    self
  }
  /// Says whether the view can have the focus.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }
}
