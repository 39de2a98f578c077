/// A geometry reader: takes what it is offered and makes its content for that size (C3).
final class GeometryReaderNode: LayoutNode {
  /// Makes the content for the reader's box.
  private let content: (Box) -> [LayoutNode]
  private var children: [LayoutNode] = []
  private var made: Box?

  init(_ seat: Seat, content: @escaping (Box) -> [LayoutNode]) {
    self.content = content
    super.init(seat)
  }

  override var below: [LayoutNode] { children }

  override func size(_ offer: Offer) -> Extent {
    context.measures += 1
    let open = context.bends(.openDefaultZero) ? 0 : GreedyNode.openLength
    return Extent(width: offer.width.or(open), height: offer.height.or(open))
  }

  /// The content is offered the reader's size and starts at its leading top corner, overlapping.
  override func arrange(_ offer: Offer) {
    if made != frame {
      children = content(frame)
      made = frame
    }
    for child in children { put(child, x: 0, y: 0, offer: Offer(frame.extent)) }
  }
}
