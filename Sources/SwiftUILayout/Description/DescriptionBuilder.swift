/// Builds the nodes of a description.
struct DescriptionBuilder {
  let context: LayoutContext
  let layouts: LayoutCatalogue

  /// A node, with what a further modifier of its view needs to know.
  struct Built {
    var node: LayoutNode
    /// The path of the view without its modifiers.
    var base: Int32
    var modifiers: Int
    var seat: Seat
  }

  /// The size of the geometry reader around a view.
  struct Reader {
    var width = 0.0
    var height = 0.0
  }

  /// The nodes of `children`, counted as the children of `seat`'s path.
  func children(_ children: [ViewDescription], _ seat: Seat, _ reader: Reader) -> [LayoutNode] {
    var next = 0
    return children.flatMap { build($0, in: seat, &next, reader).map(\.node) }
  }

  /// The node of the whole description; several views are laid out by `several`.
  func root(
    _ view: ViewDescription,
    _ seat: Seat,
    _ reader: Reader,
    several: (Seat, [LayoutNode]) -> LayoutNode
  ) -> LayoutNode? {
    let views = flatten(view)
    if views.count == 1 { return build(views[0], at: seat, reader).node }
    var next = 0
    let nodes = views.flatMap { build($0, in: seat, &next, reader).map(\.node) }
    guard !nodes.isEmpty else { return nil }
    let node = several(seat, nodes)
    node.isBox = false
    return node
  }

  /// The views a group stands for, each with the group's modifiers after its own.
  private func flatten(_ view: ViewDescription) -> [ViewDescription] {
    switch view.kind {
    case .emptyView: []
    case .group:
      view.children.flatMap(flatten).map {
        var child = $0
        child.modifiers += view.modifiers
        return child
      }
    default: [view]
    }
  }

  /// The nodes of `view` as children of `seat`'s path, counted from `next`.
  func nodes(
    _ view: ViewDescription,
    _ seat: Seat,
    _ next: inout Int,
    _ reader: Reader
  ) -> [LayoutNode] {
    build(view, in: seat, &next, reader).map(\.node)
  }

  private func build(
    _ view: ViewDescription,
    in seat: Seat,
    _ next: inout Int,
    _ reader: Reader
  ) -> [Built] {
    flatten(view).map { view in
      var childSeat = seat
      childSeat.path = context.paths.child(next, of: seat.path)
      next += 1
      return build(view, at: childSeat, reader)
    }
  }

  private func build(_ view: ViewDescription, at seat: Seat, _ reader: Reader) -> Built {
    var seat = seat
    // The direction reaches inwards, past the modifiers inside the one that sets it.
    var directions = view.modifiers.map { _ in seat.isRightToLeft }
    for (index, modifier) in view.modifiers.enumerated().reversed() {
      directions[index] = seat.isRightToLeft
      if case .layoutDirection(let rightToLeft) = modifier { seat.isRightToLeft = rightToLeft }
    }
    var built = Built(
      node: view.node(self, seat, reader),
      base: seat.path,
      modifiers: 0,
      seat: seat
    )
    for (modifier, isRightToLeft) in zip(view.modifiers, directions) {
      built.seat.isRightToLeft = isRightToLeft
      apply(modifier, to: &built, reader)
    }
    return built
  }

  private func apply(
    _ modifier: ViewDescription.Modifier,
    to built: inout Built,
    _ reader: Reader
  ) {
    built.modifiers += 1
    var seat = built.seat
    seat.path = context.paths.modifier(built.modifiers, of: built.base)
    built.node = modifier.node(self, around: built.node, seat, reader)
  }

  func style(_ axis: Axis, _ guide: GuideKey, _ spacing: Length?, _ reader: Reader) -> StackStyle {
    StackStyle(axis: axis, guide: guide, spacing: value(spacing, reader) ?? Offer.open)
  }

  func value(_ length: Length?, _ reader: Reader) -> Double? {
    length?.value(width: reader.width, height: reader.height)
  }
}
