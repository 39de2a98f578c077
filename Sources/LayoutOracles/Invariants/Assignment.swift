package import LayoutCore

/// Every item lies in the lane that the declared rule names.
package enum Assignment {
  package static let description = InvariantDescription(
    name: "assignment",
    formula: "lane_i = tie { j : T_j <= min T + t }, T_j = max of H over the span's window at j, "
      + "replayed from the answer itself",
    tolerance: "none where every number is a multiple of 1/1024; elsewhere lanes within 1e-6 of "
      + "the limit may count either way",
    applies: "engines that claim assignment, where lanes can be told"
  )

  /// The first item, in order, that lies in another lane than the rule names.
  ///
  /// - Complexity: O(items times lanes times spans).
  package static func check(
    _ plan: LanePlan,
    _ answer: LaneAnswer,
    _ reading: inout LaneReading
  ) -> Violation? {
    guard plan.semantics.claims.contains(.assignment), reading.isUsable else { return nil }
    if let lanes = answer.lanes, reading.lanes.count != lanes.count {
      return outsideViolation(plan, lanes)
    }
    guard reading.lanes.count == reading.count else { return nil }
    reading.startReplay(plan)
    reading.lastItems.removeAll(keepingCapacity: true)
    reading.lastItems.append(contentsOf: repeatElement(-1, count: plan.lanes))
    var cursor = 0
    for index in 0..<reading.count {
      let lane = reading.lanes[index]
      let span = plan.span(of: plan.items[index])
      if let rival = rival(of: index, plan, reading, cursor) {
        return violation(plan, reading, index, rival)
      }
      reading.replay(index, plan)
      for covered in lane..<lane + span { reading.lastItems[covered] = index }
      cursor = lane + span < plan.lanes ? lane + span : 0
    }
    return nil
  }

  /// A lane that the rule prefers to the one taken, if there is one.
  private static func rival(
    of index: Int,
    _ plan: LanePlan,
    _ reading: LaneReading,
    _ cursor: Int
  ) -> Int? {
    let taken = reading.lanes[index]
    let span = plan.span(of: plan.items[index])
    let last = plan.lanes - span
    if let pinned = plan.items[index].pinned {
      let lane = max(0, min(pinned, last))
      return lane == taken ? nil : lane
    }
    if plan.semantics.tie == .sequential {
      let lane = min(index % plan.lanes, last)
      return lane == taken ? nil : lane
    }

    var (least, lowest) = (reading.top(lane: 0, span: span), 0)
    for lane in 0...last {
      let top = reading.top(lane: lane, span: span)
      if top < least { (least, lowest) = (top, lane) }
    }
    let top = reading.top(lane: taken, span: span)
    let limit = least + plan.semantics.tieTolerance
    let isExact = reading.isExact && ShortNumbers.isShort(plan.semantics.tieTolerance)
    let doubt =
      isExact || limit == .infinity
      ? 0
      : plan.semantics.tolerance.slack(max(top.magnitude, limit.magnitude), reading.mainScale)
    if top > limit + doubt { return lowest }
    // Of the lanes that surely count as lowest, one that the tie prefers to the taken one.
    let bound = limit - doubt
    for lane in 0...last where lane != taken && reading.top(lane: lane, span: span) <= bound {
      if precedes(lane, taken, span, plan.semantics.tie, reading, cursor) { return lane }
    }
    return nil
  }

  /// Whether the tie prefers the first of two lanes.
  private static func precedes(
    _ lane: Int,
    _ taken: Int,
    _ span: Int,
    _ tie: LaneSemantics.Tie,
    _ reading: LaneReading,
    _ cursor: Int
  ) -> Bool {
    switch tie {
    case .leftmost, .sequential: return lane < taken
    case .cursor: return (lane < cursor ? 1 : 0, lane) < (taken < cursor ? 1 : 0, taken)
    case .lowestLastItem:
      func latest(_ start: Int) -> Int {
        (start..<start + span).reduce(-1) { max($0, reading.lastItems[$1]) }
      }
      return (latest(lane), lane) < (latest(taken), taken)
    }
  }

  private static func violation(
    _ plan: LanePlan,
    _ reading: LaneReading,
    _ index: Int,
    _ rival: Int
  ) -> Violation {
    let taken = reading.lanes[index]
    let span = plan.span(of: plan.items[index])
    let (takenTop, rivalTop) = (
      NumberText.text(reading.top(lane: taken, span: span)),
      NumberText.text(reading.top(lane: rival, span: span))
    )
    return Violation(
      description.name,
      "item \(index) lies in lane \(taken), which is free from \(takenTop), not in lane \(rival), "
        + "which is free from \(rivalTop)",
      expected: "lane \(rival)",
      actual: "lane \(taken)",
      items: [index]
    )
  }

  private static func outsideViolation(_ plan: LanePlan, _ lanes: [Int]) -> Violation? {
    for (index, lane) in lanes.enumerated() where index < plan.items.count {
      let last = plan.lanes - plan.span(of: plan.items[index])
      guard lane < 0 || lane > last else { continue }
      return Violation(
        description.name,
        "item \(index) is said to lie in lane \(lane), but its lanes start at 0 to \(last)",
        expected: "a lane from 0 to \(last)",
        actual: "lane \(lane)",
        items: [index]
      )
    }
    return nil
  }
}
