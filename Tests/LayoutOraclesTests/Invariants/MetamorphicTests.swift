import LayoutCore
import LayoutOracles
import Testing

@Suite("Metamorphic")
struct MetamorphicTests {
  static let plan = LanePlan.columns([50, 60, 40, 30])
  static let original = LaneReference.layOut(plan)

  @Test("transposing, scaling and moving a plan does the same to its layout")
  func predicted() {
    var transposed = Self.plan
    transposed.axis = .horizontal
    var scaled = Self.plan
    scaled.laneLength *= 4
    scaled.laneSpacing *= 4
    scaled.itemSpacing *= 4
    scaled.crossLength *= 4
    scaled.items = scaled.items.map { LaneItem(natural: ($0.natural ?? 0) * 4) }
    var moved = Self.plan
    moved.insets = Insets(top: 3, leading: 5)
    moved.crossLength += 5
    let cases: [(Metamorphic.Change, LanePlan)] = [
      (.transposed, transposed), (.scaled(4), scaled), (.moved(x: 5, y: 3), moved),
    ]
    for (change, plan) in cases {
      let changed = LaneReference.layOut(plan)
      #expect(Metamorphic.check(change, original: Self.original, changed: changed) == nil)
      for other in cases where other.0 != change {
        let violation = Metamorphic.check(other.0, original: Self.original, changed: changed)
        #expect(violation?.invariant == "metamorphic")
      }
    }
  }

  @Test("items without area that take no gap move none of the others")
  func withoutArea() {
    var plan = Self.plan
    plan.items.insert(LaneItem(natural: 0), at: 1)
    plan.items.insert(LaneItem(natural: 0), at: 4)
    let consuming = LaneReference.layOut(plan)
    plan.semantics.zeroLengthItem = .consumesNone
    let saving = LaneReference.layOut(plan)
    let check = { Metamorphic.check(inserted: [1, 4], original: Self.original, changed: $0) }
    #expect(check(saving) == nil)
    #expect(check(consuming)?.invariant == "metamorphic")
  }
}
