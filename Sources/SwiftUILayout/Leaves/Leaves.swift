/// Room that grows along the axis of its container (S13).
public struct Spacer: Sendable {
  /// The least length in points; 8 where nil.
  public var minLength: CGFloat?
  /// Makes a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.leaf(place) { SpacerNode($0, minimum: minLength.map(Double.init)) }
  }
}

/// A line of one device pixel between views (C7).
public struct Divider: Sendable {
  /// Makes a divider.
  public init() {}
}

extension Divider: View, PrimitiveView {
  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.leaf(place) { DividerNode($0) }
  }
}

/// A leaf that takes what it is offered; 10 points where that is open (P2).
protocol GreedyView: PrimitiveView {}

extension GreedyView {
  @MainActor func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.leaf(place) { GreedyNode($0) }
  }
}
