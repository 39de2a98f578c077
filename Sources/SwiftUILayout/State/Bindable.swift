/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  /// The object.
  public var wrappedValue: Value
  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }

  /// Takes the object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Takes the object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to one property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { [wrappedValue] in wrappedValue[keyPath: keyPath] },
      set: { [wrappedValue] in
        wrappedValue[keyPath: keyPath] = $0
        StateChanges.note()
      }
    )
  }
}
