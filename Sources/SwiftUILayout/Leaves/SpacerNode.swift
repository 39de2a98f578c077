/// Room that grows along the axis of its container, on both without one (S13, P13).
final class SpacerNode: LayoutNode {
  private let minimum: Double
  private let axis: Axis?

  init(_ seat: Seat, minimum: Double?) {
    axis = seat.orientation
    let fallback = seat.context.bends(.spacerMinimumZero) ? 0.0 : 8.0
    let least = seat.finite(minimum ?? fallback, or: fallback, "least length of a spacer")
    self.minimum = max(least, 0)
    super.init(seat)
    isLeaf = true
    priority = -.infinity  // S13
    declaresSpacing = true
  }

  override func size(_ offer: Offer) -> Extent {
    context.measures += 1
    return Extent(
      width: axis == .vertical ? 0 : max(offer.width.or(minimum), minimum),
      height: axis == .horizontal ? 0 : max(offer.height.or(minimum), minimum)
    )
  }

  /// Nothing at the edges it grows towards (S10).
  override var spacing: ViewSpacing {
    if context.bends(.spacerGapDefault) { return ViewSpacing() }
    switch axis {
    case .horizontal: return ViewSpacing.zero.dropping(.vertical)
    case .vertical: return ViewSpacing.zero.dropping(.horizontal)
    case nil: return .zero
    }
  }
}

/// A line of one device pixel, across its container's axis (C7, P13).
final class DividerNode: LayoutNode {
  private let isUpright: Bool

  override init(_ seat: Seat) {
    isUpright = seat.orientation == .horizontal
    super.init(seat)
    isLeaf = true
  }

  override func size(_ offer: Offer) -> Extent {
    context.measures += 1
    let thickness = 1 / context.displayScale
    return isUpright
      ? Extent(width: thickness, height: offer.height.or(GreedyNode.openLength))
      : Extent(width: offer.width.or(GreedyNode.openLength), height: thickness)
  }
}
