import LayoutCore

/// The subitems a group took, sized but not yet placed.
struct SlotRow {
  let content: GroupContent
  let run: SubitemRun
  var slots: [Slot] = []
  /// Whether the group took all it can hold.
  var isFull = false
  /// Points each flexible spacing gets on top of its minimum.
  var share: Double
  private var origins: [(x: Double, y: Double)] = []

  init(content: GroupContent, run: SubitemRun) {
    self.content = content
    self.run = run
    share = run.share
  }

  /// One subitem with its final size.
  struct Slot {
    var subitem: Int
    var size: Size
    var nested: FilledGroup?
    /// An axis whose length is given, whatever the subitem says (G4).
    var fixedAxis: Axis?
  }

  private func node(_ slot: Slot) -> LayoutNode { content.subitems[slot.subitem] }

  private func estimates(_ slot: Slot, _ axis: Axis) -> Bool {
    node(slot).size[axis].isEstimated && axis != slot.fixedAxis
  }

  /// Grows uniform siblings to the largest estimated one, where the group can follow (E8).
  mutating func levelUniformSiblings(_ request: GroupFiller.Request) {
    for axis in Axis.allCases where request.estimates(axis) {
      guard content.subitems.contains(where: { $0.size[axis].isUniform }) else { continue }
      let largest = slots.filter { estimates($0, axis) }.map { $0.size[axis] }.max()
      guard let largest else { continue }
      for index in slots.indices where node(slots[index]).size[axis].isUniform {
        if axis != slots[index].fixedAxis { slots[index].size[axis] = largest }
      }
    }
  }

  /// The share a short row would give its own spacings, if it spread them again (not G7).
  func ownShare(of length: Double, _ planner: RunPlanner) -> Double {
    let flexible = planner.flexibleCount(slots.count)
    guard flexible > 0 else { return 0 }
    var used = Double(slots.count - 1) * (content.interItemSpacing?.amount ?? 0)
    for slot in slots {
      used += slot.size[run.axis] + node(slot).edgeSpacing.total(along: run.axis)
    }
    return (length - used) / Double(flexible)
  }

  /// Places the slots and answers the group with its final size, still empty.
  mutating func placed(
    in size: Size,
    insets: Insets,
    estimated: (along: Bool, across: Bool),
    trims: Bool,
    rules: SolverRules
  ) -> FilledGroup {
    let (axis, cross) = (run.axis, run.axis.crossed)
    var group = FilledGroup(size: size, isFull: isFull)
    if estimated.across, !rules.breaks(.estimatedAcross), let tallest = tallest(rules) {
      group.size[cross] = tallest + insets.total(along: cross)
    }
    let reach = placeAll(
      from: insets,
      across: group.size[cross] - insets.total(along: cross),
      rules
    )
    var isCounted = false
    if case .counted = content.arrangement { isCounted = true }
    if estimated.along, !isCounted {
      // G15: as long as what it holds.
      group.size[axis] = reach.edge + insets.end(along: axis)
    } else if trims, !isFull, !slots.isEmpty, !rules.breaks(.lastGroupTrimmed) {
      // G12: what a full group leaves after its last item stays.
      let rest = rules.breaks(.lastGroupKeepsRest) ? 0 : run.rest
      group.size[axis] = reach.item + rest + insets.end(along: axis)
    }
    return group
  }

  /// G15: the tallest estimated slot, nil where none is estimated.
  private func tallest(_ rules: SolverRules) -> Double? {
    let cross = run.axis.crossed
    return slots.filter { estimates($0, cross) }
      .map { slot in
        let measured = rules.breaks(.rowsFollowCells) ? run.sizes[slot.subitem] : slot.size
        return measured[cross] + node(slot).edgeSpacing.total(along: cross)
      }
      .max()
  }

  /// Walks along the axis and answers where the last item and its edge spacing end.
  private mutating func placeAll(
    from insets: Insets,
    across length: Double,
    _ rules: SolverRules
  ) -> (item: Double, edge: Double) {
    let (axis, cross) = (run.axis, run.axis.crossed)
    var position = insets.start(along: axis)
    var reach = (item: position, edge: position)
    func room(_ spacing: Spacing?, _ share: Double) -> Double {
      guard let spacing else { return 0 }
      return spacing.amount + (spacing.isFlexible ? share : 0)
    }
    for (number, slot) in slots.enumerated() {
      if number > 0 { position += room(content.interItemSpacing, share) }
      let edges = node(slot).edgeSpacing
      position += room(edges.start(along: axis), share)
      // G9: the item's own flexible edges share what is left across the row.
      let flexible = rules.breaks(.crossSlack) ? 0 : edges.flexibleCount(along: cross)
      let slack = length - fullLength(slot, cross) - edges.total(along: cross)
      let crossShare = flexible > 0 ? slack / Double(flexible) : 0
      let start = insets.start(along: cross) + room(edges.start(along: cross), crossShare)
      origins.append(axis == .horizontal ? (position, start) : (start, position))
      position += slot.size[axis]
      reach.item = position
      position += room(edges.end(along: axis), share)
      reach.edge = position
    }
    return reach
  }

  /// G7: a nested group that is not full lies where the full one would, whatever is trimmed off it.
  private func fullLength(_ slot: Slot, _ axis: Axis) -> Double {
    let keeps = slot.nested != nil && !estimates(slot, axis)
    return keeps ? run.sizes[slot.subitem][axis] : slot.size[axis]
  }

  /// Writes the placed slots into the group, items less their insets.
  func emit(into group: inout FilledGroup, _ anchoring: Anchoring) {
    let rules = anchoring.context.rules
    for (slot, origin) in zip(slots, origins) {
      if var nested = slot.nested {
        nested.shift(by: origin.x, origin.y)
        group.leaves += nested.leaves
        group.supplementaries += nested.supplementaries
        continue
      }
      let node = node(slot)
      let whole = Rect(
        x: origin.x,
        y: origin.y,
        width: slot.size.width,
        height: slot.size.height
      )
      let frame = node.effectiveInsets(rules).applied(to: whole, rules)
      group.leaves.append(
        FilledGroup.Leaf(
          frame: frame,
          estimatesWidth: estimates(slot, .horizontal),
          estimatesHeight: estimates(slot, .vertical)
        )
      )
      let anchor = rules.breaks(.anchorAfterInsets) ? whole : frame
      for item in node.supplementaries {
        group.supplementaries.append(
          anchoring.place(item, on: anchor, resolvedIn: anchor.size)
        )
      }
    }
  }
}
