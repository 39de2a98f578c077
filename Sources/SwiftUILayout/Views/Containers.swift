/// Views that scroll (C4).
public struct ScrollView<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ScrollView: View, PrimitiveView where Content: View {
  /// Makes a scroll view along `axes`; several views in it form a column (P18).
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.leaf(place) { seat in
      let views = lowering.lower(content, place.inside(seat.path, orientation: .vertical))
      if views.views.count == 1, let only = views.views.first {
        return ScrollNode(seat, around: only.node, axes: axes)
      }
      let style = StackStyle(.vertical, .centerX, nil)
      let column = StackNode(seat, style, views.nodes, isStatic: views.isStatic)
      column.isBox = false
      return ScrollNode(seat, around: column, axes: axes)
    }
  }
}

/// The first of several views that fits (C5).
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  /// Makes a choice of views, to fit along `axes`.
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder content: () -> Content
  ) {
    self.init(axes: axes, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content) { seat, views in
      FittingNode(seat, axes: axes, views.nodes)
    }
  }
}

/// One track of a lazy grid.
public struct GridItem: Sendable {
  /// How long a track is, in points.
  public enum Size: Sendable {
    /// So long.
    case fixed(CGFloat)
    /// What is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the track is.
  public var size: Size
  /// Points after the track; 8 where nil.
  public var spacing: CGFloat?
  /// How cells are aligned in the track.
  public var alignment: Alignment?

  /// Makes a track.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: LazyTrack {
    let length: LazyTrack.Size =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return LazyTrack(
      size: length,
      spacing: spacing.map(Double.init) ?? Offer.open,
      alignment: alignment?.pair
    )
  }
}

/// Rows of cells in columns of given widths (C8).
public struct LazyVGrid<Content> {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyVGrid: View, PrimitiveView where Content: View {
  /// Makes a grid; nil spacing is 8 points.
  public nonisolated init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(columns: columns, alignment: alignment, spacing: spacing, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content) { seat, views in
      LazyGridNode(
        seat,
        columns.map(\.track),
        views.nodes,
        axis: .vertical,
        spacing: spacing.map(Double.init),
        alignment: alignment.key
      )
    }
  }
}

/// Columns of cells in rows of given heights (C8).
public struct LazyHGrid<Content> {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension LazyHGrid: View, PrimitiveView where Content: View {
  /// Makes a grid; nil spacing is 8 points.
  public nonisolated init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: rows, alignment: alignment, spacing: spacing, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.container(place, content) { seat, views in
      LazyGridNode(
        seat,
        rows.map(\.track),
        views.nodes,
        axis: .horizontal,
        spacing: spacing.map(Double.init),
        alignment: alignment.key
      )
    }
  }
}
