/// Takes the room it is offered and gives all of it to each of its children.
///
/// What the system does for screens: a screen is as large as its window, whatever is on it.
final class RoomNode: MeasuringNode {
  private let children: [LayoutNode]

  init(_ seat: Seat, _ children: [LayoutNode]) {
    self.children = children
    super.init(seat)
  }

  override var below: [LayoutNode] { children }

  override func measure(_ offer: Offer) -> Extent { GreedyNode.room(offer) }

  /// Every child in the middle, as in a host (P18).
  override func arrange(_ offer: Offer) {
    let room = size(offer)
    for child in children {
      let size = child.size(Offer(room))
      put(
        child,
        x: GuidePair.gap(room.width / 2, size.width / 2),
        y: GuidePair.gap(room.height / 2, size.height / 2),
        offer: Offer(room)
      )
    }
  }
}
