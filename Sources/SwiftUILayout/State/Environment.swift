/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}

/// The values a view inherits from the views above.
public struct EnvironmentValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes values that are all the default.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  func object<T>(_ type: T.Type) -> T? { objects[ObjectIdentifier(type)] as? T }

  mutating func setObject<T: AnyObject>(_ object: T?) {
    objects[ObjectIdentifier(T.self)] = object
  }
}

/// A value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty, @unchecked Sendable {
  private let read: (EnvironmentValues) -> Value?
  private let box = EnvironmentBox()

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { $0.object(objectType) }
  }

  /// Reads the object of a type, nil where no view above supplies one.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    read = { .some($0.object(objectType)) }
  }

  /// The value now.
  public var wrappedValue: Value {
    guard let value = read(box.values) else {
      fatalError("no \(Value.self) in the environment; a view above has to supply it")
    }
    return value
  }
}

extension Environment: LinkedProperty {
  func link(_ environment: EnvironmentValues, _ kept: (() -> AnyObject) -> AnyObject) {
    box.values = environment
  }
}

private final class EnvironmentBox {
  var values = EnvironmentValues()
}

extension View {
  /// Sets a value of the environment of this view.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    _ value: V
  ) -> some View {
    EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes a value of the environment of this view.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>,
    transform: @escaping (inout V) -> Void
  ) -> some View {
    EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Puts an object into the environment of this view.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    EnvironmentModified(content: self) { $0.setObject(object) }
  }

  /// Puts an object into the environment of this view.
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some View {
    EnvironmentModified(content: self) { $0.setObject(object) }
  }
}

/// A view in a changed environment; no box of its own.
nonisolated struct EnvironmentModified<Content: View>: View, PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    var place = place
    change(&place.environment)
    return lowering.lower(content, place)
  }
}
