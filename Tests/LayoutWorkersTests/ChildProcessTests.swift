import Foundation
import LayoutCore
import Testing

@testable import LayoutWorkers

@Suite("ChildProcess")
struct ChildProcessTests {
  private func hostile(_ arguments: String...) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Hostile.command().program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test("after many deaths no descriptor, process or zombie is left")
  func leaks() throws {
    let parent = try hostile("count-leaks")
    parent.waitUntilExit()
    #expect(parent.terminationStatus == 0)
  }

  @Test("a worker in an endless loop dies with its parent, killed without warning")
  func orphans() throws {
    let parent = try hostile("wait")
    var worker: Int32?
    for _ in 0..<500 where worker == nil {
      worker = Hostile.children(of: parent.processIdentifier).first
      Hostile.pause(milliseconds: 20)
    }
    let number = try #require(worker)
    #expect(Hostile.isRunning(number))
    kill(parent.processIdentifier, SIGKILL)
    parent.waitUntilExit()
    for _ in 0..<500 where Hostile.isRunning(number) { Hostile.pause(milliseconds: 20) }
    #expect(!Hostile.isRunning(number))
  }

  @Test("what an engine started is ended with it, though in a group of its own")
  func grandchildren() throws {
    let lane = WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    let reply = lane.perform(Hostile.bytes("1 spawn-and-trap@0"), timeLimit: .seconds(20))
    guard case .death(let death) = reply else {
      Issue.record("answered")
      return
    }
    let words = death.fault.standardError.split { $0 == " " || $0 == "\n" }
    let place = try #require(words.firstIndex(of: "child"))
    let number = try #require(Int32(words[place + 1]))
    for _ in 0..<100 where Hostile.isRunning(number) { Hostile.pause(milliseconds: 20) }
    #expect(!Hostile.isRunning(number))
  }

  @Test("the last words of a process that is no more are read before its end is told")
  func lastWords() throws {
    var child = try ChildProcess(
      LaunchCommand("/bin/sh", ["-c", "echo well"]),
      wiring: .standard,
      limits: Hostile.limits
    )
    Hostile.pause(milliseconds: 500)
    // As if it had ended after a wait that gave nothing.
    let fault = child.inspect()
    #expect(fault == nil)
    var sent = 0
    var incoming: [UInt8] = []
    let words = child.pump([], sent: &sent, into: &incoming, atMost: .zero)
    #expect(words == .bytes)
    #expect(incoming == Hostile.bytes("well\n"))
    let last = child.pump([], sent: &sent, into: &incoming, atMost: .zero)
    #expect(last == .ended)
    let end = child.ended()
    #expect(end == .exited(0))
  }
}
