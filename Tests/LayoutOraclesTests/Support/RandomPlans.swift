import LayoutCore
import LayoutOracles
import TestKit

extension LanePlan {
  /// A plan that makes sense, drawn with every declared choice, on purpose often with ties.
  static func random(_ random: inout SeededGenerator) -> LanePlan {
    let hasTies = random.chance(0.4)
    let scale = [1.0, 1.0, 1.0, 1e-9, 1e12][Int.random(in: 0..<5, using: &random)]
    func length(_ range: ClosedRange<Double>, _ random: inout SeededGenerator) -> Double {
      let value = Double.random(in: range, using: &random)
      return (hasTies ? (value / 20).rounded() * 20 : value) * scale
    }
    let lanes = Int.random(in: 1...6, using: &random)
    let laneSpacing = random.chance(0.3) ? 0 : length(0...60, &random)
    let insets =
      random.chance(0.5)
      ? Insets()
      : Insets(
        top: length(0...30, &random),
        leading: length(0...30, &random),
        bottom: length(0...30, &random),
        trailing: length(0...30, &random)
      )
    var plan = LanePlan(
      axis: random.chance(0.5) ? .vertical : .horizontal,
      direction: random.chance(0.5) ? .leftToRight : .rightToLeft,
      lanes: lanes,
      laneLength: 0,
      laneSpacing: laneSpacing,
      itemSpacing: random.chance(0.3) ? 0 : length(0...40, &random),
      insets: insets,
      crossLength: length(0...900, &random),
      items: [],
      semantics: .random(&random, scale: scale)
    )
    let room =
      plan.crossLength - insets.total(along: plan.crossAxis) - Double(lanes - 1) * laneSpacing
    plan.laneLength = max(0, room / Double(lanes))
    let hasSpans = random.chance(0.5)
    for _ in 0..<Int.random(in: 0...25, using: &random) {
      let natural = random.chance(0.1) ? 0 : length(0...400, &random)
      var item = LaneItem(natural: natural)
      if random.chance(0.1) { item.minimum = length(0...200, &random) }
      if random.chance(0.1) { item.maximum = length(0...200, &random) }
      if random.chance(0.3) { item.cross = .own(length(0...400, &random)) }
      if hasSpans, random.chance(0.3) { item.span = Int.random(in: 1...7, using: &random) }
      if random.chance(0.02) { item.pinned = Int.random(in: 0..<lanes, using: &random) }
      plan.items.append(item)
    }
    return plan
  }
}

extension LaneSemantics {
  static func random(_ random: inout SeededGenerator, scale: Double) -> LaneSemantics {
    var semantics = LaneSemantics()
    semantics.tie = Tie.allCases.randomElement(using: &random) ?? .leftmost
    semantics.tieTolerance = [0, 0, 16 * scale, .infinity].randomElement(using: &random) ?? 0
    semantics.zeroLengthItem = random.chance(0.5) ? .consumesGap : .consumesNone
    semantics.boundsConflict = random.chance(0.5) ? .minimumWins : .maximumWins
    semantics.rounding = random.chance(0.2) ? .floor(scale: 2) : .none
    return semantics
  }
}
