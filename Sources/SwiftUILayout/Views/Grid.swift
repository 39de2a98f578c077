/// Rows of cells whose columns are as wide as their widest cell (C6).
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  /// Makes a grid; nil spacing is 8 points.
  public nonisolated init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing,
      content: content()
    )
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    lowering.leaf(place) { seat in
      var inside = place.inside(seat.path)
      inside.takesRows = true
      let lines = lowering.lower(content, inside).views.map { view in
        view.row.map { GridLine(cells: $0.cells.map(\.node), isRow: true, guide: $0.guide) }
          ?? GridLine(cells: [view.node], isRow: false)
      }
      return GridNode(
        seat,
        lines,
        alignment: alignment.pair,
        horizontalSpacing: horizontalSpacing.map(Double.init),
        verticalSpacing: verticalSpacing.map(Double.init)
      )
    }
  }
}

/// A row of a grid; side by side like an HStack outside of one.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  /// Makes a row.
  public nonisolated init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, content: content())
  }

  func lower(_ lowering: Lowering, _ place: ViewPlace) -> LoweredViews {
    guard place.takesRows else {
      return HStack(alignment: alignment ?? .center) { content }.lower(lowering, place)
    }
    let row = lowering.leaf(place) { LayoutNode($0) }
    guard var view = row.views.first else { return row }
    let cells = lowering.lower(content, place.inside(view.base)).views
    view.row = LoweredView.Row(cells: cells, guide: alignment?.key)
    return LoweredViews(views: [view])
  }
}
