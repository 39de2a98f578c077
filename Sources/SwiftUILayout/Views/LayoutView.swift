extension Layout {
  /// The views of `content` in this layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOut(layout: self, content: content())
  }
}

/// Views in a custom layout.
nonisolated struct LaidOut<Content: View>: View, PrimitiveView {
  let layout: any Layout
  let content: Content

  init(layout: any Layout, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    let storage = LayoutStorage.of(layout)
    let orientation = storage.properties.stackOrientation
    return lowering.container(place, content, orientation: orientation) { seat, views in
      CustomLayoutNode(seat, storage, views.nodes)
    }
  }
}

// Stacks without content were layouts before the `…Layout` types came; sources still use them.
// A stack with content must not be taken for one without that is then called with the content.

extension HStack: Animatable where Content == EmptyView {}

extension HStack: Layout where Content == EmptyView {
  /// What a row keeps between calls.
  public typealias Cache = StackLayoutCache

  /// Makes a row to use as a layout.
  @_disfavoredOverload
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.init(alignment: alignment, spacing: spacing, content: EmptyView())
  }

  private var layout: HStackLayout { HStackLayout(alignment: alignment, spacing: spacing) }

  /// A row is horizontal (P13).
  public static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }
  /// Makes the cache for `subviews`.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    layout.makeCache(subviews: subviews)
  }
  /// The size of the row, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
  /// Places the views of the row.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  /// The row's preferences.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }
}

extension VStack: Animatable where Content == EmptyView {}

extension VStack: Layout where Content == EmptyView {
  /// What a column keeps between calls.
  public typealias Cache = StackLayoutCache

  /// Makes a column to use as a layout.
  @_disfavoredOverload
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.init(alignment: alignment, spacing: spacing, content: EmptyView())
  }

  private var layout: VStackLayout { VStackLayout(alignment: alignment, spacing: spacing) }

  /// A column is vertical (P13).
  public static var layoutProperties: LayoutProperties { VStackLayout.layoutProperties }
  /// Makes the cache for `subviews`.
  public func makeCache(subviews: Subviews) -> StackLayoutCache {
    layout.makeCache(subviews: subviews)
  }
  /// The size of the column, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }
  /// Places the views of the column.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache) }
  /// The column's preferences.
  public func spacing(subviews: Subviews, cache: inout StackLayoutCache) -> ViewSpacing {
    layout.spacing(subviews: subviews, cache: &cache)
  }
}

extension ZStack: Animatable where Content == EmptyView {}

extension ZStack: Layout where Content == EmptyView {
  /// Makes a pile to use as a layout.
  @_disfavoredOverload
  public nonisolated init(alignment: Alignment = .center) {
    self.init(alignment: alignment, content: EmptyView())
  }

  /// The size of the pile, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    ZStackLayout(alignment: alignment)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  /// Places the views of the pile.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    ZStackLayout(alignment: alignment)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
