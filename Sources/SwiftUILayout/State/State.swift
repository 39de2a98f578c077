/// A value that a view keeps.
@propertyWrapper
public struct State<Value>: DynamicProperty, @unchecked Sendable {
  private let box: StateBox<Value>

  /// Makes state that starts as `wrappedValue`.
  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }
  /// Makes state that starts as `initialValue`.
  public init(initialValue: Value) { box = StateBox(initialValue) }

  /// The value now.
  public var wrappedValue: Value {
    get { box.location.value }
    nonmutating set {
      box.location.value = newValue
      StateChanges.note()
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that starts as nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: LinkedProperty {
  func link(_ environment: EnvironmentValues, _ kept: (() -> AnyObject) -> AnyObject) {
    if let location = kept({ box.location }) as? StateLocation<Value> { box.location = location }
  }
}

private final class StateBox<Value> {
  var location: StateLocation<Value>
  init(_ value: Value) { location = StateLocation(value) }
}

private final class StateLocation<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A value that some other view keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding from a way to read and a way to write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Makes the same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }

  /// The binding again; transactions make no difference to a layout.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

/// A value that lives as long as a gesture: always its first value here.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value now.
  public let wrappedValue: Value
  /// Makes state that is `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}
