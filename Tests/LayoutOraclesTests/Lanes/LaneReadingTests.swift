import LayoutCore
import LayoutOracles
import Testing

@Suite("LaneReading")
struct LaneReadingTests {
  static func reading(_ plan: LanePlan, _ answer: LaneAnswer) -> LaneReading {
    var reading = LaneReading()
    reading.read(answer, by: plan)
    return reading
  }

  @Test(
    "either axis and direction reads the same",
    arguments: Axis.allCases,
    LayoutDirection.allCases
  )
  func directions(axis: Axis, direction: LayoutDirection) {
    var plan = LanePlan.columns([50, 60, 40, 30])
    let expected = Self.reading(plan, LaneReference.layOut(plan))
    plan.axis = axis
    plan.direction = direction
    let actual = Self.reading(plan, LaneReference.layOut(plan))
    #expect(actual.places == expected.places)
    #expect(actual.lanes == [0, 1, 2, 2])
    #expect(actual.isUsable && actual.isExact)
  }

  @Test("lanes that are not told are those nearest to the frames, spans included")
  func nearest() {
    var plan = LanePlan.columns([50, 60, 40, 30])
    plan.items[3].span = 2
    let answer = LaneReference.layOut(plan).changed {
      $0.lanes = nil
      $0.frames[1].x += 50
      $0.frames[2].x = 1e300
    }
    #expect(Self.reading(plan, answer).lanes == [0, 1, 2, 0])
  }

  @Test("lanes outside are not taken over, nor are lanes that coincide guessed")
  func unknown() {
    var plan = LanePlan.columns([50, 60])
    let right = LaneReference.layOut(plan)
    for lanes in [[0, 3], [-1, 1], [0]] {
      #expect(Self.reading(plan, right.changed { $0.lanes = lanes }).lanes.isEmpty)
    }
    plan.laneLength = 0
    plan.laneSpacing = 0
    #expect(Self.reading(plan, right.changed { $0.lanes = nil }).lanes.isEmpty)
  }

  @Test("answers that are not finite, of another length, or of endless lanes are not read")
  func unusable() {
    var plan = LanePlan.columns([50, 60])
    let right = LaneReference.layOut(plan)
    #expect(!Self.reading(plan, right.changed { $0.frames[1].y = .nan }).isUsable)
    #expect(!Self.reading(plan, right.changed { $0.size.width = .infinity }).isUsable)
    #expect(!Self.reading(plan, right.changed { $0.frames.removeLast() }).isUsable)
    for lanes in [0, -3, Int.max, Int.min] {
      plan.lanes = lanes
      #expect(!Self.reading(plan, right).isUsable)
      #expect(broken(plan, right) == nil)
    }
  }

  @Test("sums are exact only where every number is short")
  func exact() {
    var plan = LanePlan.columns([50, 60.5])
    #expect(Self.reading(plan, LaneReference.layOut(plan)).isExact)
    plan.itemSpacing = 0.1
    #expect(!Self.reading(plan, LaneReference.layOut(plan)).isExact)
    plan = LanePlan.columns([50, 1.0 / 3])
    #expect(!Self.reading(plan, LaneReference.layOut(plan)).isExact)
  }
}
