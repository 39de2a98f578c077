/// A view whose centre is put at a point of all the room there is (F15).
final class PositionNode: WrapperNode {
  private let x: Double
  private let y: Double

  init(_ seat: Seat, around child: LayoutNode, x: Double, y: Double) {
    func valid(_ coordinate: Double) -> Double {
      if coordinate.isFinite { return coordinate }
      seat.context.complain(.invalidOrigin, at: seat.path, "position at \(coordinate)")
      return 0
    }
    self.x = valid(x)
    self.y = valid(y)
    super.init(seat, around: child)
  }

  override func measure(_ offer: Offer) -> Extent {
    let size = child.size(offer)
    return Extent(width: offer.width.or(size.width), height: offer.height.or(size.height))
  }

  override func childSeat(_ offer: Offer) -> ChildSeat {
    let size = child.size(offer)
    return ChildSeat(
      x: GuidePair.gap(x, size.width / 2),
      y: GuidePair.gap(y, size.height / 2),
      offer: offer
    )
  }
}

/// A view drawn elsewhere than it is laid out (F15).
///
/// The box of the modifier stays where the layout put it; what is inside moves, as the
/// coordinates that a geometry reader in there would see do. Guides do not move.
final class OffsetNode: WrapperNode {
  private let x: Double
  private let y: Double

  init(_ seat: Seat, around child: LayoutNode, x: Double, y: Double) {
    self.x = x.isFinite ? x : 0
    self.y = y.isFinite ? y : 0
    super.init(seat, around: child)
    priority = child.priority
    isRigid = child.isRigid
    if !x.isFinite || !y.isFinite {
      context.complain(.invalidOrigin, at: path, "offset by (\(x), \(y))")
    }
  }

  override func arrange(_ offer: Offer) { put(child, x: x, y: y, offer: offer) }
}
