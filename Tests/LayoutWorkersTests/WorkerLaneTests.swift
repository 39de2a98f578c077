import LayoutCore
import LayoutWorkers
import Testing

@Suite("WorkerLane")
struct WorkerLaneTests {
  /// What the engine does, and as what its death is to count.
  static let deaths: [(deed: String, kind: EngineFault.Kind)] = [
    ("trap", .trap),
    ("unwrap-nil", .trap),
    ("out-of-bounds", .trap),
    ("stack-overflow", .segmentationFault),
    ("infinite-recursion", .segmentationFault),
    ("infinite-loop", .hang),
    ("sleep", .hang),
    ("allocate-untouched", .memory),
    ("allocate-touched", .memory),
    ("exit-0", .exit),
    ("exit-3", .exit),
    ("abort", .abort),
    ("killed", .exit),
    ("terminated", .exit),
    ("complain-then-trap", .trap),
    ("close-all", .protocolBreach),
    ("close-all-and-loop", .protocolBreach),
    ("scribble", .protocolBreach),
    ("spawn-and-trap", .trap),
    ("long-reply", .protocolBreach),
  ]

  @Test(
    "a death is told by its kind, case and steps, and the next request is served",
    arguments: deaths
  )
  func death(deed: String, kind: EngineFault.Kind) throws {
    let lane = WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    let limit = Duration.milliseconds(kind == .hang ? 300 : 20_000)
    guard case .death(let death) = lane.perform(Hostile.bytes("10 \(deed)@5"), timeLimit: limit)
    else {
      Issue.record("\(deed) was answered")
      return
    }
    #expect(death.fault.kind == kind, "\(death.fault)")
    // An engine that spoils its descriptors goes on; only its reply shows it.
    let goesOn = ["close-all", "scribble", "long-reply"].contains(deed)
    #expect(goesOn ? (5...9).contains(death.mark ?? 0) : death.mark == 5)
    #expect(death.log.starts(with: [0, 1, 2, 3, 4]))
    #expect(death.fault.standardError.utf8.count <= 4096)
    let after = Hostile.bytes("3")
    #expect(lane.perform(after, timeLimit: .seconds(20)) == .reply(after))
    #expect(lane.starts == 2)
  }
}
