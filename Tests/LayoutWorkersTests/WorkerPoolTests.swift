import Foundation
import LayoutCore
import LayoutWorkers
import Synchronization
import Testing

@Suite("WorkerPool")
struct WorkerPoolTests {
  /// A range of cases of which some kill their worker.
  struct Chunk: Sendable, Equatable {
    var cases: Range<UInt64>
    var fatal: [UInt64]

    /// The request of the hostile worker, whose cases are counted from zero.
    var request: [UInt8] {
      let deeds = fatal.filter(cases.contains).map { "trap@\($0 - cases.lowerBound)" }
      return Hostile.bytes((["\(cases.count)"] + deeds).joined(separator: " "))
    }
  }

  enum Outcome: Sendable, Equatable {
    case ran(Range<UInt64>)
    case died(UInt64, EngineFault.Kind)
  }

  static let fatal: [UInt64] = [3, 4, 17, 60, 99]
  static let chunks = stride(from: UInt64(0), to: 100, by: 10).map {
    Chunk(cases: $0..<$0 + 10, fatal: fatal)
  }

  /// What came before the case of the death is known from the log; what comes after is work.
  static func perform(_ chunk: Chunk, _ lane: any Lane) -> [WorkerPool.Part<Chunk, Outcome>] {
    switch lane.perform(chunk.request, timeLimit: .seconds(20)) {
    case .reply: return [.result(.ran(chunk.cases))]
    case .stopped: return [.work(chunk)]
    case .death(let death):
      let fallen = chunk.cases.lowerBound + (death.mark ?? 0)
      var parts: [WorkerPool.Part<Chunk, Outcome>] = []
      if !death.log.isEmpty { parts.append(.result(.ran(chunk.cases.lowerBound..<fallen))) }
      parts.append(.result(.died(fallen, death.fault.kind)))
      let rest = fallen + 1..<chunk.cases.upperBound
      if !rest.isEmpty { parts.append(.work(Chunk(cases: rest, fatal: chunk.fatal))) }
      return parts
    }
  }

  @Test(
    "deaths split their piece, and results come in order whatever the lanes",
    arguments: [1, 2, 5]
  )
  func splitting(lanes: Int) {
    let pool = WorkerPool(lanes: lanes) { _ in
      WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    }
    var outcomes: [Outcome] = []
    let left = pool.run(Self.chunks, perform: Self.perform) { outcomes.append($0) }
    #expect(left.isEmpty)
    var next: UInt64 = 0
    var deaths: [UInt64] = []
    for outcome in outcomes {
      switch outcome {
      case .ran(let cases):
        #expect(cases.lowerBound == next)
        next = cases.upperBound
      case .died(let number, let kind):
        #expect(number == next)
        #expect(kind == .trap)
        deaths.append(number)
        next += 1
      }
    }
    #expect(next == 100)
    #expect(deaths == Self.fatal)
  }

  @Test("workers outlive the threads of a run and are kept for the next")
  func kept() {
    let starts = Mutex<[Int]>([])
    let pool = WorkerPool(lanes: 1) { _ in
      WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    }
    for _ in 0..<3 {
      pool.run([1, 2]) { number, lane -> [WorkerPool.Part<Int, Int>] in
        let reply = lane.perform(Hostile.bytes("1"), timeLimit: .seconds(20))
        #expect(reply == .reply(Hostile.bytes("1")))
        if let worker = lane as? WorkerLane { starts.withLock { $0.append(worker.starts) } }
        return [.result(number)]
      } deliver: { _ in
      }
      // Long enough for the thread of the run to be gone.
      Hostile.pause(milliseconds: 50)
    }
    #expect(starts.withLock { $0 } == [1, 1, 1, 1, 1, 1])
  }

  @Test("lanes of this process answer by the same interface")
  func inProcess() throws {
    let pool = WorkerPool(lanes: 3) { _ in
      guard let lane = InProcessLane({ request, page in request.reversed() }) else {
        fatalError("no memory for a page")
      }
      return lane
    }
    var replies: [WorkerReply] = []
    pool.run((0..<1_000).map { Hostile.bytes("\($0)") }) { request, lane in
      [WorkerPool.Part<[UInt8], WorkerReply>.result(lane.perform(request, timeLimit: .zero))]
    } deliver: {
      replies.append($0)
    }
    #expect(replies == (0..<1_000).map { .reply(Hostile.bytes(String("\($0)".reversed()))) })
  }

  @Test("a stopped run hands over what is done and gives back what it had begun")
  func stop() {
    let stop = StopFlag()
    let pool = WorkerPool(lanes: 2, stop: stop) { _ in
      WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    }
    var done: [Int] = []
    var drawn: [Int] = []
    let works = (0..<1_000).lazy.map { number in
      drawn.append(number)
      return number
    }
    let left = pool.run(works) { number, lane -> [WorkerPool.Part<Int, Int>] in
      _ = lane.perform(Hostile.bytes("1"), timeLimit: .seconds(20))
      if number == 40 { stop.set() }
      return [.result(number)]
    } deliver: {
      done.append($0)
    }
    #expect(done == done.sorted())
    #expect(left == left.sorted())
    #expect((done + left).sorted() == drawn)
    #expect(drawn.count < 200)
    #expect(done.contains(40))
  }

  @Test("pieces are drawn no further ahead than the lanes need")
  func lazily() {
    let drawn = Atomic(0)
    let delivered = Atomic(0)
    let works = (0..<500).lazy.map { number -> Int in
      let ahead = drawn.add(1, ordering: .relaxed).newValue - delivered.load(ordering: .relaxed)
      #expect(ahead <= 16)
      return number
    }
    let pool = WorkerPool(lanes: 2) { _ in
      WorkerLane(Hostile.command("lane"), limits: Hostile.limits)
    }
    pool.run(works) { number, _ in
      [WorkerPool.Part<Int, Int>.result(number)]
    } deliver: { _ in
      delivered.add(1, ordering: .relaxed)
    }
    #expect(delivered.load(ordering: .relaxed) == 500)
  }
}
