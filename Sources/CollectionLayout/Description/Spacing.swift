package import LayoutCore

/// Room between two elements, or outside one edge of an element, in points.
package enum Spacing: Sendable, Hashable {
  /// Exactly so much.
  case fixed(Double)
  /// At least so much; flexible spacings share what is left over (G6).
  case flexible(Double)

  /// The fixed or least room.
  package var amount: Double {
    switch self {
    case .fixed(let amount), .flexible(let amount): amount
    }
  }

  /// Whether it takes a share of what is left over.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}

/// Room outside the four edges of an element; an edge without a spacing has none.
package struct EdgeSpacing: Sendable, Hashable, Codable {
  package var leading: Spacing?
  package var top: Spacing?
  package var trailing: Spacing?
  package var bottom: Spacing?

  package init(
    leading: Spacing? = nil,
    top: Spacing? = nil,
    trailing: Spacing? = nil,
    bottom: Spacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// The spacing before the element along `axis`.
  package func start(along axis: Axis) -> Spacing? { axis == .horizontal ? leading : top }
  /// The spacing after the element along `axis`.
  package func end(along axis: Axis) -> Spacing? { axis == .horizontal ? trailing : bottom }

  /// The fixed and least room on both sides along `axis`.
  package func total(along axis: Axis) -> Double {
    (start(along: axis)?.amount ?? 0) + (end(along: axis)?.amount ?? 0)
  }

  /// How many of the two edges along `axis` are flexible.
  package func flexibleCount(along axis: Axis) -> Int {
    (start(along: axis)?.isFlexible == true ? 1 : 0)
      + (end(along: axis)?.isFlexible == true ? 1 : 0)
  }
}
