/// A type that defines the geometry of a collection of views.
///
/// The life of a cache (P3): `makeCache` once, `updateCache` whenever the layout or its subviews
/// change; it may hold only what follows from those two. Measurements come in any number and
/// order, with any proposal, also between the last measurement and placement (P4).
public protocol Layout: Animatable {
  /// What the layout says of itself; a static requirement (P12).
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between calls; nothing unless declared.
  associatedtype Cache = Void

  /// The views to lay out.
  typealias Subviews = LayoutSubviews

  /// Makes the cache for `subviews`.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after a change; makes a new one unless declared.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances the container prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the container for a proposal, in points.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the subviews in `bounds`, whose size this layout reported and whose origin is any (P5).
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// The explicit value of a horizontal guide in `bounds`, in points, if any.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The explicit value of a vertical guide in `bounds`, in points, if any.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// Properties that say nothing.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache in place of the old one (P3).
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the subviews' preferences on all edges; nothing kept without subviews (P15).
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The merged value of the placed subviews' guides (F14).
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The merged value of the placed subviews' guides (F14).
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func mergedAlignment(
    _ key: GuideKey,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    guard subviews.group.hasGuides(key) else { return nil }
    subviews.group.beginPlacing(in: bounds, proposal, isTrial: true)
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    subviews.group.endPlacing()
    return subviews.group.mergedGuide(key).map { CGFloat($0) }
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}
