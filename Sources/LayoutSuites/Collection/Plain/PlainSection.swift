import CollectionLayout
import LayoutCore

/// One section laid out, everything relative to its own start along the scroll axis.
struct PlainSection {
  /// Its length along the scroll axis, all that sticks out included (B3, B4, B8).
  var length = 0.0
  /// Room taken before and after its body by items that extend it.
  var before = 0.0
  var after = 0.0
  /// The width of its widest group across the scroll axis (B5).
  var reach = 0.0
  /// The whole frame of each group, in order, and which items it holds.
  var groups: [(frame: Rect, items: Range<Int>)] = []
  var cells: [PlainBlock.Cell] = []
  var anchored: [PlainBlock.Anchored] = []
  /// Boundary items in the order of the description.
  var boundary: [PlainBoundary.Placed] = []
  /// Where a row that scrolls across comes to rest.
  var row: PlainRow?
  /// What in it the rules leave open, if anything.
  var open: CollectionExclusion?

  /// Whether there is anything to answer (B3, section 7).
  var isEmpty: Bool { length <= 0 }
}

/// Lays one section out by rules S4 to S6, B1 to B9 and G12.
struct PlainSections {
  let description: CollectionDescription
  let numbers: PlainNumbers
  let measured: (ElementID) -> PreferredSize?

  private var scroll: Axis { description.scrollDirection }
  private var bounds: Size { description.container }

  func section(at index: Int) -> PlainSection {
    let section = description.section(at: index)
    let insets = insets(of: section)
    var solved = PlainSection()
    let body = place(section, index, insets, into: &solved)
    if body == nil, section.boundaryItems.isEmpty {
      // G10: a section whose group holds nothing behaves as empty, in either profile.
      var nothing = empty(section, insets)
      nothing.open = solved.open ?? nothing.open
      return nothing
    }
    if body == nil { solved.open = solved.open ?? openWithoutCells(section, insets) }
    let boundary = PlainBoundary(
      scroll: scroll,
      box: boundaryBox(section, insets),
      across: section.supplementariesFollowContentInsets
        ? insets.start(along: scroll.crossed) : 0,
      numbers: numbers,
      measured: { kind in
        measured(ElementID(.supplementary, kind: kind, section: index, item: 0))
      }
    )
    let room = boundary.place(section.boundaryItems, body: body ?? insets.total(along: scroll))
    solved.boundary = room.placed
    solved.before = room.before
    solved.after = room.after
    solved.length = room.before + room.body + room.after
    let corner = Rect(along: scroll, room.before, 0, across: 0, 0)
    for cell in solved.cells.indices {
      solved.cells[cell].slot = solved.cells[cell].slot.moved(corner.x, corner.y)
      solved.cells[cell].frame = solved.cells[cell].frame.moved(corner.x, corner.y)
    }
    for anchored in solved.anchored.indices {
      solved.anchored[anchored].frame = solved.anchored[anchored].frame.moved(corner.x, corner.y)
    }
    for group in solved.groups.indices {
      solved.groups[group].frame = solved.groups[group].frame.moved(corner.x, corner.y)
    }
    return solved
  }

  /// Section insets, and across the scroll axis those its reference names (S4, S6).
  private func insets(of section: SectionDescription) -> Insets {
    let reference = section.contentInsetsReference ?? description.contentInsetsReference
    let guide = description.environment.insets(for: reference)
    var insets = section.contentInsets
    if scroll == .vertical {
      insets.leading += guide.leading
      insets.trailing += guide.trailing
    } else {
      insets.top += guide.top
      insets.bottom += guide.bottom
    }
    return insets
  }

  /// B6: less insets across the scroll axis when following them, in full along it.
  private func boundaryBox(_ section: SectionDescription, _ insets: Insets) -> Size {
    var box = bounds
    if section.supplementariesFollowContentInsets {
      box[scroll.crossed] -= insets.total(along: scroll.crossed)
    }
    return box
  }

  /// B3: nothing, except what the legacy profile makes of it.
  private func empty(_ section: SectionDescription, _ insets: Insets) -> PlainSection {
    var solved = PlainSection()
    guard description.environment.rounding == .ios14 else { return solved }
    guard section.orthogonal != nil, let group = section.group else {
      solved.length = -section.interGroupSpacing
      return solved
    }
    solved.open = openWithoutCells(section, insets)
    let run = scroll.crossed
    var box = bounds
    box[run.crossed] -= insets.total(along: run.crossed)
    solved.length = numbers.resolve(group.size, in: box)[scroll] + insets.total(along: scroll)
    return solved
  }

  /// What is open about a section without cells: its moved boundary items (section 9), and in the
  /// legacy profile what counts in the height it keeps while it scrolls across (B3).
  private func openWithoutCells(
    _ section: SectionDescription,
    _ insets: Insets
  ) -> CollectionExclusion? {
    if section.boundaryItems.contains(where: \.isMoved) { return .movedWithoutRoom }
    guard description.environment.rounding == .ios14, section.orthogonal != nil,
      let group = section.group
    else { return nil }
    let isPlain =
      insets == Insets() && section.boundaryItems.isEmpty && !group.holdsEstimates
      && group.edgeSpacing == EdgeSpacing()
    return isPlain ? nil : .legacyEmptyCarousel
  }

