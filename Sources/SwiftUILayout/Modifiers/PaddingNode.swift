/// Room around a view (F9).
final class PaddingNode: WrapperNode {
  /// Points at each edge where padding is asked for without a length.
  static let defaultLength = 16.0

  private let top: Double
  private let leading: Double
  private let bottom: Double
  private let trailing: Double

  init(_ seat: Seat, around child: LayoutNode, _ insets: EdgeInsets) {
    func valid(_ length: CGFloat) -> Double { seat.finite(Double(length), or: 0, "padding") }
    top = valid(insets.top)
    leading = valid(insets.leading)
    bottom = valid(insets.bottom)
    trailing = valid(insets.trailing)
    super.init(seat, around: child)
    isRigid = child.isRigid
  }

  private func childOffer(_ offer: Offer) -> Offer {
    Offer(
      width: inner(offer.width, leading + trailing),
      height: inner(offer.height, top + bottom)
    )
  }

  private func inner(_ length: Double, _ insets: Double) -> Double {
    if length.isNaN { return Offer.open }
    return context.bends(.paddingUnfloored) ? length - insets : max(length - insets, 0)
  }

  override func measure(_ offer: Offer) -> Extent {
    let size = child.size(childOffer(offer))
    if context.bends(.paddingNotAdded) { return size }
    return Extent(
      width: max(size.width + leading + trailing, 0),
      height: max(size.height + top + bottom, 0)
    )
  }

  override func childSeat(_ offer: Offer) -> ChildSeat {
    ChildSeat(x: leading, y: top, offer: childOffer(offer))
  }

  override var spacing: ViewSpacing {
    if context.bends(.spacingShowsThrough) { return child.spacing }
    var dropped: Edge.Set = []
    if top != 0 { dropped.formUnion(.top) }
    if leading != 0 { dropped.formUnion(.leading) }
    if bottom != 0 { dropped.formUnion(.bottom) }
    if trailing != 0 { dropped.formUnion(.trailing) }
    return child.spacing.dropping(dropped)  // S11
  }
}
