/// The horizontal or vertical dimension.
public enum Axis: Int8, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// The axis by name.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// The other axis.
  var crossed: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any choice of the two axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit an axis.
    public let rawValue: Int8
    /// Makes a choice from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)

    func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}

/// The direction in which a horizontal axis is read.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
