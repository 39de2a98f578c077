/// A direction in which a layout runs.
public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
  /// Left to right, or right to left.
  case horizontal
  /// Top to bottom.
  case vertical

  /// The other axis.
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which a horizontal axis is read.
public enum LayoutDirection: String, Sendable, Hashable, Codable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
