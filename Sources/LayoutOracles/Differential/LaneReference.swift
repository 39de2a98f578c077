import LayoutCore

/// A lane layout done the plain way, straight from the declared semantics: the oracle of
/// ``Reference``, slow and without a single shortcut.
package enum LaneReference {
  /// Where everything belongs, for a plan that makes sense and has no more lanes than fit in memory.
  ///
  /// Where the engine decides a length, the least that is allowed is taken. With `lanes` given,
  /// items go where it says instead of where the tie says, so that two ways of adding up cannot
  /// choose differently between near ties.
  ///
  /// - Complexity: O(items times lanes times spans).
  package static func layOut(_ plan: LanePlan, following lanes: [Int]? = nil) -> LaneAnswer {
    guard plan.lanes > 0 else { return LaneAnswer(frames: [], size: .zero, lanes: []) }
    var ends = [Double](repeating: plan.mainStart, count: plan.lanes)
    var lastItems = [Int](repeating: -1, count: plan.lanes)
    var cursor = 0
    var farthest = plan.mainStart
    var frames: [Rect] = []
    var chosen: [Int] = []
    for (index, item) in plan.items.enumerated() {
      let span = plan.span(of: item)
      let starts = 0...plan.lanes - span
      let tops = starts.map { start in ends[start..<start + span].max() ?? plan.mainStart }
      let latest = starts.map { start in lastItems[start..<start + span].max() ?? -1 }
      let lane =
        lanes.map { min(max($0[index], 0), starts.upperBound) }
        ?? lane(for: index, plan, tops: tops, latest: latest, cursor: cursor)
      let length = plan.semantics.rounding.placed(
        item.mainLengths(plan.semantics.boundsConflict).least
      )
      frames.append(frame(plan, lane: lane, start: tops[lane], length: length, item))
      chosen.append(lane)
      farthest = max(farthest, tops[lane] + length)
      let keepsGap = length > 0 || plan.semantics.zeroLengthItem == .consumesGap
      for covered in lane..<lane + span {
        ends[covered] = tops[lane] + length + (keepsGap ? plan.itemSpacing : 0)
        lastItems[covered] = index
      }
      cursor = (lane + span) % plan.lanes
    }
    var size = Size.zero
    size[plan.axis] = farthest + plan.insets.end(along: plan.axis)
    size[plan.crossAxis] = plan.crossLength
    if plan.direction == .rightToLeft {
      let total = plan.axis == .vertical ? plan.crossLength : size.width
      for index in frames.indices {
        frames[index].x = total - frames[index].x - frames[index].width
      }
    }
    return LaneAnswer(frames: frames, size: size, lanes: chosen)
  }

  private static func lane(
    for index: Int,
    _ plan: LanePlan,
    tops: [Double],
    latest: [Int],
    cursor: Int
  ) -> Int {
    let last = tops.count - 1
    if let pinned = plan.items[index].pinned { return max(0, min(pinned, last)) }
    let limit = (tops.min() ?? 0) + plan.semantics.tieTolerance
    let eligible = tops.indices.filter { tops[$0] <= limit }
    return switch plan.semantics.tie {
    case .leftmost: eligible.first ?? 0
    case .cursor: eligible.first { $0 >= cursor } ?? eligible.first ?? 0
    case .lowestLastItem: eligible.min { (latest[$0], $0) < (latest[$1], $1) } ?? 0
    case .sequential: min(index % plan.lanes, last)
    }
  }

  private static func frame(
    _ plan: LanePlan,
    lane: Int,
    start: Double,
    length: Double,
    _ item: LaneItem
  ) -> Rect {
    let window = max(0, plan.windowLength(span: plan.span(of: item)))
    let cross =
      switch item.cross {
      case .fills, .atMostLanes: window
      case .own(let own): min(own, window)
      }
    let origin = plan.laneOrigin(lane)
    return plan.axis == .vertical
      ? Rect(x: origin, y: start, width: cross, height: length)
      : Rect(x: start, y: origin, width: length, height: cross)
  }
}
