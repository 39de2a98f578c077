import LayoutCore
import LayoutOracles
import Testing

@Suite("Assignment")
struct AssignmentTests {
  static func plan(_ tie: LaneSemantics.Tie, _ heights: [Double]) -> LanePlan {
    var plan = LanePlan.columns(heights)
    plan.semantics.tie = tie
    return plan
  }

  static func rejects(_ plan: LanePlan, _ lanes: [Int]) -> Int? {
    let answer = LaneReference.layOut(plan, following: lanes)
    return broken(plan, answer, only: "assignment")?.items.first
  }

  /// Heights, and for each tie the lanes it gives.
  static let heights: [Double] = [20, 40, 20, 10, 30, 10]
  static let lanes: [LaneSemantics.Tie: [Int]] = [
    .leftmost: [0, 1, 2, 0, 2, 0], .cursor: [0, 1, 2, 0, 2, 0],
    .lowestLastItem: [0, 1, 2, 0, 2, 1], .sequential: [0, 1, 2, 0, 1, 2],
  ]

  @Test("each tie accepts its own lanes", arguments: LaneSemantics.Tie.allCases)
  func own(tie: LaneSemantics.Tie) throws {
    let plan = Self.plan(tie, Self.heights)
    #expect(LaneReference.layOut(plan).lanes == Self.lanes[tie])
    #expect(Self.rejects(plan, try #require(Self.lanes[tie])) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 1, 2, 0]) == 3)
  }

  @Test("each tie rejects what another would choose between equal lanes")
  func others() {
    var plan = Self.plan(.leftmost, [10, 10, 10])
    #expect(Self.rejects(plan, [0, 1, 2]) == nil)
    #expect(Self.rejects(plan, [1, 0, 2]) == 0)

    // All lanes end at 40 after item 3; the cursor stands at lane 1, where the last item is
    // earliest too.
    plan = Self.plan(.cursor, [10, 30, 30, 10, 5])
    #expect(LaneReference.layOut(plan).lanes == [0, 1, 2, 0, 1])
    #expect(Self.rejects(plan, [0, 1, 2, 0, 0]) == 4)
    plan.semantics.tie = .leftmost
    #expect(Self.rejects(plan, [0, 1, 2, 0, 0]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 0, 1]) == 4)
    plan.semantics.tie = .lowestLastItem
    #expect(Self.rejects(plan, [0, 1, 2, 0, 1]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 0, 2]) == 4)
    #expect(Self.rejects(plan, [0, 1, 2, 0, 0]) == 4)
  }

  @Test("lanes within the tie tolerance count as equal, those beyond do not")
  func tieTolerance() {
    var plan = Self.plan(.leftmost, [20, 10, 10, 5])
    #expect(Self.rejects(plan, [0, 1, 2, 1]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 0]) == 3)
    plan.semantics.tieTolerance = 10
    #expect(Self.rejects(plan, [0, 1, 2, 0]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 1]) == 3)
    plan = Self.plan(.cursor, [20, 10, 10, 5])
    plan.semantics.tieTolerance = 10
    #expect(Self.rejects(plan, [0, 1, 2, 0]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 1]) == 3)
    plan.semantics.tieTolerance = .infinity
    #expect(Self.rejects(plan, [0, 1, 2, 0]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 2]) == 3)
  }

  @Test("a spanning item takes the window whose tallest lane is lowest, the first of equals")
  func spans() {
    var plan = Self.plan(.leftmost, [50, 20, 30, 10])
    plan.items[3].span = 2
    #expect(Self.rejects(plan, [0, 1, 2, 1]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 0]) == 3)
  }

  @Test("a pinned item lies in its lane, held back so that its span fits")
  func pinned() {
    var plan = Self.plan(.leftmost, [50, 20])
    plan.items[0].pinned = 2
    #expect(Self.rejects(plan, [2, 0]) == nil)
    #expect(Self.rejects(plan, [0, 1]) == 0)
    plan.items[0].span = 2
    #expect(Self.rejects(plan, [1, 0]) == nil)
  }

  @Test("near ties between numbers with many digits may go either way")
  func nearTies() {
    let plan = Self.plan(.leftmost, [0.1 + 0.2, 0.3, 50, 7])
    #expect(Self.rejects(plan, [0, 1, 2, 0]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 1]) == nil)
    #expect(Self.rejects(plan, [0, 1, 2, 2]) == 3)
  }

  @Test("names both lanes and where they are free")
  func message() {
    let plan = Self.plan(.leftmost, [50, 20, 30, 10])
    let answer = LaneReference.layOut(plan, following: [0, 1, 2, 2])
    #expect(
      broken(plan, answer)?.message
        == "item 3 lies in lane 2, which is free from 40, not in lane 1, which is free from 30"
    )
    let outside = LaneReference.layOut(plan).changed { $0.lanes = [0, 1, 3, 1] }
    #expect(
      broken(plan, outside)?.message
        == "item 2 is said to lie in lane 3, but its lanes start at 0 to 2"
    )
  }
}
