import CollectionLayout
import LayoutCore

/// Lays one group out, item by item, as rules S1 to S13 and G1 to G16 say.
struct PlainGroup {
  let numbers: PlainNumbers
  /// The axis along which the section's groups follow one another.
  let run: Axis
  /// How many items the section has; those beyond are laid out too, at their estimates (G7).
  let itemCount: Int
  /// What an item of the section answered when it was measured.
  let measured: (Int) -> PreferredSize?

  /// More items than this in one group are taken for a group that never fills up.
  static let limit = 1_000

  /// Lays out an item or group whose fractions resolve in `box`.
  func lay(_ node: LayoutNode, in box: Size, first: Int, counted: Axis? = nil) -> PlainBlock {
    let size = numbers.resolve(node.size, in: box)
    return lay(node, size: size, box: box, first: first, counted: counted)
  }

  /// Lays out an item or group of a known size; along `counted` nothing is measured (E3).
  func lay(
    _ node: LayoutNode,
    size: Size,
    box: Size,
    first: Int,
    counted: Axis?
  ) -> PlainBlock {
    var block: PlainBlock
    if let content = node.content {
      block = group(node, content, size: size, first: first)
      block.anchored += anchors(of: node, size: block.size, in: box, first)
    } else {
      block = item(node, size: size, first: first, counted: counted)
      let frame = block.cells[0].frame
      block.anchored = node.supplementaries.map { anchored($0, to: frame, in: frame.size, first) }
    }
    return block
  }

  /// B15: anchored to the group less its insets, fractions in the box the group was laid out in.
  func anchors(
    of node: LayoutNode,
    size: Size,
    in box: Size,
    _ first: Int
  ) -> [PlainBlock.Anchored] {
    let room = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let inner = inset(room, by: insets(of: node))
    return node.supplementaries.map { anchored($0, to: inner, in: box, first) }
  }

  private func item(
    _ node: LayoutNode,
    size: Size,
    first: Int,
    counted: Axis?
  ) -> PlainBlock {
    let width = node.size.width.isEstimated && counted != .horizontal
    let height = node.size.height.isEstimated && counted != .vertical
    var size = size
    // E1: only an estimated length is replaced.
    let answer = first < itemCount ? measured(first) : nil
    if let answer {
      if width, let length = answer.width { size.width = length }
      if height, let length = answer.height { size.height = length }
    }
    let slot = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let insets = insets(of: node)
    let cell = PlainBlock.Cell(
      item: first,
      slot: slot,
      frame: inset(slot, by: insets),
      estimated: (width, height),
      isMeasured: answer != nil
    )
    return PlainBlock(size: size, cells: [cell], open: insets.exclusion(of: size))
  }

  private func group(
    _ node: LayoutNode,
    _ content: GroupContent,
    size: Size,
    first: Int
  ) -> PlainBlock {
    guard let axis = content.axis else { return custom(content, size: size, first: first) }
    let insets = insets(of: node)
    var inner = Size(
      width: size.width - insets.total(along: .horizontal),
      height: size.height - insets.total(along: .vertical)
    )
    let spacing = content.interItemSpacing?.amount ?? 0
    let isRun = node.size[axis].isEstimated
    let fill = PlainFill(group: self, content: content, axis: axis, inner: inner, isRun: isRun)
    guard let slots = fill.slots(first: first) else {
      return PlainBlock(size: size, open: .noLength, neverFills: true)
    }
    let isThere = slots.map { ($0.block.cells.first?.item ?? itemCount) < itemCount }

    // G15: a run is as long as what it holds, and across, as its tallest estimated item.
    var size = size
    if isRun, case .fitting = content.arrangement {
      let held = zip(slots, isThere).filter(\.1).map(\.0)
      let lengths = held.reduce(0) {
        $0 + $1.block.size[axis] + $1.node.edgeSpacing.total(along: axis)
      }
      inner[axis] = lengths + spacing * Double(max(0, held.count - 1))
      size[axis] = inner[axis]
    }
    let across = axis.crossed
    if node.size[across].isEstimated {
      let tallest = zip(slots, isThere).filter { $0.1 && $0.0.node.size[across].isEstimated }
        .map { $0.0.block.size[across] + $0.0.node.edgeSpacing.total(along: across) }.max()
      if let tallest {
        inner[across] = tallest
        size[across] = tallest
      }
    }

    // G6: what is left over is shared by all flexible spacings, along and, G9, across.
    let between = content.interItemSpacing?.isFlexible == true ? slots.count - 1 : 0
    let flexible = slots.reduce(between) { $0 + $1.node.edgeSpacing.flexibleCount(along: axis) }
    let used = slots.reduce(spacing * Double(max(0, slots.count - 1))) {
      $0 + $1.block.size[axis] + $1.node.edgeSpacing.total(along: axis)
    }
    let isWhole = !isRun || isThere.allSatisfy { $0 }
    let share = flexible > 0 && isWhole ? (inner[axis] - used) / Double(flexible) : 0
    func room(_ edge: Spacing?, _ share: Double) -> Double {
      (edge?.amount ?? 0) + (edge?.isFlexible == true ? share : 0)
    }

    var block = PlainBlock(size: size)
    block.open = isRun ? nil : fill.open(slots.count)
    var place = insets.start(along: axis)
    for (index, slot) in slots.enumerated() {
      let edges = slot.node.edgeSpacing
      place += room(edges.start(along: axis), share)
      let slack = inner[across] - slot.block.size[across] - edges.total(along: across)
      let parts = edges.flexibleCount(along: across)
      let crossShare = parts > 0 ? slack / Double(parts) : 0
      let cross = insets.start(along: across) + room(edges.start(along: across), crossShare)
      let corner = Rect(along: axis, place, 0, across: cross, 0)
      let moved = slot.block.moved(corner.x, corner.y)
      block.slots.append(PlainBlock.Slot(node: slot.node, start: place, block: slot.block))
      block.cells += moved.cells
      block.anchored += moved.anchored
      block.open = block.open ?? slot.block.open ?? open(slot)
      place += slot.block.size[axis] + room(edges.end(along: axis), share)
      if index < slots.count - 1 { place += room(content.interItemSpacing, share) }
    }
    return block
  }

