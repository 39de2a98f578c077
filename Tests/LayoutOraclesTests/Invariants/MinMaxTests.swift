import LayoutCore
import LayoutOracles
import Testing

@Suite("MinMax")
struct MinMaxTests {
  static func plan(_ item: LaneItem) -> LanePlan {
    var plan = LanePlan.columns([])
    plan.items = [item]
    return plan
  }

  /// An item, the lengths it may have, and lengths it may not have.
  static let lengths: [(LaneItem, [Double], [Double])] = [
    (LaneItem(natural: 50), [50, 50.00001], [49, 51]),
    (LaneItem(natural: 50, minimum: 70), [70], [50, 71]),
    (LaneItem(natural: 50, maximum: 30), [30], [50, 29]),
    (LaneItem(natural: nil), [0, 5, 1000], [-1]),
    (LaneItem(natural: nil, minimum: 20, maximum: 40), [20, 33, 40], [19, 41]),
  ]

  @Test("lengths lie within the bounds, and are what the sizing decides", arguments: 0..<5)
  func mainLengths(index: Int) {
    let (item, allowed, forbidden) = Self.lengths[index]
    let plan = Self.plan(item)
    for length in allowed + forbidden {
      let answer = LaneReference.layOut(plan).changed { $0.frames[0].height = length }
      let isBroken = broken(plan, answer, only: "min-max") != nil
      #expect(isBroken == forbidden.contains(length), "\(length)")
    }
  }

  @Test("where the bounds conflict, the declared one wins")
  func conflict() {
    var plan = Self.plan(LaneItem(natural: 50, minimum: 80, maximum: 30))
    for (rule, length) in [(LaneSemantics.BoundsConflict.minimumWins, 80.0), (.maximumWins, 30)] {
      plan.semantics.boundsConflict = rule
      let right = LaneReference.layOut(plan)
      #expect(right.frames[0].height == length)
      #expect(broken(plan, right) == nil)
      let violation = broken(plan, right.changed { $0.frames[0].height = 110 - length })
      #expect(
        violation?.message
          == "the height of item 0 is \(Int(110 - length)), not \(Int(length))"
      )
    }
  }

  @Test(
    "cross lengths follow the lanes",
    arguments: [
      (LaneItem.CrossLength.fills, 1, [100.0], [99.0, 101, 0]), (.fills, 2, [210], [200, 100]),
      (.own(60), 1, [60], [100, 59]), (.own(160), 1, [100], [160]), (.own(160), 2, [160], [210]),
      (.atMostLanes, 1, [0, 50, 100], [101]),
    ]
  )
  func crossLengths(cross: LaneItem.CrossLength, span: Int, allowed: [Double], forbidden: [Double])
  {
    let plan = Self.plan(LaneItem(natural: 50, cross: cross, span: span))
    for length in allowed + forbidden {
      let answer = LaneReference.layOut(plan).changed { $0.frames[0].width = length }
      let isBroken = broken(plan, answer, only: "min-max") != nil
      #expect(isBroken == forbidden.contains(length), "\(length)")
    }
  }

  @Test("an engine that rounds down may lose one step of its pixel grid, others may not")
  func rounding() {
    var plan = Self.plan(LaneItem(natural: 50.7))
    plan.laneLength = 100.4
    let exact = LaneReference.layOut(plan)
    plan.semantics.rounding = .floor(scale: 2)
    let floored = LaneReference.layOut(plan)
    #expect(floored.frames[0] == Rect(x: 0, y: 0, width: 100, height: 50.5))
    #expect(broken(plan, floored) == nil)
    #expect(broken(plan, exact)?.invariant == "min-max")
    #expect(broken(plan, floored.changed { $0.frames[0].height = 49 })?.invariant == "min-max")
    plan.semantics.rounding = .none
    #expect(broken(plan, exact) == nil)
    #expect(broken(plan, floored)?.invariant == "min-max")
  }
}
