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
  var measured = MeasuredBlock()
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
    var start = range.lowerBound
    while start < range.upperBound {
      let block = start..<min(start + MeasuredBlock.capacity, range.upperBound)
      unsafe try measured.measure(items, block, geometry)
      work.measures += block.count
      work.placements += block.count
      if measured.isPlain, geometry.placement == .shortest {
        unsafe placeOnShortest(block, frames: frames, lanes: lanes)
      } else {
        unsafe placeByRule(items, block, frames: frames, lanes: lanes)
      }
      start = block.upperBound
    }
  }

  /// Items of one lane on the shortest one: the case whose speed matters most.
  private mutating func placeOnShortest(
    _ block: Range<Int>,
    frames: UnsafeMutablePointer<Rect>,
    lanes: UnsafeMutablePointer<Int>
  ) {
    let gap = geometry.itemSpacing
    let width = tree.width
    let isVertical = geometry.axis == .vertical
    var farthest = self.farthest
    unsafe geometry.offsets.withUnsafeBufferPointer { offsets in
      unsafe measured.sizes.withUnsafeBufferPointer { sizes in
        unsafe tree.nodes.withUnsafeMutableBufferPointer { buffer in
          guard let nodes = buffer.baseAddress else { return }
          for index in block {
            let size = unsafe sizes[index - block.lowerBound]
            let lowest = unsafe nodes[1]
            let position = LaneTree.end(lowest.end)
            let far = position + size.main
            let offset = unsafe offsets[lowest.lane]
            unsafe frames[index] =
              isVertical
              ? Rect(x: offset, y: position, width: size.cross, height: size.main)
              : Rect(x: position, y: offset, width: size.main, height: size.cross)
            unsafe lanes[index] = lowest.lane
            farthest = far > farthest ? far : farthest
            unsafe LaneTree.set(
              nodes,
              leaf: width + lowest.lane,
              lane: lowest.lane,
              end: far + gap
            )
          }
        }
      }
    }
    self.farthest = farthest
    if let last = block.last { cursor = unsafe wrapped(lanes[last] + 1) }
    work.comparisons += block.count * tree.levels
  }

  private mutating func placeByRule(
    _ items: UnsafeBufferPointer<MasonryItem>,
    _ block: Range<Int>,
    frames: UnsafeMutablePointer<Rect>,
    lanes: UnsafeMutablePointer<Int>
  ) {
    for index in block {
      let item = unsafe items[index]
      let size = measured.sizes[index - block.lowerBound]
      let span = min(item.span, geometry.lanes)
      let step = step(span: span, pinned: item.start, index: index)
      var frame = Rect.zero
      if geometry.axis == .vertical {
        frame = Rect(
          x: geometry.offsets[step.start],
          y: step.position,
          width: size.cross,
          height: size.main
        )
      } else {
        frame = Rect(
          x: step.position,
          y: geometry.offsets[step.start],
          width: size.main,
          height: size.cross
        )
      }
      unsafe frames[index] = frame
      unsafe lanes[index] = step.start
      record(lane: step.start, span: span, far: step.position + size.main)
    }
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
