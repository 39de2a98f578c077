import LayoutCore
import LayoutOracles
import Testing

@Suite("Containment")
struct ContainmentTests {
  static func plan(
    _ axis: Axis = .vertical,
    _ direction: LayoutDirection = .leftToRight
  ) -> LanePlan {
    LanePlan(
      axis: axis,
      direction: direction,
      lanes: 2,
      laneLength: 100,
      laneSpacing: 10,
      insets: Insets(top: 7, leading: 7, bottom: 8, trailing: 8),
      crossLength: 225,
      items: [LaneItem(natural: 30), LaneItem(natural: 40)]
    )
  }

  @Test("an item that sticks out of any inset is found, and its edge named")
  func sides() {
    let cases: [(LanePlan, Violation.Edge, (inout Rect) -> Void)] = [
      (Self.plan(), .leading, { $0.x -= 1 }), (Self.plan(), .trailing, { $0.x += 111 }),
      (Self.plan(), .trailing, { $0.width += 111 }), (Self.plan(), .top, { $0.y -= 1 }),
      (Self.plan(.vertical, .rightToLeft), .leading, { $0.x += 1 }),
      (Self.plan(.vertical, .rightToLeft), .trailing, { $0.x -= 111 }),
      (Self.plan(.horizontal), .top, { $0.y -= 1 }),
      (Self.plan(.horizontal), .bottom, { $0.y += 111 }),
      (Self.plan(.horizontal), .leading, { $0.x -= 1 }),
      (Self.plan(.horizontal, .rightToLeft), .leading, { $0.x += 1 }),
    ]
    for (plan, edge, change) in cases {
      let right = LaneReference.layOut(plan)
      #expect(broken(plan, right) == nil)
      let violation = broken(plan, right.changed { change(&$0.frames[0]) }, only: "containment")
      #expect(violation?.edge == edge, "\(plan.axis) \(plan.direction)")
      #expect(violation?.items == [0])
    }
  }

  @Test("lanes that do not fit may overflow as far as they reach, and no further")
  func overflow() {
    var plan = Self.plan()
    plan.laneLength = 0
    plan.laneSpacing = 300
    let answer = LaneReference.layOut(plan)
    #expect(answer.frames[1].x == 307)
    #expect(broken(plan, answer) == nil)
    let violation = broken(plan, answer.changed { $0.frames[1].x += 1 }, only: "containment")
    #expect(violation?.message == "item 1 ends at 308, 1 point past the trailing limit 307")
  }

  @Test("a hair's breadth is forgiven")
  func tolerance() {
    let plan = Self.plan()
    let answer = LaneReference.layOut(plan).changed { $0.frames[1].width += 1e-5 }
    #expect(broken(plan, answer, only: "containment") == nil)
  }
}
