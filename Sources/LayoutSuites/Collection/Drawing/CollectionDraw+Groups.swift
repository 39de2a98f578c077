import CollectionLayout
import LayoutCases
import LayoutCore

extension CollectionDraw {
  /// The group of a section whose groups follow one another along `run`.
  mutating func sectionGroup(_ run: Axis) -> LayoutNode {
    if uses(.estimated, 0.7) { return sizingGroup(run) }
    if uses(.custom, 0.4) { return customGroup(run) }
    let along: LayoutDimension =
      choices.chance(0.7)
      ? .absolute(pick([40, 60, 100, 87.5]))
      : run == .vertical
        ? .fractionalWidth(pick([0.25, 0.5])) : .fractionalHeight(pick([0.2, 0.5]))
    let across: LayoutDimension =
      run == .vertical ? .fractionalWidth(fraction(wide: true)) : .fractionalHeight(1)
    var group = container(pick(Axis.allCases), dimensions(along: run, along, across), depth: 0)
    if uses(.edges, 0.4) {
      if run == .vertical {
        group.edgeSpacing = EdgeSpacing(top: .fixed(pick([2, 5])), bottom: .fixed(pick([3, 7])))
      } else {
        group.edgeSpacing = EdgeSpacing(leading: .fixed(pick([2, 5])), trailing: .fixed(3))
      }
    }
    return group
  }

  /// A list row or a grid row of self-sizing cells (E1 to E3, G15).
  private mutating func sizingGroup(_ run: Axis) -> LayoutNode {
    let estimate = Double(choices.integer(in: 20...60))
    let full: LayoutDimension = run == .vertical ? .fractionalWidth(1) : .fractionalHeight(1)
    let count = choices.integer(in: 1...3)
    let isRow = choices.chance(0.5)
    let axis = isRow ? run.crossed : run
    var group = LayoutNode(size: dimensions(along: run, .estimated(estimate), full))
    let share: LayoutDimension =
      run == .vertical
      ? .fractionalWidth(isRow ? 1 / Double(count) : 1)
      : .fractionalHeight(isRow ? 1 / Double(count) : 1)
    var items = [LayoutNode(size: dimensions(along: run, .estimated(estimate), share))]
    if !isRow, count > 1 {
      let other = Double(choices.integer(in: 20...60))
      items.append(LayoutNode(size: dimensions(along: run, .estimated(other), share)))
    }
    if uses(.insets, 0.4) {
      for index in items.indices { items[index].contentInsets = insets(upTo: 4) }
    }
    group.content = GroupContent(
      arrangement: isRow && uses(.counted, 0.6) ? .counted(axis, count: count) : .fitting(axis),
      subitems: items,
      interItemSpacing: uses(.spacing, 0.6) ? .fixed(pick([3, 5, 8])) : nil
    )
    return group
  }

  private mutating func customGroup(_ run: Axis) -> LayoutNode {
    let across: LayoutDimension = run == .vertical ? .fractionalWidth(1) : .fractionalHeight(1)
    let size = dimensions(along: run, .absolute(pick([80, 120])), across)
    let frames = (0..<choices.integer(in: 1...4)).map { _ in
      CustomFrame(
        frame: Rect(
          x: pick([-5, 0, 20, 50.25]),
          y: pick([-5, 0, 10, 30.5]),
          width: pick([30, 60, 99.75, 400]),
          height: pick([20, 40, 50])
        ),
        zIndex: pick([0, 0, 4])
      )
    }
    return LayoutNode(
      size: size,
      content: GroupContent(arrangement: .custom(frames, provider: nil))
    )
  }

  /// A fraction of the parent along its axis, or of its width.
  private mutating func fraction(wide: Bool) -> Double {
    if wide { return pick([1, 1, 1, 0.9]) }
    if uses(.thirds, 0.5) { return pick([1.0 / 3, 1.0 / 6, 0.3333, 0.7, 2.0 / 3]) }
    return pick([0.25, 0.3, 0.4, 0.5, 1])
  }

