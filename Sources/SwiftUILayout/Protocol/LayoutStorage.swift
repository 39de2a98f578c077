/// A layout of any type with its cache; the one place where that type is erased.
class LayoutStorage {
  var properties: LayoutProperties { LayoutProperties() }
  func forgetCache() {}
  func childrenChanged(_ subviews: LayoutSubviews) {}
  /// Takes over the cache of the layout this one replaces, if it is of the same type.
  func replace(_ old: LayoutStorage, _ subviews: LayoutSubviews) {}
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }
  func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { .zero }
  func explicitGuide(
    _ key: GuideKey,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }

  static func of(_ layout: any Layout) -> LayoutStorage {
    func open<L: Layout>(_ layout: L) -> LayoutStorage { TypedLayoutStorage(layout) }
    return open(layout)
  }
}

private final class TypedLayoutStorage<L: Layout>: LayoutStorage {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  override var properties: LayoutProperties {
    (layout as? AnyLayout)?.storedProperties ?? L.layoutProperties
  }

  override func forgetCache() { cache = nil }

  override func childrenChanged(_ subviews: LayoutSubviews) {
    guard var current = cache else { return }
    layout.updateCache(&current, subviews: subviews)
    cache = current
  }

  override func replace(_ old: LayoutStorage, _ subviews: LayoutSubviews) {
    guard let old = old as? TypedLayoutStorage<L>, let current = old.cache else { return }
    cache = current
    childrenChanged(subviews)
  }

  /// Lends the cache to `body`, made now if it never was (P3).
  private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    var current = cache ?? layout.makeCache(subviews: subviews)
    cache = nil
    defer { cache = current }
    return body(&current)
  }

  override func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func explicitGuide(
    _ key: GuideKey,
    in bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(subviews) {
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &$0
        )
        : layout.explicitAlignment(
          of: VerticalAlignment(key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &$0
        )
    }
  }
}
