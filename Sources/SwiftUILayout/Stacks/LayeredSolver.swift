/// Lays children over one another (C1).
struct LayeredSolver {
  let context: LayoutContext
  let alignment: GuidePair
  let children: [LayoutNode]

  /// The children of the highest priority, which alone decide the size.
  private var deciding: [LayoutNode] {
    if context.bends(.zstackSizesToAll) { return children }
    guard let highest = children.map(\.priority).max() else { return [] }
    return children.filter { $0.priority == highest }
  }

  func size(_ offer: Offer) -> Extent {
    var size = Extent.zero
    for child in deciding {
      let answer = child.size(offer)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
    return size
  }

  /// What the children are placed with: the stack's size, whatever it was proposed.
  func placementOffer(_ offer: Offer, _ size: Extent) -> Offer {
    context.bends(.zstackPlacesProposal) ? offer : Offer(size)
  }

  /// Where each child goes when all are offered `offer`: its guides on the largest of the
  /// deciding children's.
  func seats(_ offer: Offer) -> [ChildSeat] {
    func largest(_ key: GuideKey) -> Double {
      deciding.map { $0.guide(key, at: offer, size: $0.size(offer)) }.max() ?? 0
    }
    let x = largest(alignment.horizontal)
    let y = largest(alignment.vertical)
    return children.map { child in
      let size = child.size(offer)
      return ChildSeat(
        x: GuidePair.gap(x, child.guide(alignment.horizontal, at: offer, size: size)),
        y: GuidePair.gap(y, child.guide(alignment.vertical, at: offer, size: size)),
        offer: offer
      )
    }
  }
}

/// A ZStack.
final class LayeredNode: ContainerNode {
  private let solver: LayeredSolver
  private let only: LayoutNode?

  init(_ seat: Seat, _ alignment: GuidePair, _ children: [LayoutNode], isStatic: Bool) {
    solver = LayeredSolver(context: seat.context, alignment: alignment, children: children)
    let isIdentity =
      isStatic && children.count == 1 && !seat.context.bends(.singleChildNotIdentity)
    only = isIdentity ? children.first : nil  // P17
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
    return solver.size(offer)
  }

  override func arrange(_ offer: Offer) {
    if let only { return put(only, x: 0, y: 0, offer: offer) }
    let seats = solver.seats(solver.placementOffer(offer, size(offer)))
    for (child, seat) in zip(solver.children, seats) {
      put(child, x: seat.x, y: seat.y, offer: seat.offer)
    }
  }

  override func resolveGuide(_ key: GuideKey, at offer: Offer) -> Double? {
    if let only { return only.explicit(key, at: offer) }
    let seats = solver.seats(solver.placementOffer(offer, size(offer)))
    let values = zip(solver.children, seats).compactMap { child, seat -> Double? in
      child.explicit(key, at: seat.offer).map { $0 + (key.axis == .horizontal ? seat.x : seat.y) }
    }
    return key.merged(values)
  }

  /// Everybody's preferences on all edges (P15).
  override func gatherSpacing() -> ViewSpacing {
    if let only { return only.spacing }
    guard let first = solver.children.first else { return .zero }
    return solver.children.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  override func trait(_ key: ObjectIdentifier) -> Any? { only?.trait(key) }
}
