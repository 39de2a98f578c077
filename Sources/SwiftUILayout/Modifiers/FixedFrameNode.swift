/// A frame of fixed width, height or both (F1, F2).
final class FixedFrameNode: WrapperNode {
  private let width: Double
  private let height: Double
  private let alignment: GuidePair
  /// Whether both lengths are given, so that the child is not asked.
  private var isWhole = false

  /// Makes a frame; an open length follows the child.
  init(
    _ seat: Seat,
    around child: LayoutNode,
    width: Double?,
    height: Double?,
    alignment: GuidePair
  ) {
    self.alignment = alignment
    self.width = Self.valid(width, "width", seat)
    self.height = Self.valid(height, "height", seat)
    super.init(seat, around: child)
    isWhole = !self.width.isNaN && !self.height.isNaN
    isRigid = isWhole || child.isRigid
  }

  /// A negative or non-finite length counts as not given, with a complaint (F2); nothing on paper,
  /// such as a length calculated from a reader's size, is not negative.
  private static func valid(_ length: Double?, _ name: String, _ seat: Seat) -> Double {
    guard let length else { return Offer.open }
    if length >= -length.rounding, length.isFinite { return max(length, 0) }
    seat.context.complain(
      .invalidFrameDimension,
      at: seat.path,
      "frame \(name) of \(length): negative or not finite"
    )
    return seat.context.bends(.invalidFrameIsZero) ? 0 : Offer.open
  }

  private func childOffer(_ offer: Offer) -> Offer {
    Offer(width: width.or(offer.width), height: height.or(offer.height))
  }

  override func size(_ offer: Offer) -> Extent {
    if isWhole {
      context.measures += 1
      return Extent(width: width, height: height)
    }
    return super.size(offer)
  }

  override func measure(_ offer: Offer) -> Extent {
    let size = child.size(childOffer(offer))
    return Extent(width: width.or(size.width), height: height.or(size.height))  // F1
  }

  override func childSeat(_ offer: Offer) -> ChildSeat {
    aligned(alignment, in: size(offer), childOffer: childOffer(offer))
  }

  override var spacing: ViewSpacing {
    if child is SpacerNode || context.bends(.spacingShowsThrough) { return child.spacing }
    var dropped: Edge.Set = []
    if !width.isNaN { dropped.formUnion(.horizontal) }
    if !height.isNaN { dropped.formUnion(.vertical) }
    return child.spacing.dropping(dropped)  // S11
  }
}
