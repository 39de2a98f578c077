/// A LazyVStack or LazyHStack: every child at its ideal length, the offered breadth taken whole.
///
/// Unlike a plain stack it never divides a length, and it fills what it is offered across.
final class LazyStackNode: MeasuringNode {
  private let solver: StackSolver

  init(_ seat: Seat, _ style: StackStyle, _ children: [LayoutNode]) {
    var style = style
    if !style.spacing.isNaN {
      style.spacing = seat.finite(style.spacing, or: Offer.open, "spacing")
    }
    solver = StackSolver(style, seat.context, children)
    super.init(seat)
    for child in children { guides.formUnion(child.guides) }
    guides.formIntersection(.merged)
    priority = children.isEmpty ? -.infinity : 0
  }

  private var axis: Axis { solver.style.axis }
  override var isBranching: Bool { true }
  override var below: [LayoutNode] { solver.children }

  private func inner(_ breadth: Double) -> Offer { Offer(axis, Offer.open, across: breadth) }

  override func measure(_ offer: Offer) -> Extent {
    let breadth = offer[axis.crossed]
    let content = solver.solve(inner(breadth))
    return Extent(axis, content[axis], across: breadth.or(content[axis.crossed]))
  }

  override func arrange(_ offer: Offer) {
    let breadth = size(offer)[axis.crossed]
    let placed = inner(breadth)
    let content = solver.solve(placed)
    let box = Extent(axis, content[axis], across: breadth)
    // The aligned children as one block, whose guide lies on that of the whole breadth.
    let guide = solver.style.guide
    let lead = GuidePair.gap(guide.value(in: box), guide.value(in: content))
    for (child, slot) in zip(solver.children, solver.slots) {
      put(
        child,
        x: axis == .horizontal ? slot.position : slot.shift + lead,
        y: axis == .horizontal ? slot.shift + lead : slot.position,
        offer: Offer(axis, slot.offered, across: breadth)
      )
    }
  }
}
