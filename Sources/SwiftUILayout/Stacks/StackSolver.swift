/// What a stack is told: its axis, how it aligns across it, and the gap between its children.
struct StackStyle: Equatable {
  var axis: Axis
  /// The guide across the axis.
  var guide: GuideKey
  /// Points between children; open for their own preferences (S9).
  var spacing: Double
}

/// How one child of a stack came out.
struct StackSlot {
  /// The length offered along the axis; open where the ideal was asked for.
  var offered = Offer.open
  /// The answer along the axis.
  var length = 0.0
  /// The answer across it.
  var breadth = 0.0
  /// The distance from the stack's start along the axis.
  var position = 0.0
  /// The distance from the stack's near edge across it.
  var shift = 0.0
}

/// Shares a length among the children of a stack (S1 to S6).
///
/// - Complexity: O(n log n) for n children, O(n) when all are equally flexible; three
///   measurements a child and proposal, fewer when the proposals repeat.
final class StackSolver {
  let style: StackStyle
  let context: LayoutContext
  var children: [LayoutNode] {
    didSet { forget() }
  }

  private(set) var slots: [StackSlot] = []
  private var solved: (offer: Offer, size: Extent)?
  private var gaps: [Double]?
  private var totalGap = 0.0
  private var traits: [LengthTrait] = []
  private var traitsBreadth = 0.0
  private var hasTraits = false

  init(_ style: StackStyle, _ context: LayoutContext, _ children: [LayoutNode]) {
    self.style = style
    self.context = context
    self.children = children
  }

  private func forget() {
    solved = nil
    gaps = nil
    hasTraits = false
  }

  /// The stack's size for `offer`, leaving how each child came out in ``slots``.
  func solve(_ offer: Offer) -> Extent {
    if let solved, solved.offer == offer { return solved.size }
    context.passes += 1
    resolveGaps()
    let length = offer[style.axis]
    let breadth = offer[style.axis.crossed]
    if length.isNaN {
      measureAll(breadth)  // S5: every child gets its ideal length; nothing is sorted.
    } else if children.allSatisfy({ $0.isRigid }) {
      measureAll(breadth)  // No proposal would make a difference.
    } else {
      share(length.less(totalGap), breadth)
    }
    let size = alignSlots(breadth)
    solved = (offer, size)
    return size
  }

  private func measureAll(_ breadth: Double) {
    let axis = style.axis
    let offer = Offer(axis, Offer.open, across: breadth)
    slots = children.map { child in
      let size = child.size(offer)
      return StackSlot(length: size[axis], breadth: size[axis.crossed])
    }
  }

  private func measure(_ index: Int, _ length: Double, _ breadth: Double) {
    let size = children[index].size(Offer(style.axis, length, across: breadth))
    slots[index].offered = length
    slots[index].length = size[style.axis]
    slots[index].breadth = size[style.axis.crossed]
  }

  /// Offers each child its part of `length`, the least flexible of the highest priority first.
  private func share(_ length: Double, _ breadth: Double) {
    slots = Array(repeating: StackSlot(), count: children.count)
    resolveTraits(breadth)
    let order = servingOrder()
    var reserved = 0.0
    if !context.bends(.reservedMinimumsDropped) {
      for trait in traits { reserved += trait.minimum }
    }
    var spent = 0.0
    var start = 0
    while start < order.count {
      let priority = priority(order[start])
      var end = start
      var minimums = 0.0
      while end < order.count, self.priority(order[end]) == priority {
        minimums += traits[order[end]].minimum
        end += 1
      }
      // S3: kept back are the minimums of the lower priorities alone. Summed afresh where a
      // subtraction would meet an infinite minimum.
      if reserved.isFinite {
        reserved = end == order.count ? 0 : max(reserved - minimums, 0)
      } else {
        reserved = order[end...].reduce(0) { $0 + traits[$1].minimum }
      }
      if context.bends(.reservedMinimumsDropped) { reserved = 0 }
      for place in start..<end {
        // S4: an equal part of what is left, never less than nothing. What is left may turn
        // negative: the stack then overflows.
        let left = length.less(spent).less(reserved)
        let parts = context.bends(.shareIsEverything) ? 1 : Double(end - place)
        measure(order[place], max(left / parts, 0), breadth)
        spent += slots[order[place]].length
      }
      start = end
    }
  }

  private func priority(_ index: Int) -> Double {
    context.bends(.priorityIgnored) ? 0 : children[index].priority
  }

