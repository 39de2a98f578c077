package import LayoutCore

/// Fills groups: decides what they hold, then places it (section 3 of the rules).
package struct GroupFiller {
  private let context: SolveContext
  private let anchoring: Anchoring
  /// The axis along which groups follow one another; short last groups are trimmed along it (G12).
  private let scrollAxis: Axis
  /// What it cost so far.
  package private(set) var work = WorkCounters()

  package init(context: SolveContext, scrollAxis: Axis) {
    self.context = context
    self.scrollAxis = scrollAxis
    anchoring = Anchoring(context: context)
  }

  /// One group to be filled.
  package struct Request {
    package var node: LayoutNode
    /// The box the group was laid out in (B15).
    package var box: Size
    /// The group's size before it is filled.
    package var size: Size
    /// The most cells to place.
    package var budget: Int
    /// An axis whose length is given, whatever the group says (G4).
    package var fixedAxis: Axis?

    package init(
      node: LayoutNode,
      box: Size,
      size: Size,
      budget: Int,
      fixedAxis: Axis? = nil
    ) {
      self.node = node
      self.box = box
      self.size = size
      self.budget = budget
      self.fixedAxis = fixedAxis
    }

    /// Whether the group's length along `axis` follows what it holds (G15).
    func estimates(_ axis: Axis) -> Bool { node.size[axis].isEstimated && axis != fixedAxis }
  }

  /// What the cells of one group answered, by their place in it; nil where none was measured.
  package typealias Measured = [Int: PreferredSize]

  /// Places at most `budget` cells in a group.
  ///
  /// - Throws: ``CollectionFault`` when one group would hold more than the leaf limit.
  /// - Complexity: O(cells placed + subitems).
  package mutating func fill(
    _ request: Request,
    measured: Measured = [:]
  ) throws(CollectionFault) -> FilledGroup {
    guard let content = request.node.content else {
      throw CollectionFault(.malformedGroup, "an item stands where a group is needed")
    }
    guard let axis = content.axis else { return fillCustom(request, content) }
    let insets = request.node.effectiveInsets(context.rules)
    let planner = RunPlanner(
      context: context,
      content: content,
      axis: axis,
      inner: request.size.less(insets),
      estimatedAlong: request.estimates(axis)
    )
    let run = planner.plan()
    var row = try takeSlots(request, content, run, measured)
    row.levelUniformSiblings(request)
    if context.rules.breaks(.shortRowKeepsPositions), row.slots.count < run.capacity ?? 0 {
      row.share = row.ownShare(of: request.size.less(insets)[axis], planner)
    }
    var group = row.placed(
      in: request.size,
      insets: insets,
      estimated: (request.estimates(axis), request.estimates(axis.crossed)),
      trims: axis == scrollAxis,
      rules: context.rules
    )
    let inside = Rect(x: 0, y: 0, width: group.size.width, height: group.size.height)
    anchorOwn(request, on: insets.applied(to: inside, context.rules), &group)
    row.emit(into: &group, anchoring)
    work.placements += group.leaves.count + group.supplementaries.count
    return group
  }

  /// Takes subitems from the first, again and again, until the group or the budget is full (G1).
  private mutating func takeSlots(
    _ request: Request,
    _ content: GroupContent,
    _ run: SubitemRun,
    _ measured: Measured
  ) throws(CollectionFault) -> SlotRow {
    var row = SlotRow(content: content, run: run)
    var counted = false
    if case .counted = content.arrangement { counted = true }
    let fixedAxis = counted ? run.axis : nil
    let count = content.subitems.count
    var full: [FilledGroup?] = Array(repeating: nil, count: count)
    var leaves = 0
    var leavesBeforeCycle = 0
    var number = 0
    while leaves < request.budget, number < run.capacity ?? Int.max {
      let index = number % count
      if index == 0 {
        // A cycle without a cell would go on for ever.
        if number > 0, leaves == leavesBeforeCycle { break }
        leavesBeforeCycle = leaves
      }
      let node = content.subitems[index]
      var size = run.sizes[index]
      var nested: FilledGroup?
      work.measures += 1
      if node.content == nil {
        let answer = measured.isEmpty ? nil : measured[leaves]
        for axis in Axis.allCases where node.size[axis].isEstimated && axis != fixedAxis {
          if let length = answer?[axis] { size[axis] = length }
        }
        leaves += 1
      } else {
        let group = try nestedGroup(
          Request(
            node: node,
            box: run.box,
            size: size,
            budget: request.budget - leaves,
            fixedAxis: fixedAxis
          ),
          measured: Self.shifted(measured, by: leaves),
          full: &full[index]
        )
        size = group.size
        leaves += group.leaves.count
        nested = group
      }
      guard leaves <= SolveContext.leafLimit else {
        throw CollectionFault(.tooLarge, "one group holds over \(SolveContext.leafLimit) items")
      }
      row.slots.append(
        SlotRow.Slot(subitem: index, size: size, nested: nested, fixedAxis: fixedAxis)
      )
      number += 1
    }
    row.isFull = number == run.capacity && row.slots.last?.nested?.isFull != false
    return row
  }

  /// Fills a nested group, once for all of its full, unmeasured repetitions.
  private mutating func nestedGroup(
    _ request: Request,
    measured: Measured,
    full: inout FilledGroup?
  ) throws(CollectionFault) -> FilledGroup {
    if measured.isEmpty, let full, full.leaves.count <= request.budget { return full }
    let group = try fill(request, measured: measured)
    if measured.isEmpty, group.isFull { full = group }
    return group
  }

  private static func shifted(_ measured: Measured, by leaves: Int) -> Measured {
    guard !measured.isEmpty, leaves > 0 else { return measured }
    var rest: Measured = [:]
    for (leaf, size) in measured where leaf >= leaves { rest[leaf - leaves] = size }
    return rest
  }

  private func fillCustom(_ request: Request, _ content: GroupContent) -> FilledGroup {
    guard case .custom(let given, let number) = content.arrangement else {
      return FilledGroup(size: request.size)
    }
    let insets = request.node.contentInsets
    var frames = given
    if let number, let provider = context.provider {
      frames = provider.frames(number, size: request.size, insets: insets)
    }
    // G14: from the outer corner, free to stick out, never trimmed.
    let inner = context.rules.breaks(.customFromOuterCorner)
    var group = FilledGroup(size: request.size)
    for custom in frames.prefix(request.budget) {
      var frame = custom.frame
      if inner {
        frame.x += insets.leading
        frame.y += insets.top
      }
      group.leaves.append(FilledGroup.Leaf(frame: frame, zIndex: custom.zIndex))
    }
    group.isFull = frames.count <= request.budget
    if context.rules.breaks(.customUntrimmed), !group.isFull {
      group.size[scrollAxis] = group.leaves.map { $0.frame.end(along: scrollAxis) }.max() ?? 0
    }
    let inside = Rect(x: 0, y: 0, width: group.size.width, height: group.size.height)
    anchorOwn(request, on: insets.applied(to: inside, context.rules), &group)
    return group
  }

  /// What is anchored to the group itself: its fractions are of the box around it (B15).
  private func anchorOwn(_ request: Request, on frame: Rect, _ group: inout FilledGroup) {
    let box = context.rules.breaks(.groupSupplementaryBox) ? frame.size : request.box
    for item in request.node.supplementaries {
      group.supplementaries.append(anchoring.place(item, on: frame, resolvedIn: box))
    }
  }
}
