package import LayoutCore

/// Lanes are filled as evenly as taking the lowest lane each time fills them.
package enum Balance {
  package static let description = InvariantDescription(
    name: "balance",
    formula: "Hmax - Hmin <= p + t and Hmax <= sum(h + g)/k + (1 - 1/k)(p + t), "
      + "p = max(h + g), t = declared tie tolerance",
    tolerance: "1e-6 of the longest lane",
    applies: "engines that claim balance and compare lanes; cases in which every item covers one "
      + "lane and none is pinned, since holes above spanning items have no such bound"
  )

  /// Judges how unequal the lanes are.
  ///
  /// - Complexity: O(items + lanes).
  package static func check(_ plan: LanePlan, _ reading: inout LaneReading) -> Violation? {
    guard plan.semantics.claims.contains(.balance), plan.semantics.tie != .sequential,
      plan.semantics.tieTolerance.isFinite, reading.isUsable, reading.count > 0,
      reading.lanes.count == reading.count
    else { return nil }
    for item in plan.items where plan.span(of: item) > 1 || item.pinned != nil { return nil }

    reading.startReplay(plan)
    var sum = 0.0
    var longest = 0.0
    var longestItem = 0
    for index in 0..<reading.count {
      let length = reading.places[index].mainLength + reading.gap(after: index, plan)
      sum += length
      if length > longest {
        longest = length
        longestItem = index
      }
      // Ends, not sums: `spacing` judges what lies between.
      let end = reading.places[index].mainEnd + reading.gap(after: index, plan)
      let lane = reading.lanes[index]
      if end > reading.ends[lane] { reading.ends[lane] = end }
    }
    var (most, least) = (reading.ends[0], reading.ends[0])
    var (mostLane, leastLane) = (0, 0)
    for lane in reading.ends.indices {
      if reading.ends[lane] > most { (most, mostLane) = (reading.ends[lane], lane) }
      if reading.ends[lane] < least { (least, leastLane) = (reading.ends[lane], lane) }
    }
    let scale = max(reading.mainScale, most.magnitude)
    let slack = plan.semantics.tolerance.slack(scale)
    let step = longest + plan.semantics.tieTolerance
    if most - least > step + slack {
      let (actual, expected) = NumberText.pair(most - least, step)
      return Violation(
        description.name,
        "lane \(mostLane) is \(actual) longer than lane \(leastLane), though the longest item, "
          + "\(longestItem), and its gap take \(NumberText.text(longest))",
        expected: "at most \(expected)",
        actual: actual,
        items: last(of: mostLane, reading),
        edge: plan.axis.endEdge
      )
    }
    let share = 1 / Double(plan.lanes)
    let bound = sum * share + (1 - share) * step
    if most - plan.mainStart > bound + slack {
      let (actual, expected) = NumberText.pair(most - plan.mainStart, bound)
      return Violation(
        description.name,
        "lane \(mostLane) is \(actual) long, though \(plan.lanes) lanes share "
          + NumberText.text(sum),
        expected: "at most \(expected)",
        actual: actual,
        items: last(of: mostLane, reading),
        edge: plan.axis.endEdge
      )
    }
    return nil
  }

  /// The item at the end of a lane.
  private static func last(of lane: Int, _ reading: LaneReading) -> [Int] {
    reading.lanes.lastIndex(of: lane).map { [$0] } ?? []
  }
}
