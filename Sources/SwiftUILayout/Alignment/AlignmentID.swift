/// A type that names a custom alignment guide and says its default value.
public protocol AlignmentID {
  /// The value of the guide where a view does not set it, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
