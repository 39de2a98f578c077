import LayoutCore
import LayoutOracles
import Testing

@Suite("Bijection")
struct BijectionTests {
  @Test("one frame and one lane an item")
  func counts() {
    let plan = LanePlan.columns([50, 60])
    let right = LaneReference.layOut(plan)
    #expect(Bijection.check(plan, right) == nil)
    #expect(Bijection.check(plan, right.changed { $0.lanes = nil }) == nil)
    let missing = right.changed { $0.frames.removeLast() }
    #expect(broken(plan, missing)?.message == "1 frames answer 2 items")
    let lanes = right.changed { $0.lanes = [0, 1, 2] }
    #expect(broken(plan, lanes)?.message == "3 lanes answer 2 items")
  }

  @Test(
    "every id that goes in comes out as often",
    arguments: [
      (["a", "b", "a"], ["a", "a", "b"], nil),
      (["a", "b"], ["a"], "b comes in 1 times and out 0 times"),
      (["a", "b"], ["a", "b", "b"], "b comes in 1 times and out 2 times"),
      (["a", "b"], ["a", "c"], "b comes in 1 times and out 0 times"),
      ([], ["x"], "x comes in 0 times and out 1 times"),
      (["b"], ["a", "b"], "a comes in 0 times and out 1 times"),
    ] as [([String], [String], String?)]
  )
  func ids(given: [String], answered: [String], message: String?) {
    #expect(Bijection.check(given: given, answered: answered)?.message == message)
  }
}
