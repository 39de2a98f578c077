/// Takes the room it is offered, and puts rows in it from the top, each as wide as the room.
///
/// A row decides its own height, and begins at the leading edge where it is narrower.
final class RowsNode: MeasuringNode {
  private let rows: [LayoutNode]

  init(_ seat: Seat, _ rows: [LayoutNode]) {
    self.rows = rows
    super.init(seat)
  }

  override var below: [LayoutNode] { rows }

  override func measure(_ offer: Offer) -> Extent { GreedyNode.room(offer) }

  override func arrange(_ offer: Offer) {
    let inside = Offer(width: size(offer).width, height: Offer.open)
    var y = 0.0
    for row in rows {
      put(row, x: 0, y: y, offer: inside)
      y += row.size(inside).height
    }
  }
}
