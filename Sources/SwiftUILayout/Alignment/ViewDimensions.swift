/// A view's size for some proposal, with its alignment guides (P10).
public struct ViewDimensions: Equatable {
  let extent: Extent
  let node: LayoutNode?
  let offer: Offer

  /// Points across.
  public var width: CGFloat { CGFloat(extent.width) }
  /// Points down.
  public var height: CGFloat { CGFloat(extent.height) }

  /// The value of a horizontal guide, explicit or default, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// The value of a vertical guide, explicit or default, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The explicit value of a horizontal guide, in points, if there is one.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The explicit value of a vertical guide, in points, if there is one.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  private func value(_ key: GuideKey) -> CGFloat {
    CGFloat(node?.guide(key, at: offer, size: extent) ?? key.value(in: extent))
  }

  private func explicit(_ key: GuideKey) -> CGFloat? {
    node?.explicit(key, at: offer).map { CGFloat($0) }
  }

  /// Whether the two are the same view's answer to the same proposal.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.extent == right.extent && left.node === right.node && left.offer == right.offer
  }
}
