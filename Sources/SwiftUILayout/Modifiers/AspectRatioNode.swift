/// A view proposed the largest or smallest size of a ratio for its proposal (F11).
final class AspectRatioNode: WrapperNode {
  /// Width by height; open for that of the child's ideal size.
  private let ratio: Double
  private let fills: Bool

  init(_ seat: Seat, around child: LayoutNode, ratio: Double?, fills: Bool) {
    self.ratio = ratio ?? Offer.open
    self.fills = fills
    super.init(seat, around: child)
    isRigid = child.isRigid
  }

  override var isBranching: Bool { true }

  private func childOffer(_ offer: Offer) -> Offer {
    if offer.width.isNaN, offer.height.isNaN { return offer }
    var ratio = ratio
    if ratio.isNaN {
      let ideal = child.size(.unspecified)
      if ideal.width.isNearly(0) || ideal.height.isNearly(0) { return offer }
      ratio = ideal.width / ideal.height
    }
    // A ratio of nothing, or of an empty ideal size, shapes nothing.
    guard ratio > 0, ratio.isFinite else { return offer }
    let byHeight = offer.height * ratio
    let byWidth = offer.width / ratio
    if offer.width.isNaN { return Offer(width: byHeight, height: offer.height) }
    if offer.height.isNaN { return Offer(width: offer.width, height: byWidth) }
    return fills
      ? Offer(width: max(offer.width, byHeight), height: max(offer.height, byWidth))
      : Offer(width: min(offer.width, byHeight), height: min(offer.height, byWidth))
  }

  override func measure(_ offer: Offer) -> Extent {
    let inner = childOffer(offer)
    let size = child.size(inner)
    guard context.bends(.aspectReportsScaled) else { return size }
    return Extent(width: inner.width.or(size.width), height: inner.height.or(size.height))
  }

  override func childSeat(_ offer: Offer) -> ChildSeat {
    centred(in: size(offer), childOffer: childOffer(offer))
  }
}
