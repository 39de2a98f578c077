import LayoutCore
import LayoutOracles
import Testing

@Suite("Spacing")
struct SpacingTests {
  static let plan = LanePlan.columns([50, 60, 40, 30, 20])
  static let right = LaneReference.layOut(plan)

  @Test("names the item before and the gap that is wrong")
  func gap() {
    #expect(broken(Self.plan, Self.right) == nil)
    let violation = broken(Self.plan, Self.right.changed { $0.frames[4].y += 3 })
    #expect(violation?.invariant == "spacing")
    #expect(violation?.message == "item 4 starts 13 behind item 0, not 10 points")
    #expect(violation?.items == [0, 4])
    #expect(violation?.edge == .top)
  }

  @Test("the first item of a lane starts at the inset")
  func inset() {
    let violation = broken(Self.plan, Self.right.changed { $0.frames[1].y = 10 }, only: "spacing")
    #expect(
      violation?.message == "item 1, the first of lane 1, starts at 10, not at the inset 0"
    )
  }

  @Test("lanes stand one pitch apart, whether lanes are told or not")
  func pitch() {
    for lanes in [Self.right.lanes, nil] {
      let answer = Self.right.changed {
        $0.lanes = lanes
        $0.frames[2].x = 215
      }
      let violation = broken(Self.plan, answer)
      #expect(violation?.message == "item 2 starts at 215 across, but lane 2 starts at 220")
      #expect(violation?.edge == .leading)
    }
    let told = Self.right.changed { $0.lanes = [1, 1, 2, 2, 0] }
    #expect(broken(Self.plan, told, only: "spacing")?.items == [0])
  }

  @Test("a spanning item keeps the gap in one covered lane and no less in the others")
  func spans() {
    var plan = LanePlan.columns([50, 60, 40, 30])
    plan.items[3].span = 2
    let right = LaneReference.layOut(plan)
    #expect(right.frames[3] == Rect(x: 0, y: 70, width: 210, height: 30))
    #expect(broken(plan, right) == nil)
    #expect(broken(plan, right.changed { $0.frames[3].y = 60 }, only: "spacing")?.items == [1, 3])
    #expect(broken(plan, right.changed { $0.frames[3].y = 71 }, only: "spacing")?.items == [1, 3])
  }

  @Test("an item without length consumes a gap or none, as declared")
  func zeroLength() {
    var plan = LanePlan.columns([0, 0, 0, 30, 30, 30])
    let consuming = LaneReference.layOut(plan)
    #expect(consuming.frames[3].y == 10)
    plan.semantics.zeroLengthItem = .consumesNone
    let saving = LaneReference.layOut(plan)
    #expect(saving.frames[3].y == 0)
    #expect(broken(plan, saving) == nil)
    #expect(broken(plan, consuming)?.invariant == "spacing")
    plan.semantics.zeroLengthItem = .consumesGap
    #expect(broken(plan, consuming) == nil)
    #expect(broken(plan, saving)?.invariant == "spacing")
  }

  @Test("lanes that cannot be told apart are not asked about")
  func coinciding() {
    var plan = LanePlan.columns([50, 60, 40])
    plan.laneLength = 0
    plan.laneSpacing = 0
    plan.crossLength = 0
    let answer = LaneReference.layOut(plan).changed {
      $0.lanes = nil
      $0.frames[2].y = 5
    }
    #expect(broken(plan, answer, only: "spacing") == nil)
  }
}
