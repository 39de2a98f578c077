/// A layout of any type, so that one view can change its layout and keep its children (P14).
public struct AnyLayout: Layout, @unchecked Sendable {
  private let box: AnyLayoutBox
  let storedProperties: LayoutProperties

  /// Wraps `layout`.
  public init<L: Layout>(_ layout: L) {
    if let already = layout as? AnyLayout {
      self = already
    } else {
      box = TypedAnyLayoutBox(layout)
      storedProperties = L.layoutProperties
    }
  }

  /// The wrapped layout's cache, with the type it belongs to.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  /// Makes the wrapped layout's cache.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// Updates the cache of the same type of layout, and makes a new one for another (P14).
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.type == box.type {
      box.updateCache(&cache, subviews)
    } else {
      cache = box.makeCache(subviews)
    }
  }

  /// The wrapped layout's preferences.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    fit(&cache, subviews)
    return box.spacing(subviews, &cache)
  }

  /// The wrapped layout's size, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    fit(&cache, subviews)
    return box.size(proposal, subviews, &cache)
  }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    fit(&cache, subviews)
    box.place(bounds, proposal, subviews, &cache)
  }

  /// The wrapped layout's horizontal guide, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    fit(&cache, subviews)
    return box.guide(guide.key, bounds, proposal, subviews, &cache)
  }

  /// The wrapped layout's vertical guide, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    fit(&cache, subviews)
    return box.guide(guide.key, bounds, proposal, subviews, &cache)
  }

  private func fit(_ cache: inout Cache, _ subviews: Subviews) {
    if cache.type != box.type { cache = box.makeCache(subviews) }
  }
}

private class AnyLayoutBox {
  let type: ObjectIdentifier
  init(type: ObjectIdentifier) { self.type = type }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: type, value: ())
  }
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing { .zero }
  func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGSize { .zero }
  func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {}
  func guide(
    _ key: GuideKey,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? { nil }
}

private final class TypedAnyLayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) {
    self.layout = layout
    super.init(type: ObjectIdentifier(L.self))
  }

  private func with<R>(
    _ cache: inout AnyLayout.Cache,
    _ subviews: LayoutSubviews,
    _ body: (inout L.Cache) -> R
  ) -> R {
    var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(type: type, value: value) }
    return body(&value)
  }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: type, value: layout.makeCache(subviews: subviews))
  }

  override func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  override func spacing(
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func guide(
    _ key: GuideKey,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(&cache, subviews) { held in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &held
        )
        : layout.explicitAlignment(
          of: VerticalAlignment(key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &held
        )
    }
  }
}
