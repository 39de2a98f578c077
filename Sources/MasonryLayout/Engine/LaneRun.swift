import LayoutCore

/// The running state of one layout: how long each lane is, and which lane comes next.
struct LaneRun {
  let geometry: LaneGeometry
  var tree: LaneTree
  /// The lane after the item placed last.
  var cursor = 0
  /// The far edge of the item that reaches farthest so far.
  var farthest: Double
  var work = WorkCounters()
  private var windows = WindowTops()

  init(_ geometry: LaneGeometry) {
    self.geometry = geometry
    tree = LaneTree(ends: geometry.initialEnds)
    farthest = geometry.initialFarthest
  }

  /// Places a range of items and writes their frames, worked out from the leading side.
  ///
  /// - Throws: ``LayoutFailure`` at the first item that makes no sense; what was written of the
  ///   range by then is of no use.
  /// - Complexity: O(log lanes) for each item of one lane, O(lanes) for a spanning one.
  mutating func place(
    _ items: UnsafeBufferPointer<MasonryItem>,
    _ range: Range<Int>,
    frames: UnsafeMutablePointer<Rect>,
    lanes: UnsafeMutablePointer<Int>
  ) throws(LayoutFailure) {
    var index = range.lowerBound
    while index < range.upperBound {
      if geometry.placement == .shortest {
        index = unsafe placePlain(items, index..<range.upperBound, frames: frames, lanes: lanes)
        if index == range.upperBound { break }
      }
      let item = unsafe items[index]
      try Masonry.validate(item, at: index)
      let span = min(item.span, geometry.lanes)
      let size = LaneSize(
        item,
        length: geometry.length(ofSpan: span),
        isVertical: geometry.axis == .vertical
      )
      let step = step(span: span, pinned: item.start, index: index)
      let offset = geometry.offsets[step.start]
      unsafe frames[index] = geometry.frame(at: step.position, offset: offset, size)
      unsafe lanes[index] = step.start
      record(lane: step.start, span: span, far: step.position + size.main)
      index += 1
    }
    work.measures += range.count
    work.placements += range.count
  }

  /// Places items of one lane on the shortest one: the case whose speed matters most.
  ///
  /// - Returns: the first index not placed, that of an item to look at more closely.
  private mutating func placePlain(
    _ items: UnsafeBufferPointer<MasonryItem>,
    _ range: Range<Int>,
    frames: UnsafeMutablePointer<Rect>,
    lanes: UnsafeMutablePointer<Int>
  ) -> Int {
    guard let base = items.baseAddress else { return range.lowerBound }
    let loop = unsafe PlainLoop(geometry: geometry, items: base, frames: frames, lanes: lanes)
    var index = range.lowerBound
    var farthest = self.farthest
    // Lanes without any item end at zero, mostly, which no sorted row can keep.
    let start = min(range.upperBound, range.lowerBound + geometry.lanes)
    tree.withBareLanes { index = loop.place(index..<start, on: &$0, farthest: &farthest) }
    if index == start {
      let rest = index..<range.upperBound
      index =
        geometry.lanes <= SortedLanes<OnePlace>.capacity
        ? place(rest, by: loop, on: SortedLanes<OnePlace>.self, &farthest)
        : place(rest, by: loop, on: SortedLanes<FivePlaces>.self, &farthest)
    }
    tree.withBareLanes {
      index = loop.place(index..<range.upperBound, on: &$0, farthest: &farthest)
    }
    self.farthest = farthest
    if index > range.lowerBound { cursor = unsafe wrapped(lanes[index - 1] + 1) }
    work.comparisons += (index - range.lowerBound) * tree.levels
    return index
  }

  /// Places items on lanes kept in order, as long as they can be.
  ///
  /// - Returns: the first index not placed.
  @inline(__always)
  private mutating func place<Rest: LaneOrder>(
    _ range: Range<Int>,
    by loop: PlainLoop,
    on lanes: SortedLanes<Rest>.Type,
    _ farthest: inout Double
  ) -> Int {
    guard !range.isEmpty, geometry.lanes <= lanes.capacity, var sorted = lanes.init(tree) else {
      return range.lowerBound
    }
    let index = loop.place(range, on: &sorted, farthest: &farthest)
    sorted.write(to: &tree)
    return index
  }

  /// Takes note of an item that is placed: its lanes end after it now.
  mutating func record(lane: Int, span: Int, far: Double) {
    let end = far + geometry.itemSpacing
    for covered in lane..<lane + span { tree.setEnd(end, of: covered) }
    cursor = wrapped(lane + span)
    farthest = far > farthest ? far : farthest
    work.comparisons += span * tree.levels
  }

  private func wrapped(_ lane: Int) -> Int { lane < geometry.lanes ? lane : 0 }

  /// Chooses the window of lanes for one item, and where it starts there.
  mutating func step(span: Int, pinned: Int?, index: Int) -> PlacementStep {
    let last = geometry.lanes - span
    if let pinned { return step(at: min(pinned, last), span: span) }
    switch geometry.placement {
    case .sequential:
      return step(at: min(index % geometry.lanes, last), span: span)
    case .shortest:
      guard span > 1 else {
        return PlacementStep(start: tree.lowest.lane, position: tree.lowest.end)
      }
      measureWindows(span)
      return windows.first(from: 0, atMost: windows.least)
        ?? step(at: 0, span: span)
    case .gridLanes(let tolerance):
      guard span > 1 else {
        let bound = tree.lowest.end + tolerance
        work.comparisons += 2 * tree.levels
        let lane =
          tree.firstLane(from: cursor, atMost: bound) ?? tree.firstLane(from: 0, atMost: bound)
        return step(at: lane ?? 0, span: 1)
      }
      measureWindows(span)
      let bound = windows.least + tolerance
      return windows.first(from: cursor, atMost: bound)
        ?? windows.first(from: 0, atMost: bound)
        ?? step(at: 0, span: span)
    }
  }

  private func step(at start: Int, span: Int) -> PlacementStep {
    PlacementStep(start: start, position: tree.top(of: start..<start + span))
  }

  private mutating func measureWindows(_ span: Int) {
    windows.measure(tree, span: span)
    work.comparisons += 2 * geometry.lanes
  }
}
