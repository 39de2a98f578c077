/// An object whose changes views follow; what Combine supplies on Apple's systems.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Says that the object is about to change.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Sendable {
  /// Makes a publisher.
  public init() {}
  /// Says it now.
  public func send() { StateChanges.note() }
}

/// A property of an observable object whose changes views follow.
@propertyWrapper
public struct Published<Value> {
  /// The value now.
  public var wrappedValue: Value {
    didSet { StateChanges.note() }
  }

  /// Makes a property that starts as `wrappedValue`.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes a property that starts as `initialValue`.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// What `$property` gives: the value now; there is nothing to subscribe to here.
  public struct Publisher {
    /// The value when the publisher was asked for.
    public let value: Value
  }

  /// The property's publisher.
  public var projectedValue: Publisher { Publisher(value: wrappedValue) }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// An observable object that a view makes and keeps.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box: ObjectBox<ObjectType>

  /// Makes the object when it is first asked for.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = ObjectBox(thunk)
  }

  /// The object.
  public var wrappedValue: ObjectType { box.object }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  func link(_ environment: EnvironmentValues, _ kept: (() -> AnyObject) -> AnyObject) {
    if let object = kept({ box.object }) as? ObjectType { box.known = object }
  }
}

private final class ObjectBox<ObjectType> {
  private let make: () -> ObjectType
  var known: ObjectType?

  init(_ make: @escaping () -> ObjectType) { self.make = make }

  var object: ObjectType {
    if let known { return known }
    let object = make()
    known = object
    return object
  }
}

/// An observable object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Takes the object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Takes the object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to one property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        get: { [object] in object[keyPath: keyPath] },
        set: { [object] in object[keyPath: keyPath] = $0 }
      )
    }
  }
}

/// An observable object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box = ObjectBox<ObjectType> {
    fatalError("no \(ObjectType.self) in the environment; a view above has to supply it")
  }

  /// Takes the object from the environment.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType { box.object }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty {
  func link(_ environment: EnvironmentValues, _ kept: (() -> AnyObject) -> AnyObject) {
    box.known = environment.object(ObjectType.self) ?? box.known
  }
}
