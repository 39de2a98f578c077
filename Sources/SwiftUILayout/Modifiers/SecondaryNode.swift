/// An overlay or a background: a second view laid on a first, which alone decides the size (F12).
final class SecondaryNode: WrapperNode {
  private let secondary: LayoutNode?
  private let alignment: GuidePair

  init(_ seat: Seat, around child: LayoutNode, secondary: LayoutNode?, alignment: GuidePair) {
    self.secondary = secondary
    self.alignment = alignment
    super.init(seat, around: child)
    priority = child.priority  // S15
    isRigid = child.isRigid
  }

  override var below: [LayoutNode] { [child] }

  /// The node after this one's own box in the answer.
  var content: LayoutNode? { secondary }

  override func arrange(_ offer: Offer) {
    put(child, x: 0, y: 0, offer: offer)
    guard let secondary else { return }
    let size = size(offer)
    let inner = context.bends(.overlayKeepsProposal) ? offer : Offer(size)
    let secondarySize = secondary.size(inner)
    func offset(_ key: GuideKey) -> Double {
      GuidePair.gap(
        child.guide(key, at: offer, size: size),
        secondary.guide(key, at: inner, size: secondarySize)
      )
    }
    put(
      secondary,
      x: offset(alignment.horizontal),
      y: offset(alignment.vertical),
      offer: inner
    )
  }
}
