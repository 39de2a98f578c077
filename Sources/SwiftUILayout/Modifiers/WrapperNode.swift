/// A node around a single child: the box after one modifier.
class WrapperNode: MeasuringNode {
  final let child: LayoutNode

  init(_ seat: Seat, around child: LayoutNode) {
    self.child = child
    super.init(seat)
    guides = child.guides
    declaresSpacing = child.declaresSpacing
  }

  /// Where the child goes inside the answer to `offer`, and what it is offered there.
  func childSeat(_ offer: Offer) -> ChildSeat { ChildSeat(x: 0, y: 0, offer: offer) }

  override func measure(_ offer: Offer) -> Extent { child.size(offer) }

  override func arrange(_ offer: Offer) {
    let seat = childSeat(offer)
    put(child, x: seat.x, y: seat.y, offer: seat.offer)
  }

  /// A modifier of one view hands on its explicit guides, shifted (F14).
  override func resolveGuide(_ key: GuideKey, at offer: Offer) -> Double? {
    let seat = childSeat(offer)
    return child.explicit(key, at: seat.offer).map {
      $0 + (key.axis == .horizontal ? seat.x : seat.y)
    }
  }

  override var spacing: ViewSpacing { child.spacing }
  override var below: [LayoutNode] { [child] }
  override func trait(_ key: ObjectIdentifier) -> Any? { child.trait(key) }
}

/// A place inside a box, from its leading top corner, with the proposal that goes with it.
struct ChildSeat {
  var x: Double
  var y: Double
  var offer: Offer
}

extension WrapperNode {
  /// The seat in the middle of a box of `size`, whatever guides the child has.
  final func centred(in size: Extent, childOffer: Offer) -> ChildSeat {
    let childSize = child.size(childOffer)
    return ChildSeat(
      x: GuidePair.gap(size.width / 2, childSize.width / 2),
      y: GuidePair.gap(size.height / 2, childSize.height / 2),
      offer: childOffer
    )
  }

  /// The seat that lays the child's guides on those of a box of `size`.
  final func aligned(
    _ alignment: GuidePair,
    in size: Extent,
    childOffer: Offer
  ) -> ChildSeat {
    let offset = alignment.offset(of: child, childOffer, in: size)
    return ChildSeat(x: offset.width, y: offset.height, offer: childOffer)
  }
}

/// A guide along each axis.
struct GuidePair {
  var horizontal: GuideKey
  var vertical: GuideKey

  static let center = GuidePair(horizontal: .centerX, vertical: .centerY)

  /// The offset that lays a child's guides on the default guides of a box of `size`.
  func offset(of child: LayoutNode, _ offer: Offer, in size: Extent) -> Extent {
    let childSize = child.size(offer)
    return Extent(
      width: Self.gap(
        horizontal.value(in: size),
        child.guide(horizontal, at: offer, size: childSize)
      ),
      height: Self.gap(vertical.value(in: size), child.guide(vertical, at: offer, size: childSize))
    )
  }

  /// The distance between two guides; none between two that lie infinitely far.
  static func gap(_ guide: Double, _ other: Double) -> Double { (guide - other).or(0) }
}

extension Alignment {
  var pair: GuidePair { GuidePair(horizontal: horizontal.key, vertical: vertical.key) }
}
