import LayoutCore
import LayoutOracles
import Testing

@Suite("Mirror")
struct MirrorTests {
  static func pair(_ axis: Axis) -> (LanePlan, LaneAnswer, LaneAnswer) {
    var plan = LanePlan.columns([50, 60, 40, 30])
    plan.axis = axis
    plan.insets = Insets(leading: 5, trailing: 9)
    let leftToRight = LaneReference.layOut(plan)
    plan.direction = .rightToLeft
    return (plan, leftToRight, LaneReference.layOut(plan))
  }

  @Test("only x changes, and to its mirror", arguments: Axis.allCases)
  func holds(axis: Axis) {
    var (plan, left, right) = Self.pair(axis)
    #expect(Mirror.check(leftToRight: left, rightToLeft: right, plan: plan) == nil)
    #expect(
      Mirror.check(leftToRight: left, rightToLeft: left, plan: plan)?.invariant == "mirror"
    )
    let changes: [(inout LaneAnswer) -> Void] = [
      { $0.frames[1].x += 1 }, { $0.frames[1].y += 1 }, { $0.frames[1].width += 1 },
      { $0.size.width += 1 }, { $0.lanes?[1] = 0 }, { $0.frames.removeLast() },
    ]
    for change in changes {
      let changed = right.changed(change)
      let violation = Mirror.check(leftToRight: left, rightToLeft: changed, plan: plan)
      #expect(violation?.invariant == "mirror")
    }
    plan.semantics.claims.remove(.mirror)
    #expect(Mirror.check(leftToRight: left, rightToLeft: left, plan: plan) == nil)
  }
}
