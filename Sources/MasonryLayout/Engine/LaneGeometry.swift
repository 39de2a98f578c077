import LayoutCore

/// What a masonry's lanes come to in points, worked out once for a layout.
struct LaneGeometry {
  let axis: Axis
  let lanes: Int
  let placement: LanePlacement
  let laneLength: Double
  let laneSpacing: Double
  let itemSpacing: Double
  /// Where content starts along the scroll axis.
  let start: Double
  /// The inset after the content along the scroll axis.
  let end: Double
  let crossLength: Double
  let isMirrored: Bool
  /// The near edge of each lane across the scroll axis, before mirroring.
  let offsets: [Double]
  /// Where each lane starts along the scroll axis, obstacles counted.
  let initialEnds: [Double]
  /// The farthest an obstacle reaches.
  let initialFarthest: Double

  /// - Throws: ``LayoutFailure`` when the masonry makes no sense or its lanes lie beyond `Double`.
  init(_ masonry: Masonry) throws(LayoutFailure) {
    try masonry.validateFrame()
    axis = masonry.axis
    lanes = masonry.lanes
    placement = masonry.placement
    laneLength = masonry.laneLength
    laneSpacing = masonry.laneSpacing
    itemSpacing = masonry.itemSpacing
    // Adding zero turns a negative zero into the positive one, which keeps lane ends comparable
    // as integers.
    start = masonry.insets.start(along: axis) + 0
    end = masonry.insets.end(along: axis)
    crossLength = masonry.crossLength
    isMirrored = masonry.direction == .rightToLeft
    let first = masonry.insets.start(along: masonry.crossAxis)
    let pitch = laneLength + laneSpacing
    let offsets = (0..<lanes).map { first + Double($0) * pitch }
    self.offsets = offsets
    guard (offsets[lanes - 1] + laneLength).isFinite else {
      throw LayoutFailure(.spacing, "the last of \(lanes) lanes lies beyond what a number can hold")
    }
    var ends = [Double](repeating: start, count: lanes)
    var farthest = start
    for obstacle in masonry.obstacles where obstacle.width > 0 && obstacle.height > 0 {
      let near = obstacle.origin(along: masonry.crossAxis) + Self.touch
      let far = obstacle.end(along: masonry.crossAxis) - Self.touch
      let edge = obstacle.end(along: axis)
      for lane in 0..<lanes where near < offsets[lane] + laneLength && offsets[lane] < far {
        ends[lane] = max(ends[lane], edge + itemSpacing)
        farthest = max(farthest, edge)
      }
    }
    initialEnds = ends
    initialFarthest = farthest
  }

  /// An obstacle blocks a lane only when it covers more than this of it: an edge worked out as a
  /// share of a width can lie a rounding error beyond the lane's (public report desandro #827).
  private static let touch = 0.001

  /// The cross length of a window of `span` lanes.
  func length(ofSpan span: Int) -> Double {
    Double(span) * laneLength + Double(span - 1) * laneSpacing
  }

  /// The frame of an item that starts at `position`, its lane `offset` points across.
  @inline(__always)
  func frame(at position: Double, offset: Double, _ size: LaneSize) -> Rect {
    axis == .vertical
      ? Rect(x: offset, y: position, width: size.cross, height: size.main)
      : Rect(x: position, y: offset, width: size.main, height: size.cross)
  }

  /// The content size once the farthest item ends at `farthest`.
  func contentSize(farthest: Double) -> Size {
    var size = Size.zero
    size[axis] = farthest + end
    size[axis.crossed] = crossLength
    return size
  }

  /// What is subtracted from to mirror: the container's width, or the content's for rows.
  func mirrorLength(farthest: Double) -> Double {
    axis == .vertical ? crossLength : farthest + end
  }

  /// The frame as it is answered, for a frame worked out from the leading side.
  func answered(_ frame: Rect, farthest: Double) -> Rect {
    guard isMirrored else { return frame }
    var mirrored = frame
    mirrored.x = mirrorLength(farthest: farthest) - frame.x - frame.width
    return mirrored
  }
}
