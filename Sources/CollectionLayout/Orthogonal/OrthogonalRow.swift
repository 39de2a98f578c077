import LayoutCore

/// A row of groups that scrolls across the layout, and where it comes to rest (section 5).
package struct OrthogonalRow: Sendable {
  package let behavior: OrthogonalBehavior
  /// Insets of the row before its first and after its last group.
  package let leading: Double
  package let trailing: Double
  /// The bounds' length along the row.
  package let bounds: Double
  /// Where each group begins, from the start of the row, leading inset included.
  package let starts: [Double]
  /// How long each group is.
  package let lengths: [Double]
  /// The whole row: insets, groups and spacings.
  package let rowLength: Double
  private let rules: SolverRules

  /// Makes a row; `starts` and `lengths` are of equal count, starts ascending.
  package init(
    behavior: OrthogonalBehavior,
    leading: Double,
    trailing: Double,
    bounds: Double,
    starts: [Double],
    lengths: [Double],
    rowLength: Double,
    rules: SolverRules = .all
  ) {
    self.behavior = behavior
    self.leading = leading
    self.trailing = trailing
    self.bounds = bounds
    self.starts = starts
    self.lengths = lengths
    self.rowLength = rowLength
    self.rules = rules
  }

  /// The greatest offset at which the row still fills the bounds.
  package var limit: Double { max(0, rowLength - bounds) }

  /// The bounds less both insets.
  package var viewport: Double {
    rules.breaks(.pagingViewport) ? bounds : bounds - leading - trailing
  }

  /// Where the row rests when it is asked to scroll to an offset, without a finger or a run-up.
  ///
  /// Asking for a rest offset answers it again, and a greater offset never rests before a lesser.
  ///
  /// - Complexity: O(log n) for n groups.
  package func restOffset(for asked: Double) -> Double {
    guard asked.isFinite else { return asked == .infinity ? restOffset(for: limit) : 0 }
    switch behavior {
    case .continuous:
      return rules.breaks(.limitClamp) ? max(0, asked) : min(max(0, asked), limit)
    case .continuousGroupLeadingBoundary, .groupPaging:
      // A group whose edge lies beyond the limit rests at the limit.
      let cap = rules.breaks(.limitClamp) ? Double.infinity : limit
      return nearest(to: asked) { min(starts[$0] - leading, cap) } ?? 0
    case .paging:
      guard asked < limit, viewport > 0 else { return asked <= 0 ? 0 : limit }
      let page = (max(0, asked) / viewport).rounded(
        rules.breaks(.nearestRest) ? .down : .toNearestOrAwayFromZero
      )
      return min(page * viewport, limit)
    case .groupPagingCentered:
      // Group centre at viewport centre; the ends get the room that takes, so no clamp.
      let middle = leading + viewport / 2
      let offset = nearest(to: asked) { starts[$0] + lengths[$0] / 2 - middle } ?? 0
      return rules.breaks(.centredEnds) ? min(max(0, offset), limit) : offset
    }
  }

  /// The value nearest to what is asked among those of ascending groups, the earlier of equals.
  private func nearest(to asked: Double, _ value: (Int) -> Double) -> Double? {
    guard !starts.isEmpty else { return nil }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = low + (high - low) / 2
      if value(middle) < asked { low = middle + 1 } else { high = middle }
    }
    guard low < starts.count else { return value(starts.count - 1) }
    guard low > 0 else { return value(0) }
    let (before, after) = (value(low - 1), value(low))
    if rules.breaks(.nearestRest) { return before }
    return asked - before <= after - asked ? before : after
  }
}
