/// A view with one alignment guide set explicitly (F13).
final class GuideNode: WrapperNode {
  private let key: GuideKey
  private let value: (ViewDimensions) -> CGFloat

  init(
    _ seat: Seat,
    around child: LayoutNode,
    key: GuideKey,
    value: @escaping (ViewDimensions) -> CGFloat
  ) {
    self.key = key
    self.value = value
    super.init(seat, around: child)
    priority = child.priority  // S15
    isRigid = child.isRigid
    guides.formUnion(key.trait)
  }

  override func resolveGuide(_ key: GuideKey, at offer: Offer) -> Double? {
    key == self.key
      ? Double(value(child.dimensions(offer))) : child.explicit(key, at: offer)
  }
}
