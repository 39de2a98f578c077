/// A key for a value that a view hands to the layout around it (P11).
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// What a layout says of itself, once for the type (P12).
public struct LayoutProperties: Sendable {
  /// The axis of the layout, for the spacers and dividers in it (P13).
  public var stackOrientation: Axis?
  /// Makes properties that say nothing.
  public init() {}
}