  /// A row or column of items and, while `depth` allows, of groups.
  private mutating func container(
    _ axis: Axis,
    _ size: LayoutDimensions,
    depth: Int
  ) -> LayoutNode {
    var group = LayoutNode(size: size)
    if uses(.insets, 0.4) { group.contentInsets = insets(upTo: 5) }
    let isSquare = uses(.squares, 0.4)
    let subitems = (0..<choices.integer(in: 1...3)).map { index in
      subitem(axis, depth: depth, isSquare: isSquare, index)
    }
    var spacing: Spacing?
    if uses(.spacing, 0.7) {
      let amount = pick([1, 4, 5, 10.0])
      spacing = uses(.flexible) ? .flexible(amount) : .fixed(amount)
    }
    group.content = GroupContent(
      arrangement: uses(.counted, 0.4)
        ? .counted(axis, count: choices.integer(in: 1...4)) : .fitting(axis),
      subitems: subitems,
      interItemSpacing: spacing
    )
    if uses(.supplementaries, 0.4) { group.supplementaries = [anchored("g\(depth)")] }
    return group
  }

  private mutating func subitem(
    _ axis: Axis,
    depth: Int,
    isSquare: Bool,
    _ index: Int
  ) -> LayoutNode {
    let part = fraction(wide: false)
    let main: LayoutDimension
    if isSquare || choices.chance(0.7) {
      main = axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
    } else {
      main = .absolute(pick([10, 20, 30.5]))
    }
    var cross: LayoutDimension =
      axis == .horizontal
      ? .fractionalHeight(pick([1, 1, 0.5])) : .fractionalWidth(pick([1, 1, 0.5]))
    if choices.chance(0.2) { cross = .absolute(pick([10, 25])) }
    if isSquare {
      cross = axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
    }
    let size = dimensions(along: axis, main, cross)
    var node: LayoutNode
    if depth < 2, !isSquare, uses(.nested, 0.4) {
      node = container(choices.chance(0.7) ? axis.crossed : axis, size, depth: depth + 1)
    } else {
      node = LayoutNode(size: size)
      if uses(.insets, 0.3) { node.contentInsets = insets(upTo: 3) }
      if uses(.supplementaries, 0.4) { node.supplementaries = [anchored("b\(depth)\(index)")] }
    }
    if uses(.edges, 0.3) { node.edgeSpacing = edges(axis) }
    return node
  }

  private mutating func edges(_ axis: Axis) -> EdgeSpacing {
    func edge(_ draw: inout CollectionDraw) -> Spacing? {
      guard draw.choices.chance(0.5) else { return nil }
      let amount = draw.pick([0, 2, 4.0])
      return draw.uses(.flexible) ? .flexible(amount) : .fixed(amount)
    }
    return EdgeSpacing(
      leading: edge(&self),
      top: edge(&self),
      trailing: edge(&self),
      bottom: edge(&self)
    )
  }

  private mutating func anchored(_ kind: String) -> AnchoredItem {
    func edges(_ draw: inout CollectionDraw) -> Edges {
      Edges(rawValue: draw.choices.index(below: 16))
    }
    var item = AnchoredItem(
      kind: kind,
      size: LayoutDimensions(
        width: choices.chance(0.3) ? .fractionalWidth(pick([0.5, 1])) : .absolute(pick([8, 20])),
        height: choices.chance(0.3) ? .fractionalHeight(0.5) : .absolute(pick([8, 13.5]))
      ),
      containerAnchor: Anchor(edges: edges(&self))
    )
    switch choices.index(below: 4) {
    case 0: item.containerAnchor.offset = .absolute(x: pick([3, -4]), y: pick([0, 2]))
    case 1: item.containerAnchor.offset = .fractional(x: pick([0.5, -0.3]), y: pick([0, -0.5]))
    default: break
    }
    if choices.chance(0.3) { item.itemAnchor = Anchor(edges: edges(&self)) }
    if choices.chance(0.2) { item.zIndex = 3 }
    return item
  }
}
