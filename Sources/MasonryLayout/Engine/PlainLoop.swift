import LayoutCore

/// Placing items of one lane each, one after the other, on the lane that is shortest.
@safe
struct PlainLoop {
  let geometry: LaneGeometry
  let items: UnsafeBufferPointer<MasonryItem>
  let frames: UnsafeMutablePointer<Rect>
  let lanes: UnsafeMutablePointer<Int>

  /// Places items until one asks for more than this loop knows, or makes no sense.
  ///
  /// - Returns: the first index not placed.
  @inline(__always)
  func place(
    _ range: Range<Int>,
    on ends: inout some LowestLane,
    farthest: inout Double
  ) -> Int {
    // Two loops, so that neither asks for the axis at each item.
    geometry.axis == .vertical
      ? place(range, on: &ends, farthest: &farthest, isVertical: true)
      : place(range, on: &ends, farthest: &farthest, isVertical: false)
  }

  @inline(__always)
  private func place(
    _ range: Range<Int>,
    on ends: inout some LowestLane,
    farthest: inout Double,
    isVertical: Bool
  ) -> Int {
    unsafe geometry.offsets.withUnsafeBufferPointer { offsets in
      let length = geometry.laneLength
      let gap = geometry.itemSpacing
      var reach = farthest
      var index = range.lowerBound
      // Measuring inside the loop costs nothing: the processor does it while it waits for the
      // lane ends of the item before.
      while index < range.upperBound {
        let item = unsafe items[index]
        guard item.isPlain else { break }
        let size = LaneSize(item, length: length, isVertical: isVertical)
        let lowest = ends.lowest
        let position = LaneTree.end(lowest.end)
        let far = position + size.main
        ends.set(lowest.lane, end: LaneTree.key(far + gap))
        let offset = unsafe offsets[lowest.lane]
        unsafe frames[index] =
          isVertical
          ? Rect(x: offset, y: position, width: size.cross, height: size.main)
          : Rect(x: position, y: offset, width: size.main, height: size.cross)
        unsafe lanes[index] = lowest.lane
        reach = far > reach ? far : reach
        index += 1
      }
      farthest = reach
      return index
    }
  }
}