  /// Places the groups; the body's length along the scroll axis, or `nil` for no items.
  private func place(
    _ section: SectionDescription,
    _ index: Int,
    _ insets: Insets,
    into solved: inout PlainSection
  ) -> Double? {
    let count = description.itemCounts[index]
    guard count > 0, let node = section.group else { return nil }
    // S5: what scrolls across the layout is laid out as in a layout of that direction.
    let run = section.orthogonal == nil ? scroll : scroll.crossed
    var box = bounds
    box[run.crossed] -= insets.total(along: run.crossed)
    var isCustom = false
    if case .custom? = node.content?.arrangement { isCustom = true }
    let group = PlainGroup(numbers: numbers, run: run, itemCount: count) { item in
      measured(ElementID(.cell, section: index, item: item))
    }
    var (starts, lengths): ([Double], [Double]) = ([], [])
    var place = insets.start(along: run)
    var (widest, deepest) = (0.0, 0.0)
    var next = 0
    while next < count {
      // G14: a custom group is resolved in the whole bounds.
      let groupBox = isCustom ? bounds : box
      var block = group.lay(node, in: groupBox, first: next)
      let capacity = block.cells.count
      solved.open = solved.open ?? block.open
      guard capacity > 0 else { return nil }
      let held = min(count - next, capacity)
      if held < capacity, !isCustom, !isRun(node, along: run) {
        trim(&block, held: held, along: run, of: node)
        solved.open = solved.open ?? block.open
        // B15: what is anchored to the group itself goes with its end.
        block.anchored.removeLast(node.supplementaries.count)
        block.anchored += group.anchors(of: node, size: block.size, in: groupBox, next)
      }
      if next > 0 { place += section.interGroupSpacing }
      place += node.edgeSpacing.start(along: run)?.amount ?? 0
      let cross =
        insets.start(along: run.crossed)
        + (node.edgeSpacing.start(along: run.crossed)?.amount ?? 0)
      let frame = Rect(
        along: run,
        place,
        block.size[run],
        across: cross,
        block.size[run.crossed]
      )
      let moved = block.moved(frame.x, frame.y)
      solved.groups.append((frame, next..<(next + held)))
      solved.cells += moved.cells.filter { $0.item < count }
      solved.anchored += moved.anchored.filter { $0.item < count }
      starts.append(place)
      lengths.append(block.size[run])
      widest = max(widest, block.size[run.crossed])
      deepest = max(
        deepest,
        cross + block.size[run.crossed]
          + (node.edgeSpacing.end(along: run.crossed)?.amount ?? 0)
      )
      place += block.size[run] + (node.edgeSpacing.end(along: run)?.amount ?? 0)
      next += capacity
    }
    guard let behavior = section.orthogonal else {
      solved.reach = widest
      return place + insets.end(along: run)
    }
    solved.row = PlainRow(
      behavior: behavior,
      bounds: bounds[run],
      insets: (insets.start(along: run), insets.end(along: run)),
      starts: starts,
      lengths: lengths,
      length: place + insets.end(along: run)
    )
    return deepest + insets.end(along: scroll)
  }

  /// G15: whether a group is as long as what it holds, so that there is nothing to trim.
  private func isRun(_ node: LayoutNode, along axis: Axis) -> Bool {
    guard node.size[axis].isEstimated, node.content?.axis == axis else { return false }
    if case .fitting? = node.content?.arrangement { return true }
    return false
  }

  /// G12, G13: the reach of the items there are, and what a full group leaves after its last.
  private func trim(
    _ block: inout PlainBlock,
    held: Int,
    along run: Axis,
    of node: LayoutNode
  ) {
    guard node.content?.axis == run else { return }
    let length = block.size[run]
    let end = (block.cells.first?.item ?? 0) + held
    // G11: what counts are the items, in whatever groups they lie.
    let ends = block.cells.map { $0.slot.end(along: run) }
    let last = ends.max() ?? 0
    let kept = (ends.prefix(held).max() ?? 0) + length - last
    // Group by group it comes to the same, but for rows of uneven items (G13) and groups longer
    // than what they hold.
    if (kept - trimmed(block, node, end: end, along: run)).magnitude > 1e-6 {
      block.open = block.open ?? .trimmedNestedGroups
    }
    let isMeasured = block.cells.prefix(held).contains { cell in
      (run == .horizontal ? cell.estimated.width : cell.estimated.height) && cell.isMeasured
    }
    if isMeasured { block.open = block.open ?? .trimmedMeasured }
    if last > length + 1e-6 { block.open = block.open ?? .trimmedBehindItems }
    block.size[run] = kept
    if !node.supplementaries.isEmpty {
      block.open = block.open ?? node.contentInsets.exclusion(of: block.size)
    }
  }

  /// The length of a group of the items before `end`, its own last group trimmed first.
  private func trimmed(
    _ block: PlainBlock,
    _ node: LayoutNode,
    end: Int,
    along run: Axis
  ) -> Double {
    guard node.content?.axis == run, block.cells.contains(where: { $0.item >= end }),
      let last = block.slots.last,
      let there = block.slots.last(where: { ($0.block.cells.first?.item ?? end) < end })
    else { return block.size[run] }
    let reach = there.start + trimmed(there.block, there.node, end: end, along: run)
    return reach + block.size[run] - last.start - last.block.size[run]
  }
}
