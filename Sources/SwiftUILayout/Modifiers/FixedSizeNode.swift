/// A view kept at its ideal length on one or both axes (F10).
final class FixedSizeNode: WrapperNode {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ seat: Seat, around child: LayoutNode, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(seat, around: child)
    priority = child.priority  // S15
    isRigid = child.isRigid
  }

  private func childOffer(_ offer: Offer) -> Offer {
    Offer(
      width: horizontal ? Offer.open : offer.width,
      height: vertical ? Offer.open : offer.height
    )
  }

  override func measure(_ offer: Offer) -> Extent { child.size(childOffer(offer)) }

  override func childSeat(_ offer: Offer) -> ChildSeat {
    let size = size(offer)
    let inner = context.bends(.fixedSizePlacesBox) ? Offer(size) : childOffer(offer)
    return centred(in: size, childOffer: inner)
  }
}
