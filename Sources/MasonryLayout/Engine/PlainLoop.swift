import CPrefetch
import LayoutCore

/// Placing items of one lane each, one after the other, on the lane that is shortest.
@safe
struct PlainLoop {
  let geometry: LaneGeometry
  let items: UnsafePointer<MasonryItem>
  let frames: UnsafeMutablePointer<Rect>
  let lanes: UnsafeMutablePointer<Int>

  /// How many items ahead memory is asked for, since it is not fetched ahead across pages.
  private static let ahead = 64

  /// Places items until one asks for more than this loop or the lanes know, or makes no sense.
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
      let ahead = Self.ahead * MemoryLayout<MasonryItem>.stride
      var reach = farthest
      var index = range.lowerBound
      // Measuring inside the loop costs nothing: the processor does it while it waits for the
      // lane ends of the item before.
      while index < range.upperBound {
        unsafe plumb_prefetch(items + index, ahead)
        let item = unsafe items[index]
        let size: LaneSize
        if item.isBare {
          size = LaneSize(scaling: item, length: length, isVertical: isVertical)
        } else if item.isPlain {
          size = LaneSize(item, length: length, isVertical: isVertical)
        } else {
          break
        }
        let lowest = ends.lowest
        let far = lowest.end + size.main
        guard ends.replaceLowest(end: far + gap) else { break }
        let offset = unsafe offsets[lowest.lane]
        unsafe frames[index] =
          isVertical
          ? Rect(x: offset, y: lowest.end, width: size.cross, height: size.main)
          : Rect(x: lowest.end, y: offset, width: size.main, height: size.cross)
        unsafe lanes[index] = lowest.lane
        reach = far > reach ? far : reach
        index += 1
      }
      farthest = reach
      return index
    }
  }
}