  /// What is open about a nested group: one that holds nothing (section 9), and what is anchored
  /// to one that is not full along the run, unless at its start (G12, B15).
  private func open(_ slot: PlainFill.Slot) -> CollectionExclusion? {
    let cells = slot.block.cells
    if cells.isEmpty { return .emptyNestedGroup }
    let starts: Edges = run == .horizontal ? .leading : .top
    let ends: Edges = run == .horizontal ? .trailing : .bottom
    let followsEnd = slot.node.supplementaries.contains {
      !$0.containerAnchor.edges.contains(starts) || $0.containerAnchor.edges.contains(ends)
    }
    guard slot.node.content?.axis == run, followsEnd, !slot.node.size[run].isEstimated else {
      return nil
    }
    let there = cells.count { $0.item < itemCount }
    return there > 0 && there < cells.count ? .anchoredToShortNested : nil
  }

  /// G14: frames are given, from the group's outer corner.
  private func custom(_ content: GroupContent, size: Size, first: Int) -> PlainBlock {
    guard case .custom(let frames, _) = content.arrangement else { return PlainBlock(size: size) }
    let cells = frames.enumerated().map { index, custom in
      PlainBlock.Cell(
        item: first + index,
        slot: custom.frame,
        frame: custom.frame,
        zIndex: custom.zIndex
      )
    }
    return PlainBlock(size: size, cells: cells)
  }

  /// S13: insets along an estimated axis are ignored.
  private func insets(of node: LayoutNode) -> Insets {
    var insets = node.contentInsets
    if node.size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if node.size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// S12: insets larger than the slot give the absolute value of the difference.
  private func inset(_ rect: Rect, by insets: Insets) -> Rect {
    Rect(
      x: rect.x + insets.leading,
      y: rect.y + insets.top,
      width: (rect.width - insets.total(along: .horizontal)).magnitude,
      height: (rect.height - insets.total(along: .vertical)).magnitude
    )
  }

  /// B15, B16: the anchored point of the element lies on the anchored point of its container.
  private func anchored(
    _ item: AnchoredItem,
    to container: Rect,
    in box: Size,
    _ first: Int
  ) -> PlainBlock.Anchored {
    let size = numbers.resolve(item.size, in: box)
    let own = item.itemAnchor ?? Anchor(edges: item.containerAnchor.edges)
    let there = point(of: item.containerAnchor, in: container.size, element: size)
    let here = point(of: own, in: size, element: size)
    let frame = Rect(
      x: container.x + there.width - here.width,
      y: container.y + there.height - here.height,
      width: size.width,
      height: size.height
    )
    return PlainBlock.Anchored(description: item, item: first, frame: frame)
  }

  private func point(of anchor: Anchor, in size: Size, element: Size) -> Size {
    func part(_ start: Edges, _ end: Edges) -> Double {
      let (atStart, atEnd) = (anchor.edges.contains(start), anchor.edges.contains(end))
      return atStart == atEnd ? 0.5 : atStart ? 0 : 1
    }
    let x = part(.leading, .trailing) * size.width
    let y = part(.top, .bottom) * size.height
    switch anchor.offset {
    case .absolute(let dx, let dy): return Size(width: x + dx, height: y + dy)
    case .fractional(let dx, let dy):
      return Size(width: x + dx * element.width, height: y + dy * element.height)
    }
  }
}

extension Insets {
  /// Whether taking the insets off a size is nowhere recorded: off less than nothing, or off what
  /// is narrower than they are on one side (S12, section 9).
  func exclusion(of size: Size) -> CollectionExclusion? {
    for axis in Axis.allCases {
      if size[axis] < 0 { return .noLength }
      let most = max(start(along: axis), end(along: axis))
      if total(along: axis) > size[axis], size[axis] < most { return .narrowSlot }
    }
    return nil
  }
}
