/// A number that grows with the size of text the person chose.
///
/// At the usual size it is the number itself. At others it grows as the published sizes of body
/// text do (17 points at the usual size, 14 at the smallest, 53 at the largest), whatever style it
/// is relative to: how the other styles grow is the system's.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let typeSize = Environment(\.dynamicTypeSize)

  /// Makes a number that is `wrappedValue` at the usual size of text.
  public init(wrappedValue: Value) { value = wrappedValue }
  /// Makes a number that is `wrappedValue` at the usual size of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  /// The number at the size of text around the view.
  public var wrappedValue: Value {
    let size = typeSize.wrappedValue
    return size == .large ? value : value * Value(size.bodyPoints) / 17
  }
}

extension DynamicTypeSize {
  /// The published size of body text, in points.
  fileprivate var bodyPoints: Int {
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue]
  }
}
