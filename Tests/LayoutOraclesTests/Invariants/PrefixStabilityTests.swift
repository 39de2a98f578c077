import LayoutCore
import LayoutOracles
import Testing

@Suite("PrefixStability")
struct PrefixStabilityTests {
  @Test(
    "appending moves no earlier item, along either axis and in either direction",
    arguments: Axis.allCases,
    LayoutDirection.allCases
  )
  func appending(axis: Axis, direction: LayoutDirection) {
    var plan = LanePlan.columns([50, 60, 40, 30])
    plan.axis = axis
    plan.direction = direction
    let before = LaneReference.layOut(plan)
    plan.items.append(LaneItem(natural: 70))
    let after = LaneReference.layOut(plan)
    #expect(PrefixStability.check(before: before, after: after, changed: 4, plan: plan) == nil)
    for index in 0..<5 {
      let moved = after.changed { $0.frames[index].y += 1 }
      let violation = PrefixStability.check(before: before, after: moved, changed: 4, plan: plan)
      #expect(violation?.items == (index < 4 ? [index] : nil))
    }
    plan.semantics.claims.remove(.prefixStability)
    let moved = after.changed { $0.frames[0].x += 1 }
    #expect(PrefixStability.check(before: before, after: moved, changed: 4, plan: plan) == nil)
  }

  @Test("changing item m is free to move those from m on")
  func changing() {
    var plan = LanePlan.columns([50, 60, 40, 30])
    let before = LaneReference.layOut(plan)
    plan.items[1].natural = 5
    let after = LaneReference.layOut(plan)
    #expect(PrefixStability.check(before: before, after: after, changed: 1, plan: plan) == nil)
    let violation = PrefixStability.check(before: before, after: after, changed: 4, plan: plan)
    #expect(
      violation?.message
        == "the height of item 1 is 5, but 60 in the layout before item 4 changed"
    )
  }
}
