/// A VStack or an HStack.
final class StackNode: ContainerNode {
  private let solver: StackSolver
  /// The child a stack with exactly one fixed child is the same as (P17).
  private let only: LayoutNode?

  /// Makes a stack.
  ///
  /// - Parameter isStatic: Whether the number of children is known from the source.
  init(_ seat: Seat, _ style: StackStyle, _ children: [LayoutNode], isStatic: Bool) {
    var style = style
    if !style.spacing.isNaN {
      style.spacing = seat.finite(style.spacing, or: Offer.open, "spacing")
    }
    solver = StackSolver(style, seat.context, children)
    let isIdentity =
      isStatic && children.count == 1 && !seat.context.bends(.singleChildNotIdentity)
    only = isIdentity ? children.first : nil
    super.init(seat)
    if let only {
      priority = only.priority
      guides = only.guides
      isRigid = only.isRigid
    } else {
      priority = children.isEmpty ? -.infinity : 0  // P16
      isRigid = children.allSatisfy(\.isRigid)
      for child in children { guides.formUnion(child.guides) }
      guides.formIntersection(.merged)  // F14
    }
    declaresSpacing = children.isEmpty || children.contains { $0.declaresSpacing }
  }

  override var isBranching: Bool { true }
  override var below: [LayoutNode] { solver.children }

  override func measure(_ offer: Offer) -> Extent {
    if let only { return only.size(offer) }
    return solver.solve(offer)
  }

  /// The proposal the children are placed with: an open breadth is settled by now (S8).
  private func placementOffer(_ offer: Offer) -> Offer {
    var settled = offer
    let across = solver.style.axis.crossed
    if offer[across].isNaN, !context.bends(.placementKeepsOpenCross) {
      settled[across] = size(offer)[across]
    }
    return settled
  }

  override func arrange(_ offer: Offer) {
    if let only { return put(only, x: 0, y: 0, offer: offer) }
    let axis = solver.style.axis
    let settled = placementOffer(offer)
    _ = solver.solve(settled)
    let breadth = settled[axis.crossed]
    let slots = solver.slots
    for (index, child) in solver.children.enumerated() {
      let slot = slots[index]
      put(
        child,
        x: axis == .horizontal ? slot.position : slot.shift,
        y: axis == .horizontal ? slot.shift : slot.position,
        offer: Offer(axis, slot.offered, across: breadth)
      )
    }
  }

  override func resolveGuide(_ key: GuideKey, at offer: Offer) -> Double? {
    if let only { return only.explicit(key, at: offer) }
    let axis = solver.style.axis
    let settled = placementOffer(offer)
    _ = solver.solve(settled)
    let slots = solver.slots
    let values = solver.children.enumerated().compactMap { index, child -> Double? in
      let slot = slots[index]
      return child.explicit(key, at: Offer(axis, slot.offered, across: settled[axis.crossed])).map {
        $0 + (key.axis == axis ? slot.position : slot.shift)
      }
    }
    return key.merged(values)  // F14
  }

  override func gatherSpacing() -> ViewSpacing {
    if let only { return only.spacing }
    return StackNode.spacing(of: solver.children, along: solver.style.axis)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? { only?.trait(key) }

  /// The preferences of a stack: its ends' at the ends, everybody's along the sides (S10, P15).
  static func spacing(of children: [LayoutNode], along axis: Axis) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    guard children.contains(where: { $0.declaresSpacing }) else { return ViewSpacing() }
    let ends: (near: Edge.Set, far: Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing()
    for child in children {
      spacing.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    spacing.formUnion(first.spacing, edges: ends.near)
    spacing.formUnion(last.spacing, edges: ends.far)
    return spacing
  }
}
