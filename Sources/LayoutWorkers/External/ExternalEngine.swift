package import LayoutCore

/// A client of the engine protocol for one engine process: started at the first use, kept, and
/// replaced after every fault.
package final class ExternalEngine {
  /// A request, ready to be sent.
  package struct Request: Sendable {
    /// The id the line carries; unique among all requests to this engine.
    package var id: Int
    /// One JSON object, UTF-8; ends of line in it are sent as blanks.
    package var line: [UInt8]

    package init(id: Int, line: [UInt8]) {
      self.id = id
      self.line = line
    }
  }

  /// What came of several requests.
  package struct Exchange: Sendable {
    /// For each request, in order, the line that answers it or the fault it met.
    package var answers: [Result<[UInt8], EngineFault>]
    /// Faults seen when their request had been answered already.
    package var late: [LateFault] = []
  }

  /// A fault that showed after the answer, such as a second answer or a crash on the way out.
  package struct LateFault: Sendable, Hashable {
    package var id: Int
    package var fault: EngineFault
  }

  let command: LaunchCommand
  let domain: String
  let limits: ProcessLimits
  let window: Int
  var process: ExternalProcess?
  /// The id answered last, which a fault without another owner belongs to.
  var lastAnswered: Int?
  /// How many processes were started so far.
  package private(set) var starts = 0

  /// Describes an engine; nothing is started yet.
  ///
  /// - Parameter window: how many requests may be open at once.
  package init(
    _ command: LaunchCommand,
    domain: String,
    limits: ProcessLimits = ProcessLimits(),
    window: Int = 32
  ) {
    self.command = command
    self.domain = domain
    self.limits = limits
    self.window = max(1, window)
  }

  /// Starts the engine unless it runs, and gives what it answered to hello.
  @discardableResult
  package func start() throws(EngineFault) -> Greeting {
    if process == nil {
      starts += 1
      process = try ExternalProcess(command, domain: domain, limits: limits)
      lastAnswered = nil
    }
    guard let greeting = process?.greeting else { throw EngineFault(.exit, "not started") }
    return greeting
  }

  /// Starts the engine likewise, and once more where that fails, since a machine's load can do it.
  package func startPatiently() throws(EngineFault) {
    do throws(EngineFault) {
      try start()
    } catch {
      try start()
    }
  }

  /// Sends requests, several open at a time, and waits for their answers in whatever order.
  ///
  /// A fault with several requests open names none of them. Those open are then sent again one by
  /// one, each to a sound process, so that it falls on the one that brings it about. Nothing an
  /// engine does ends the exchange early.
  ///
  /// - Parameter timeLimit: how long the engine may be silent, from one whole answer to the next.
  package func exchange(_ requests: [Request], timeLimit: Duration) -> Exchange {
    var run = ExchangeRun(engine: self, requests: requests, timeLimit: timeLimit)
    return run.finish()
  }

  /// Ends the engine as the protocol wants it: its input ends, and it exits with status 0.
  ///
  /// - Returns: what it did wrong, owned by the last request answered.
  package func finish(timeLimit: Duration) -> LateFault? {
    guard var open = process.take() else { return nil }
    open.closeInput()
    var watch = Stopwatch()
    var fault: EngineFault?
    while fault == nil {
      switch open.next(atMost: .milliseconds(10)) {
      case .line(let line):
        fault = open.killed(.protocolBreach, "a line nobody asked for: \(shown(line))")
      case .fault(let found): fault = found
      case .ended: return nil
      case .quiet:
        if watch.look() > timeLimit {
          fault = open.killed(.hang, "still running \(timeLimit) after its input ended")
        }
      }
    }
    return fault.map { LateFault(id: lastAnswered ?? -1, fault: $0) }
  }

  /// Kills the process, if there is one; the next use starts another.
  package func close() {
    process = nil
  }
}