  /// The least length and the flexibility of each child, across the stack's breadth (S1).
  private func resolveTraits(_ breadth: Double) {
    if hasTraits, traitsBreadth.bitPattern == breadth.bitPattern { return }
    let axis = style.axis
    traits = children.map { child in
      let least = child.size(Offer(axis, 0, across: breadth))[axis]
      if child.isRigid { return LengthTrait(from: least, to: least) }
      let most = child.size(Offer(axis, .infinity, across: breadth))[axis]
      return LengthTrait(from: least, to: most)
    }
    traitsBreadth = breadth
    hasTraits = true
  }

  /// The children in the order they are served (S1, S2), ties in their own order.
  private func servingOrder() -> [Int] {
    var order = Array(children.indices)
    guard let first = order.first else { return order }
    let isUniform = order.allSatisfy {
      priority($0) == priority(first) && traits[$0] == traits[first]
    }
    if isUniform { return order }
    let tiesByMinimum = !context.bends(.infiniteTieIgnored)
    let byFlexibility = !context.bends(.flexibilityIgnored)
    var comparisons = 0
    order.sort { left, right in
      comparisons += 1
      let (before, after) = (priority(left), priority(right))
      if before != after { return before > after }
      let (tight, loose) = (traits[left], traits[right])
      if byFlexibility, tight.flexibility != loose.flexibility {
        return tight.flexibility < loose.flexibility
      }
      if tiesByMinimum, byFlexibility, tight.flexibility == .infinity,
        tight.minimum != loose.minimum
      {
        return tight.minimum > loose.minimum  // S2
      }
      return left < right
    }
    context.comparisons += comparisons
    order.restoreOrder { left, right in
      priority(left) == priority(right) && traits[left].ties(with: traits[right])
    }
    return order
  }

  /// Lays the children one after the other and on a common guide across; the size (S6).
  private func alignSlots(_ offeredBreadth: Double) -> Extent {
    // Taken out while they are worked on, so that no access has to be checked for each.
    var slots = self.slots
    self.slots = []
    defer { self.slots = slots }
    var position = 0.0
    var (near, far) = (0.0, 0.0)
    if context.bends(.crossUnionWithoutZero) { (near, far) = (.infinity, -.infinity) }
    var widest = 0.0
    for index in slots.indices {
      if index > 0 { position += gap(before: index) }
      slots[index].position = position
      position += slots[index].length
      let guide = guide(slots[index], of: children[index], offeredBreadth)
      let breadth = slots[index].breadth
      slots[index].shift = guide
      widest = max(widest, breadth)
      near = min(near, -guide)
      far = max(far, breadth.less(guide))
    }
    // An infinite child has no middle; everything then starts at the near edge.
    let isInfinite = widest == .infinity
    let origin = isInfinite || slots.isEmpty ? 0 : near
    for index in slots.indices {
      slots[index].shift = isInfinite ? 0 : -slots[index].shift - origin
    }
    var breadth = isInfinite ? Double.infinity : max(far - origin, 0)
    if context.bends(.crossUnionMissing) || slots.isEmpty { breadth = widest }
    return Extent(style.axis, max(position, 0), across: breadth)
  }

  private func guide(
    _ slot: StackSlot,
    of child: LayoutNode,
    _ offeredBreadth: Double
  ) -> Double {
    if !child.guides.contains(style.guide.trait) {
      switch style.guide {
      case .leading, .top: return 0
      case .centerX, .centerY: return slot.breadth / 2
      case .trailing, .bottom: return slot.breadth
      default: break
      }
    }
    return child.guide(
      style.guide,
      at: Offer(style.axis, slot.offered, across: offeredBreadth),
      size: Extent(style.axis, slot.length, across: slot.breadth)
    )
  }

  private func gap(before index: Int) -> Double { gaps?[index - 1] ?? style.spacing }

  /// The distances between neighbours where no spacing is given (S9).
  private func resolveGaps() {
    guard style.spacing.isNaN else {
      totalGap = style.spacing * Double(max(children.count - 1, 0))
      return
    }
    guard gaps == nil else { return }
    let plain = ViewSpacing.defaultDistance(context)
    let resolved = zip(children, children.dropFirst()).map { child, next in
      child.declaresSpacing || next.declaresSpacing
        ? child.spacing.distance(to: next.spacing, along: style.axis, in: context) : plain
    }
    gaps = resolved
    totalGap = resolved.reduce(0, +)
  }
}
