import LayoutCore

/// The sizes of some neighbouring items in their lanes.
///
/// Items are measured a block at a time, apart from placing them: measuring has no order and
/// keeps the divisions busy, placing waits for the lane ends and nothing else.
struct MeasuredBlock {
  /// An item's size as its lane sees it.
  struct LaneSize {
    var cross: Double
    var main: Double
  }

  static let capacity = 256

  private(set) var sizes = [LaneSize](repeating: LaneSize(cross: 0, main: 0), count: capacity)
  /// Whether every item of the block needs one lane and none asks for a certain one.
  private(set) var isPlain = true

  /// - Throws: ``LayoutFailure`` for the first item whose numbers make no sense.
  mutating func measure(
    _ items: UnsafeBufferPointer<MasonryItem>,
    _ block: Range<Int>,
    _ geometry: LaneGeometry
  ) throws(LayoutFailure) {
    let laneLength = geometry.laneLength
    let isVertical = geometry.axis == .vertical
    var plain = true
    var sound = true
    unsafe sizes.withUnsafeMutableBufferPointer { sizes in
      for index in block {
        let item = unsafe items[index]
        var length = laneLength
        sound = sound && item.hasSoundLengths
        if !item.isPlain {
          plain = false
          sound = sound && item.span >= 1 && (item.start ?? 0) >= 0
          length = geometry.length(ofSpan: max(1, min(item.span, geometry.lanes)))
        }
        unsafe sizes[index - block.lowerBound] = Self.size(
          of: item,
          length: length,
          isVertical: isVertical
        )
      }
    }
    isPlain = plain
    guard sound else {
      for index in block { unsafe try Masonry.validate(items[index], at: index) }
      return
    }
  }

  @inline(__always)
  private static func size(of item: MasonryItem, length: Double, isVertical: Bool) -> LaneSize {
    let cross = isVertical ? item.width : item.height
    let main = isVertical ? item.height : item.width
    switch item.sizing {
    case .scale:
      return LaneSize(cross: length, main: item.bounded(scaled(main, by: length, over: cross)))
    case .fixed:
      return LaneSize(cross: cross < length ? cross : length, main: item.bounded(main))
    case .stretch:
      return LaneSize(cross: length, main: item.bounded(main))
    }
  }

  /// `main` × `length` / `cross`, and 0 for an item without cross length.
  @inline(__always)
  private static func scaled(_ main: Double, by length: Double, over cross: Double) -> Double {
    guard cross > 0 else { return 0 }
    let product = length * main
    // One rounding less than by way of the ratio, unless the product is out of reach.
    return product < .infinity ? product / cross : length * (main / cross)
  }
}
