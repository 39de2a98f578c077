import CPlumbSystem
import LayoutCore

/// A lane whose requests a worker process answers: started at the first request, kept for the next
/// ones, replaced when it dies.
package final class WorkerLane: Lane {
  private let command: LaunchCommand
  private let limits: ProcessLimits
  private let inherited: [Int32]
  private let stop: StopFlag
  private var worker: Worker?
  private var number: UInt32 = 0
  /// How many processes were started so far.
  package private(set) var starts = 0

  /// A process with the page it shares.
  private struct Worker: ~Copyable {
    var process: ChildProcess
    let page: ProgressPage
    var isFresh = true
  }

  /// Describes a lane; nothing is started yet.
  ///
  /// - Parameters:
  ///   - command: a program that calls ``WorkerServer/run(_:)``.
  ///   - inherited: descriptors of this process that the worker finds from number 6 on; they must
  ///     stay open as long as the lane is used.
  ///   - stop: when it is set, a request that takes long is given up.
  package init(
    _ command: LaunchCommand,
    limits: ProcessLimits = ProcessLimits(),
    inheriting inherited: [Int32] = [],
    stop: StopFlag = StopFlag()
  ) {
    self.command = command
    self.limits = limits
    self.inherited = inherited
    self.stop = stop
  }

  package func perform(_ request: [UInt8], timeLimit: Duration) -> WorkerReply {
    guard request.count < limits.reply else {
      let message = "a request of \(request.count) bytes is over the limit of \(limits.reply)"
      return .death(WorkerDeath(EngineFault(.protocolBreach, message), mark: nil))
    }
    number &+= 1
    do throws(LaunchFailure) {
      var worker = try take()
      let reply = converse(with: &worker, request, timeLimit)
      if case .reply = reply { self.worker = consume worker }
      return reply
    } catch {
      return .death(WorkerDeath(EngineFault(.exit, error.description), mark: nil))
    }
  }

  package func close() {
    worker = nil
  }

  /// The worker kept from the last request if it is still sound, else a fresh one.
  private func take() throws(LaunchFailure) -> Worker {
    if var kept = worker.take() {
      // What an engine's leftover threads wrote or did since belongs to no request.
      var stray: [UInt8] = []
      var sent = 0
      let flow = kept.process.pump([], sent: &sent, into: &stray, atMost: .zero)
      if flow == .quiet, kept.process.ended() == nil { return kept }
    }
    let memory = Descriptor(owning: plumb_shared_memory(ProgressPage.length))
    guard memory.number >= 0, let page = ProgressPage(descriptor: memory.number) else {
      throw LaunchFailure(program: command.program, reason: "no memory for a shared page")
    }
    let process = try ChildProcess(
      command,
      wiring: .apart([memory.number] + inherited),
      limits: limits
    )
    starts += 1
    return Worker(process: process, page: page)
  }

  private func converse(
    with worker: inout Worker,
    _ request: [UInt8],
    _ timeLimit: Duration
  ) -> WorkerReply {
    worker.page.clear()
    let outgoing = Frame.header(length: request.count, number: number) + request
    var sent = 0
    var incoming: [UInt8] = []
    var mark: UInt64?
    var patience = Patience()
    let slice = min(timeLimit, .milliseconds(10))
    var sinceStop: Stopwatch?
    while true {
      let flow = worker.process.pump(outgoing, sent: &sent, into: &incoming, atMost: slice)
      if let frame = Frame.read(incoming) {
        if frame.number != number {
          let message = "the reply is garbage: \(shown(incoming))"
          return death(worker, worker.process.killed(.protocolBreach, message), isExact: false)
        }
        if frame.length > limits.reply {
          let message = "a reply of \(frame.length) bytes, the limit is \(limits.reply)"
          return death(worker, worker.process.killed(.protocolBreach, message))
        }
        let whole = Frame.headerLength + frame.length
        if incoming.count > whole {
          let fault = worker.process.killed(.protocolBreach, "bytes follow the reply")
          return death(worker, fault, isExact: false)
        }
        if incoming.count == whole {
          worker.isFresh = false
          return .reply(Array(incoming[Frame.headerLength...]))
        }
      }
      if flow == .ended { return death(worker, worker.process.deathByItself()) }
      if stop.isSet {
        // What is nearly done may be finished.
        var watch = sinceStop ?? Stopwatch()
        if watch.look() > Self.mostAfterStop { return .stopped }
        sinceStop = watch
      }
      let now = worker.page.mark
      if now != mark {
        mark = now
        patience.restart()
      }
      if let fault = worker.process.inspect() { return death(worker, fault) }
      let limit = worker.isFresh && mark == nil ? max(timeLimit, limits.start) : timeLimit
      if patience.isOver(limit, for: worker.process.number) {
        return death(worker, worker.process.killed(.hang, "no answer within \(limit)"))
      }
    }
  }

  /// How long a request may go on when the run is stopped.
  private static let mostAfterStop = Duration.milliseconds(300)

  private func death(
    _ worker: borrowing Worker,
    _ fault: EngineFault,
    isExact: Bool = true
  ) -> WorkerReply {
    let page = worker.page
    return .death(WorkerDeath(fault, mark: page.mark, log: page.log, isExact: isExact))
  }
}

/// The beginning of bytes, for a message.
func shown(_ bytes: some Collection<UInt8>) -> String {
  let start = String(decoding: bytes.prefix(60), as: UTF8.self)
  let text = start.unicodeScalars.map { $0.isASCII ? $0.escaped(asASCII: true) : String($0) }
  return "\"" + text.joined() + (bytes.count > 60 ? "…\"" : "\"")
}
