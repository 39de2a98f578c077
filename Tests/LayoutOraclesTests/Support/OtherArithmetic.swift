import LayoutCore
import LayoutOracles

/// A right lane layout that adds its numbers up in another order than the reference does.
///
/// Lengths are summed without the inset, the gap comes before an item instead of after it, lane
/// origins are summed from lane to lane, and right to left is laid out from the right edge.
enum OtherArithmetic {
  static func layOut(_ plan: LanePlan) -> LaneAnswer {
    var filled = [Double](repeating: 0, count: plan.lanes)
    var owed = [Double](repeating: 0, count: plan.lanes)
    var last = [Int](repeating: -1, count: plan.lanes)
    var origins = [plan.crossStart]
    for lane in 1..<max(2, plan.lanes) {
      origins.append(origins[lane - 1] + plan.laneSpacing + plan.placedLaneLength)
    }
    var cursor = 0
    var longest = 0.0
    var chosen: [Int] = []
    var spots: [(main: Double, length: Double, cross: Double, breadth: Double)] = []
    for (index, item) in plan.items.enumerated() {
      let span = plan.span(of: item)
      let windows = Array(0...plan.lanes - span)
      let tops = windows.map { lane in
        (lane..<lane + span).map { owed[$0] + filled[$0] }.max() ?? 0
      }
      let limit = (tops.min() ?? 0) + plan.semantics.tieTolerance
      let equals = windows.filter { tops[$0] <= limit }
      let lane: Int
      if let pinned = item.pinned {
        lane = min(pinned, windows.count - 1)
      } else {
        switch plan.semantics.tie {
        case .leftmost: lane = equals[0]
        case .cursor: lane = equals.first { $0 >= cursor } ?? equals[0]
        case .sequential: lane = min(index % plan.lanes, windows.count - 1)
        case .lowestLastItem:
          let latest = windows.map { lane in (lane..<lane + span).map { last[$0] }.max() ?? -1 }
          lane = equals.min { (latest[$0], $0) < (latest[$1], $1) } ?? 0
        }
      }
      let length = plan.semantics.rounding.placed(
        item.mainLengths(plan.semantics.boundsConflict).most
      )
      var breadth = plan.placedLaneLength
      for _ in 1..<max(1, span) { breadth = plan.laneSpacing + breadth + plan.placedLaneLength }
      breadth = max(0, breadth)
      if case .own(let own) = item.cross { breadth = min(own, breadth) }
      spots.append((tops[lane], length, origins[lane], breadth))
      chosen.append(lane)
      longest = max(longest, tops[lane] + length)
      let saves = length == 0 && plan.semantics.zeroLengthItem == .consumesNone
      for covered in lane..<lane + span {
        filled[covered] = tops[lane] + length
        owed[covered] = saves ? 0 : plan.itemSpacing
        last[covered] = index
      }
      cursor = lane + span >= plan.lanes ? 0 : lane + span
    }
    return place(plan, spots, longest, chosen)
  }

  private static func place(
    _ plan: LanePlan,
    _ spots: [(main: Double, length: Double, cross: Double, breadth: Double)],
    _ longest: Double,
    _ lanes: [Int]
  ) -> LaneAnswer {
    var size = Size.zero
    size[plan.axis] = plan.insets.total(along: plan.axis) + longest
    size[plan.crossAxis] = plan.crossLength
    let total = plan.axis == .vertical ? plan.crossLength : size.width
    let isMirrored = plan.direction == .rightToLeft
    let frames = spots.map { spot in
      let main = spot.main + plan.mainStart
      var frame =
        plan.axis == .vertical
        ? Rect(x: spot.cross, y: main, width: spot.breadth, height: spot.length)
        : Rect(x: main, y: spot.cross, width: spot.length, height: spot.breadth)
      if isMirrored { frame.x = total - (frame.x + frame.width) }
      return frame
    }
    return LaneAnswer(frames: frames, size: size, lanes: lanes)
  }
}
