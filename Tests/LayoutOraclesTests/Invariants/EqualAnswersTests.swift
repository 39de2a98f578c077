import LayoutCore
import LayoutOracles
import Testing

@Suite("Invariants that compare two answers")
struct EqualAnswersTests {
  static let plan = LanePlan.columns([50, 60, 40, 30])
  static let right = LaneReference.layOut(plan)

  static let checks: [(String, isExact: Bool, @Sendable (LaneAnswer, LaneAnswer) -> Violation?)] = [
    ("idempotence", true, { Idempotence.check(first: $0, again: $1) }),
    ("determinism", true, { Determinism.check(first: $0, second: $1) }),
    (
      "incremental-equals-fresh", false,
      { IncrementalEqualsFresh.check(fresh: $0, incremental: $1) }
    ),
    ("reference", false, { Reference.check(oracle: $0, answer: $1) }),
  ]

  @Test("equal answers hold, each difference is found", arguments: checks.indices)
  func differences(index: Int) {
    let (name, isExact, check) = Self.checks[index]
    #expect(check(Self.right, Self.right) == nil)
    let changes: [(inout LaneAnswer) -> Void] = [
      { $0.frames[2].x += 1 }, { $0.frames[2].y += 1 }, { $0.frames[2].width += 1 },
      { $0.frames[2].height += 1 }, { $0.frames[2].x = .nan }, { $0.size.width += 1 },
      { $0.size.height = .infinity }, { $0.lanes?[1] = 0 }, { $0.frames.removeLast() },
      { $0.lanes?.removeLast() },
    ]
    for change in changes {
      #expect(check(Self.right, Self.right.changed(change))?.invariant == name)
    }
    let digit = Self.right.changed { $0.frames[3].y = $0.frames[3].y.nextUp }
    #expect((check(Self.right, digit) != nil) == isExact)
    #expect(check(Self.right, Self.right.changed { $0.lanes = nil }) == nil)
  }

  @Test("two numbers that read the same are told with all digits")
  func digits() {
    let digit = Self.right.changed { $0.frames[3].y = $0.frames[3].y.nextUp }
    let violation = Idempotence.check(first: Self.right, again: digit)
    #expect(
      violation?.message == "the y of item 3 is 50.00000000000001, but 50 in the first layout"
    )
    #expect(violation?.edge == .top)
  }

  @Test("what is not a number equals itself bit for bit")
  func notANumber() {
    let broken = Self.right.changed { $0.frames[0].x = .nan }
    #expect(Idempotence.check(first: broken, again: broken) == nil)
    #expect(Reference.check(oracle: broken, answer: broken) == nil)
  }
}
