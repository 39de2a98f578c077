import LayoutCases
import SwiftUILayout

extension StackDraw {
  /// Where a view is drawn.
  struct Place {
    /// How many views are around it.
    var depth: Int
    /// Whether a stack or layers around it read its priority and align it by its guides.
    var isAligned = false
    /// Whether a geometry reader is around it.
    var isInReader = false
    /// Whether its size must not depend on what it is offered: a cell of a grid.
    var isRigid = false

    /// The place of a view inside.
    func inside(aligned: Bool = false, reader: Bool = false) -> Place {
      Place(
        depth: depth + 1,
        isAligned: aligned,
        isInReader: isInReader || reader,
        isRigid: false
      )
    }
  }

  /// The deepest nesting of views.
  private var deepest: Int { features.contains(.large) ? 7 : 5 }

  /// A view with its modifiers.
  mutating func view(_ place: Place) -> ViewDescription {
    budget -= 1
    if place.isRigid { return rigid() }
    var view = ViewDescription(.color)
    if budget > 0, place.depth < deepest, choices.chance(place.depth == 0 ? 0.95 : 0.5) {
      view = container(place)
    } else {
      view.kind = leaf(place)
    }
    draw(modifiersOf: &view, place)
    return view
  }

  private mutating func leaf(_ place: Place) -> ViewDescription.Kind {
    if uses(.spacers, place.isAligned ? 0.3 : 0.1) {
      return .spacer(minLength: choices.chance(0.5) ? nil : Length(length()))
    }
    if uses(.dividers, 0.1) { return .divider }
    if uses(.groups, 0.07) { return .emptyView }
    return .color
  }

  /// A cell as large as it says, whatever it is offered.
  private mutating func rigid() -> ViewDescription {
    let frame = ViewDescription.Modifier.frame(
      width: Length(length()),
      height: Length(length()),
      alignment: alignment()
    )
    var cell = ViewDescription(.color, modifiers: [frame])
    if uses(.padding, 0.2) {
      let inset = Length(length())
      cell.modifiers.append(.padding(top: inset, leading: inset, bottom: 0, trailing: inset))
    }
    return cell
  }

  private mutating func container(_ place: Place) -> ViewDescription {
    let kinds: [(StackFeatures, Int)] = [
      (.horizontalStacks, 5), (.verticalStacks, 5), (.layers, 3), (.lazyStacks, 1),
      (.readers, 1), (.scrollViews, 1), (.fitting, 1), (.grids, 1), (.lazyGrids, 1),
      (.customLayouts, 1), (.groups, 1),
    ]
    let allowed = kinds.filter { features.contains($0.0) }
    var drawn = choices.index(below: max(1, allowed.map(\.1).reduce(0, +)))
    for (feature, weight) in allowed {
      if drawn < weight { return container(feature, place) }
      drawn -= weight
    }
    return ViewDescription(leaf(place))
  }

  private mutating func children(_ place: Place, _ range: ClosedRange<Int>) -> [ViewDescription] {
    // Mostly two or three, the number at which priorities and shares begin to matter.
    let most = min(range.upperBound, choices.chance(0.15) ? range.upperBound : 3)
    let count = choices.chance(0.08) ? range.lowerBound : choices.integer(in: min(1, most)...most)
    return (0..<min(count, max(0, budget))).map { _ in view(place) }
  }

  private mutating func container(_ feature: StackFeatures, _ place: Place) -> ViewDescription {
    let inside = place.inside()
    let aligned = place.inside(aligned: true)
    switch feature {
    case .horizontalStacks:
      let guides: [ViewDescription.VerticalGuide] = [
        .top, .center, .center, .bottom, .firstTextBaseline,
      ]
      return ViewDescription(
        .hStack(alignment: pick(guides), spacing: spacing()),
        children(aligned, 0...6)
      )
    case .verticalStacks:
      return ViewDescription(
        .vStack(alignment: pick([.leading, .center, .center, .trailing]), spacing: spacing()),
        children(aligned, 0...6)
      )
    case .layers:
      return ViewDescription(.zStack(alignment: alignment()), children(aligned, 0...4))
    case .lazyStacks:
      let kind: ViewDescription.Kind =
        choices.chance(0.5)
        ? .lazyVStack(alignment: pick([.leading, .center, .trailing]), spacing: spacing())
        : .lazyHStack(alignment: pick([.top, .center, .bottom]), spacing: spacing())
      return ViewDescription(kind, children(inside, 0...5))
    case .readers:
      return ViewDescription(.geometryReader, children(place.inside(reader: true), 0...2))
    case .scrollViews:
      return ViewDescription(
        .scrollView(axes: pick([.vertical, .vertical, .horizontal, .both])),
        children(aligned, 0...3)
      )
    case .fitting:
      return ViewDescription(
        .viewThatFits(axes: pick([.both, .horizontal, .vertical])),
        children(inside, 0...4)
      )
    case .grids: return grid(place)
    case .lazyGrids: return lazyGrid(inside)
    case .customLayouts: return customLayout(inside)
    default: return ViewDescription(.group, children(place, 0...3))
    }
  }

  private mutating func grid(_ place: Place) -> ViewDescription {
    var cell = place.inside()
    cell.isRigid = true
    let rows = (0..<choices.integer(in: 1...3)).map { _ in
      let cells = (0..<choices.integer(in: 1...3)).map { _ in view(cell) }
      return ViewDescription(.gridRow, cells)
    }
    return ViewDescription(
      .grid(alignment: alignment(), horizontal: spacing(), vertical: spacing()),
      rows
    )
  }

  private mutating func lazyGrid(_ inside: Place) -> ViewDescription {
    let tracks = (0..<choices.integer(in: 1...3)).map { _ in
      let kind: ViewDescription.TrackDescription.Kind =
        pick([.fixed, .flexible, .flexible, .adaptive])
      let least = max(kind == .adaptive ? 10 : 1, length())
      return ViewDescription.TrackDescription(
        kind,
        Length(least),
        maximum: kind != .fixed && choices.chance(0.4) ? Length(least + length()) : nil,
        spacing: spacing()
      )
    }
    let gap = spacing()
    let views = children(inside, 0...6)
    return choices.chance(0.6)
      ? ViewDescription(.lazyVGrid(columns: tracks, spacing: gap), views)
      : ViewDescription(.lazyHGrid(rows: tracks, spacing: gap), views)
  }

  private mutating func customLayout(_ inside: Place) -> ViewDescription {
    let names = [
      "unsplash", "equalWidthHStack", "radial", "neverPlaces", "placesTwice", "anchorGrid",
      "relativeWidth",
    ]
    var layout = ViewDescription.LayoutDescription(name: pick(names))
    if layout.name == "unsplash" {
      layout.axis = pick([.vertical, .horizontal])
      layout.rowsOrColumns = choices.integer(in: 1...3)
      layout.spacing = 0
    }
    if layout.name == "relativeWidth" { layout.factor = pick([0.25, 0.5, 1, 2]) }
    return ViewDescription(
      .customLayout(layout),
      children(inside, layout.name == "relativeWidth" ? 0...1 : 0...4)
    )
  }

  mutating func alignment() -> ViewDescription.AlignmentName {
    choices.chance(0.4) ? .center : pick(ViewDescription.AlignmentName.allCases)
  }
}
