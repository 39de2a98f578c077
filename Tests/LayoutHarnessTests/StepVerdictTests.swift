import LayoutCore
import LayoutHarness
import LayoutWorkers
import Testing

@Suite("Step verdict: the log after a death")
struct StepVerdictTests {
  private static let (holds, breaks) = (StepVerdict.holds.rawValue, StepVerdict.breaks.rawValue)
  private static let (died, other) = (StepVerdict.died.rawValue, StepVerdict.diedOtherwise.rawValue)

  /// A death at step `mark` of a worker that began with `before` and had recorded `log`.
  struct Death: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var mark: UInt64?
    var kind = EngineFault.Kind.hang
    var log: [UInt8] = []
    var before: [UInt8] = []
    var expected: [UInt8]?
  }

  static let deaths: [Death] = [
    Death(testDescription: "at the start", mark: 0, expected: [died]),
    Death(testDescription: "of another fault", mark: 0, kind: .trap, expected: [other]),
    Death(testDescription: "before any step", mark: nil, expected: nil),
    Death(
      testDescription: "at a later step",
      mark: 2,
      log: [breaks, holds],
      before: [breaks],
      expected: [breaks, holds, died]
    ),
    Death(
      testDescription: "after the verdict, before the next step",
      mark: 1,
      log: [breaks, holds],
      before: [breaks],
      expected: [breaks, holds]
    ),
    Death(
      testDescription: "over a step run again",
      mark: 0,
      before: [breaks, holds, holds],
      expected: [died, holds, holds]
    ),
    Death(
      testDescription: "over a step run again, of another fault",
      mark: 0,
      kind: .trap,
      before: [breaks, holds],
      expected: nil
    ),
    Death(
      testDescription: "that brings nothing new",
      mark: 0,
      log: [breaks],
      before: [breaks, holds],
      expected: nil
    ),
  ]

  @Test("holds what was known and what the death says of its step", arguments: deaths)
  func log(_ death: Death) {
    let worker = WorkerDeath(EngineFault(death.kind), mark: death.mark, log: death.log)
    let log = StepVerdict.log(after: worker, keeping: "hang", before: death.before)
    #expect(log == death.expected)
  }
}
