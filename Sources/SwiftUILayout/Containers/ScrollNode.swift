/// A scroll view (C4).
final class ScrollNode: WrapperNode {
  private let axes: Axis.Set

  init(_ seat: Seat, around child: LayoutNode, axes: Axis.Set) {
    self.axes = axes
    super.init(seat, around: child)
    guides = []
    declaresSpacing = false
  }

  private func childOffer(_ offer: Offer) -> Offer {
    if context.bends(.scrollKeepsProposal) { return offer }
    return Offer(
      width: axes.contains(.horizontal) ? Offer.open : offer.width,
      height: axes.contains(.vertical) ? Offer.open : offer.height
    )
  }

  override func measure(_ offer: Offer) -> Extent {
    let content = child.size(childOffer(offer))
    return Extent(
      width: axes.contains(.horizontal) ? offer.width.or(content.width) : content.width,
      height: axes.contains(.vertical) ? offer.height.or(content.height) : content.height
    )
  }

  override func childSeat(_ offer: Offer) -> ChildSeat {
    ChildSeat(x: 0, y: 0, offer: childOffer(offer))
  }

  override var spacing: ViewSpacing { ViewSpacing() }
  override func trait(_ key: ObjectIdentifier) -> Any? { nil }
}
