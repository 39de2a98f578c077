import LayoutCore
import LayoutOracles

extension LanePlan {
  /// Three columns of 100 points, 10 apart, in a container of 320, with items of these heights.
  static func columns(_ heights: [Double], spacing: Double = 10) -> LanePlan {
    LanePlan(
      lanes: 3,
      laneLength: 100,
      laneSpacing: 10,
      itemSpacing: spacing,
      crossLength: 320,
      items: heights.map { LaneItem(natural: $0) }
    )
  }
}

extension LaneAnswer {
  /// The answer with one change.
  func changed(_ change: (inout LaneAnswer) -> Void) -> LaneAnswer {
    var copy = self
    change(&copy)
    return copy
  }
}

/// The first invariant that an answer breaks, or `nil`.
func broken(_ plan: LanePlan, _ answer: LaneAnswer, only name: String? = nil) -> Violation? {
  var scratch = LaneScratch()
  return broken(plan, answer, only: name, &scratch)
}

/// The first invariant that an answer breaks, judged with scratch that was used before.
func broken(
  _ plan: LanePlan,
  _ answer: LaneAnswer,
  only name: String? = nil,
  _ scratch: inout LaneScratch
) -> Violation? {
  let checks = name.map { name in LaneChecks.all.filter { $0.description.name == name } }
  return LaneChecks.firstViolation(
    plan,
    answer,
    checks: checks ?? LaneChecks.all,
    scratch: &scratch
  )
}
