import LayoutCore
import LayoutOracles
import Testing

@Suite("LanePlan.nonsense")
struct NonsenseTests {
  static let changes: [(String?, @Sendable (inout LanePlan) -> Void)] = [
    (nil, { _ in }),
    ("0 lanes", { $0.lanes = 0 }),
    ("a lane spacing of -1", { $0.laneSpacing = -1 }),
    ("an item spacing of NaN", { $0.itemSpacing = .nan }),
    ("a bottom inset of infinity", { $0.insets.bottom = .infinity }),
    ("a container length of -320", { $0.crossLength = -320 }),
    ("item 1 with a length of -2", { $0.items[1].natural = -2 }),
    ("item 1 with a minimum of NaN", { $0.items[1].minimum = .nan }),
    ("item 1 with a maximum of -1", { $0.items[1].maximum = -1 }),
    (nil, { $0.items[1].maximum = .infinity }),
    ("item 0 with a span of 0", { $0.items[0].span = 0 }),
    ("item 0 with a cross length of infinity", { $0.items[0].cross = .own(.infinity) }),
    (nil, { $0.items[0].span = 4 }),
    (
      "item 0 with a span of 4 in 3 lanes",
      {
        $0.items[0].span = 4
        $0.semantics.spanTooWide = .refused
      }
    ),
    ("item 0 with a pinned lane of -1", { $0.items[0].pinned = -1 }),
  ]

  @Test("names the first thing that makes no sense", arguments: changes.indices)
  func reasons(index: Int) {
    var plan = LanePlan.columns([10, 20])
    Self.changes[index].1(&plan)
    #expect(plan.nonsense == Self.changes[index].0)
  }

  @Test("a span that is too wide covers all lanes")
  func clamped() {
    var plan = LanePlan.columns([10, 20])
    plan.items[1].span = 9
    let answer = LaneReference.layOut(plan)
    #expect(answer.frames[1] == Rect(x: 0, y: 20, width: 320, height: 20))
    #expect(broken(plan, answer) == nil)
  }
}
