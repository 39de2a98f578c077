import Foundation
import LayoutCore
import LayoutWorkers
import TestKit
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
    if deed == "complain-then-trap" {
      #expect(death.fault.standardError.contains("the last word"))
    }
    let after = Hostile.bytes("3")
    #expect(lane.perform(after, timeLimit: .seconds(20)) == .reply(after))
    #expect(lane.starts == 2)
  }

  @Test("random bytes on random descriptors never pass for a reply, nor end anything")
  func noise() {
    let lane = WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    for _ in 0..<30 {
      let request = Hostile.bytes("2 noise@0")
      switch lane.perform(request, timeLimit: .seconds(2)) {
      case .reply(let bytes): #expect(bytes == request)
      case .death(let death): #expect([.protocolBreach, .hang].contains(death.fault.kind))
      case .stopped: Issue.record("nobody asked it to stop")
      }
      let after = Hostile.bytes("3")
      #expect(lane.perform(after, timeLimit: .seconds(20)) == .reply(after))
    }
  }

  @Test("what an engine prints or complains, however much, does not spoil its reply")
  func printing() {
    let lane = WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    let request = Hostile.bytes("6 print@1 flood@3 print@5")
    for _ in 0..<3 {
      #expect(lane.perform(request, timeLimit: .seconds(20)) == .reply(request))
    }
    #expect(lane.starts == 1)
  }

  @Test("the time limit is for one case, not for a request of many")
  func longRequest() {
    let lane = WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    let pauses = (0..<8).map { "pause@\($0)" }.joined(separator: " ")
    let request = Hostile.bytes("8 \(pauses)")
    #expect(lane.perform(request, timeLimit: .milliseconds(1_500)) == .reply(request))
  }

  @Test(
    "requests and replies of megabytes pass while both sides write",
    arguments: [1 << 16, 9 << 20]
  )
  func large(size: Int) {
    let lane = WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    let request = [UInt8](repeating: 0, count: size)
    #expect(lane.perform(request, timeLimit: .seconds(20)) == .reply(request))
  }

  @Test("a program that is no worker is a death, not a wait")
  func noWorker() {
    for (program, kind) in [("true", EngineFault.Kind.exit), ("plumb-no-such-program", .exit)] {
      let lane = WorkerLane(LaunchCommand(program), limits: Hostile.limits)
      guard case .death(let death) = lane.perform([1], timeLimit: .seconds(20)) else {
        Issue.record("\(program) answered")
        continue
      }
      #expect(death.fault.kind == kind)
      #expect(death.mark == nil)
    }
  }

  @Test("a lane hands descriptors of its own on to its workers")
  func inheriting() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("note")
    try Data("handed on".utf8).write(to: URL(fileURLWithPath: path))
    let file = try #require(FileHandle(forReadingAtPath: path))
    let lane = WorkerLane(
      Hostile.command("lane"),
      limits: Hostile.limits,
      inheriting: [file.fileDescriptor]
    )
    let reply = lane.perform(Hostile.bytes("1 read-inherited@0"), timeLimit: .seconds(20))
    #expect(reply == .reply(Hostile.bytes("handed on")))
  }
}
