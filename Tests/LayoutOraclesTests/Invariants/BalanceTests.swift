import LayoutCore
import LayoutOracles
import Testing

@Suite("Balance")
struct BalanceTests {
  static let plan = LanePlan.columns([50, 50, 50, 50, 50, 50])

  /// All items in lanes as given, one below the other.
  static func answer(_ plan: LanePlan, _ lanes: [Int]) -> LaneAnswer {
    LaneReference.layOut(plan, following: lanes)
  }

  @Test("a lane that is longer than another by more than one item and its gap")
  func difference() {
    #expect(broken(Self.plan, LaneReference.layOut(Self.plan)) == nil)
    let violation = broken(Self.plan, Self.answer(Self.plan, [0, 1, 0, 1, 0, 1]))
    #expect(violation?.invariant == "balance")
    #expect(
      violation?.message == "lane 0 is 180 longer than lane 2, though the longest item, 0, and its "
        + "gap take 60"
    )
    #expect(violation?.items == [4])
    #expect(broken(Self.plan, Self.answer(Self.plan, [0, 1, 2, 0, 1, 2])) == nil)
  }

  @Test("a longest lane that takes more than its share")
  func share() {
    // Differences of at most one item, but the rest of the lanes could have taken more.
    var plan = LanePlan.columns([60, 50, 10, 10, 10, 10], spacing: 0)
    plan.lanes = 2
    let lanes = [0, 1, 0, 0, 0, 0]
    let violation = broken(plan, Self.answer(plan, lanes), only: "balance")
    #expect(violation == nil)
    plan.items = [30, 60, 30, 20].map { LaneItem(natural: $0) }
    #expect(broken(plan, Self.answer(plan, [0, 1, 0, 1]), only: "balance") == nil)
    #expect(broken(plan, Self.answer(plan, [0, 1, 1, 1]), only: "balance")?.items == [3])
  }

  @Test("a tie tolerance may add to the difference, an endless one lifts the demand")
  func tolerance() {
    var plan = Self.plan
    let answer = Self.answer(plan, [0, 1, 0, 1, 0, 1])
    plan.semantics.tieTolerance = 119
    #expect(broken(plan, answer, only: "balance")?.expected == "at most 179")
    for tolerance in [200, Double.infinity] {
      plan.semantics.tieTolerance = tolerance
      #expect(broken(plan, answer, only: "balance") == nil)
    }
  }

  @Test("not asked of lanes in sequence, nor with spans or pinned items")
  func notApplied() {
    let answer = Self.answer(Self.plan, [0, 1, 0, 1, 0, 1])
    var plan = Self.plan
    plan.semantics.tie = .sequential
    #expect(broken(plan, answer, only: "balance") == nil)
    plan = Self.plan
    plan.items[0].span = 2
    #expect(broken(plan, answer, only: "balance") == nil)
    plan = Self.plan
    plan.items[0].pinned = 0
    #expect(broken(plan, answer, only: "balance") == nil)
  }
}
