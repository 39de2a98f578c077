extension ViewDescription {
  /// The node of the view itself, without its modifiers.
  func node(
    _ builder: DescriptionBuilder,
    _ seat: Seat,
    _ reader: DescriptionBuilder.Reader
  ) -> LayoutNode {
    func nodes(_ orientation: Axis?) -> [LayoutNode] {
      var inside = seat
      inside.orientation = orientation
      return builder.children(children, inside, reader)
    }
    switch kind {
    case .color, .emptyView, .group: return GreedyNode(seat)
    case .spacer(let least): return SpacerNode(seat, minimum: builder.value(least, reader))
    case .divider: return DividerNode(seat)
    case .vStack(let alignment, let spacing):
      let style = builder.style(.vertical, alignment.key, spacing, reader)
      return StackNode(seat, style, nodes(.vertical), isStatic: true)
    case .hStack(let alignment, let spacing):
      let style = builder.style(.horizontal, alignment.key, spacing, reader)
      return StackNode(seat, style, nodes(.horizontal), isStatic: true)
    case .zStack(let alignment):
      return LayeredNode(seat, alignment.pair, nodes(nil), isStatic: true)
    case .lazyVStack(let alignment, let spacing):
      let style = builder.style(.vertical, alignment.key, spacing, reader)
      return LazyStackNode(seat, style, nodes(.vertical))
    case .lazyHStack(let alignment, let spacing):
      let style = builder.style(.horizontal, alignment.key, spacing, reader)
      return LazyStackNode(seat, style, nodes(.horizontal))
    case .geometryReader: return geometryReader(builder, seat)
    case .scrollView(let axes):
      return ScrollNode(seat, around: Self.column(seat, nodes), axes: axes.axes)
    case .viewThatFits(let axes): return FittingNode(seat, axes: axes.axes, nodes(nil))
    case .grid(let alignment, let horizontal, let vertical):
      return GridNode(
        seat,
        gridLines(builder, seat, reader),
        alignment: alignment.pair,
        horizontalSpacing: builder.value(horizontal, reader),
        verticalSpacing: builder.value(vertical, reader)
      )
    // A row outside a grid is a group of its cells laid out side by side.
    case .gridRow:
      let style = builder.style(.horizontal, .centerY, nil, reader)
      return StackNode(seat, style, nodes(.horizontal), isStatic: true)
    case .lazyVGrid(let columns, let spacing):
      return LazyGridNode(
        seat,
        columns.map { builder.track($0, reader) },
        nodes(nil),
        axis: .vertical,
        spacing: builder.value(spacing, reader),
        alignment: .centerX
      )
    case .lazyHGrid(let rows, let spacing):
      return LazyGridNode(
        seat,
        rows.map { builder.track($0, reader) },
        nodes(nil),
        axis: .horizontal,
        spacing: builder.value(spacing, reader),
        alignment: .centerY
      )
    case .customLayout(let description):
      guard let layout = builder.layouts.layout(description) else { return GreedyNode(seat) }
      let storage = LayoutStorage.of(layout)
      return CustomLayoutNode(seat, storage, nodes(storage.properties.stackOrientation))
    }
  }

  private func geometryReader(_ builder: DescriptionBuilder, _ seat: Seat) -> LayoutNode {
    var inside = seat
    inside.orientation = nil
    return GeometryReaderNode(seat) { [children] box in
      builder.children(
        children,
        inside,
        DescriptionBuilder.Reader(width: box.width, height: box.height)
      )
    }
  }

  /// The content of a scroll view: one view as it is, several as a column (P18).
  private static func column(_ seat: Seat, _ nodes: (Axis?) -> [LayoutNode]) -> LayoutNode {
    let views = nodes(.vertical)
    if views.count == 1, let only = views.first { return only }
    let style = StackStyle(axis: .vertical, guide: .centerX, spacing: Offer.open)
    let column = StackNode(seat, style, views, isStatic: true)
    column.isBox = false
    return column
  }

  /// Cells have the path of their grid with the numbers of their row and column.
  private func gridLines(
    _ builder: DescriptionBuilder,
    _ seat: Seat,
    _ reader: DescriptionBuilder.Reader
  ) -> [GridLine] {
    var inside = seat
    inside.orientation = nil
    return children.enumerated().map { row, line in
      inside.path = builder.context.paths.child(row, of: seat.path)
      if case .gridRow = line.kind {
        return GridLine(cells: builder.children(line.children, inside, reader), isRow: true)
      }
      var next = row
      inside.path = seat.path
      let cells = builder.nodes(line, inside, &next, reader)
      return GridLine(cells: cells, isRow: false)
    }
  }
}

extension DescriptionBuilder {
  func track(_ track: ViewDescription.TrackDescription, _ reader: Reader) -> LazyTrack {
    let minimum = value(track.minimum, reader) ?? 0
    let maximum = value(track.maximum, reader) ?? .infinity
    let size: LazyTrack.Size =
      switch track.kind {
      case .fixed: .fixed(minimum)
      case .flexible: .flexible(minimum: minimum, maximum: maximum)
      case .adaptive: .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyTrack(size: size, spacing: value(track.spacing, reader) ?? Offer.open)
  }
}
