import LayoutCore

extension Axis {
  /// The name of the edge at which the axis starts.
  var startEdge: Violation.Edge { self == .vertical ? .top : .leading }
  /// The name of the edge at which the axis ends.
  var endEdge: Violation.Edge { self == .vertical ? .bottom : .trailing }
  /// The word for a length along the axis.
  var lengthName: String { self == .vertical ? "height" : "width" }
}
