/// Views one above the other (S1 to S14).
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
  /// Makes a column; nil spacing is that of the views' own preferences, in points.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content, orientation: .vertical) { seat, views in
      let style = StackStyle(.vertical, alignment.key, spacing)
      return StackNode(seat, style, views.nodes, isStatic: views.isStatic)
    }
  }
}

/// Views side by side (S1 to S14).
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
  /// Makes a row; nil spacing is that of the views' own preferences, in points.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content, orientation: .horizontal) { seat, views in
      let style = StackStyle(.horizontal, alignment.key, spacing)
      return StackNode(seat, style, views.nodes, isStatic: views.isStatic)
    }
  }
}

/// Views over one another (C1).
public struct ZStack<Content> {
  let alignment: Alignment
  let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  /// Makes a pile of views.
  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content) { seat, views in
      LayeredNode(seat, alignment.pair, views.nodes, isStatic: views.isStatic)
    }
  }
}

/// Which views of a lazy container stay in sight while it scrolls; no difference to a layout.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Makes a choice from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of views at their ideal heights.
public struct LazyVStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVStack: View, PrimitiveView where Content: View {
  /// Makes a column; nil spacing is that of the views' own preferences, in points.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content, orientation: .vertical) { seat, views in
      LazyStackNode(seat, StackStyle(.vertical, alignment.key, spacing), views.nodes)
    }
  }
}

/// A row of views at their ideal widths.
public struct LazyHStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHStack: View, PrimitiveView where Content: View {
  /// Makes a row; nil spacing is that of the views' own preferences, in points.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content, orientation: .horizontal) { seat, views in
      LazyStackNode(seat, StackStyle(.horizontal, alignment.key, spacing), views.nodes)
    }
  }
}

extension StackStyle {
  init(_ axis: Axis, _ guide: GuideKey, _ spacing: CGFloat?) {
    self.init(axis: axis, guide: guide, spacing: spacing.map(Double.init) ?? Offer.open)
  }
}
