import LayoutCore

/// One process of an external engine that has answered hello: lines out, lines in.
struct ExternalProcess: ~Copyable {
  let greeting: Greeting
  /// Which ids it has answered in its life.
  var answered: Set<Int> = []
  private var process: ChildProcess
  private var lines = LineBuffer()
  private var outgoing: [UInt8] = []
  private var sent = 0
  private let longestLine: Int

  /// The number of the process.
  var number: Int32 { process.number }

  /// What one wait gave.
  enum Event {
    /// A line, without its end.
    case line([UInt8])
    /// Nothing yet.
    case quiet
    /// The process is no more, and this is why.
    case fault(EngineFault)
    /// The process has ended well, with status 0.
    case ended
  }

  /// Starts a process and greets it.
  init(_ command: LaunchCommand, domain: String, limits: ProcessLimits) throws(EngineFault) {
    var child: ChildProcess
    do throws(LaunchFailure) {
      child = try ChildProcess(command, wiring: .standard, limits: limits)
    } catch {
      throw EngineFault(.exit, error.description)
    }
    let hello = Greeting.line(domain: domain) + [UInt8(ascii: "\n")]
    var sent = 0
    var patience = Patience()
    let first: [UInt8]
    while true {
      let flow = child.pump(hello, sent: &sent, into: &lines.bytes, atMost: .milliseconds(10))
      if let line = lines.next() {
        first = line
        break
      }
      if lines.pending.count > 1 << 20 {
        throw child.killed(.protocolBreach, "the answer to hello is over 1 MiB on one line")
      }
      if flow == .ended { throw child.deathByItself() }
      if let fault = child.inspect() { throw fault }
      if patience.isOver(limits.start, for: child.number) {
        throw child.killed(.hang, "no answer to hello within \(limits.start)")
      }
    }
    do throws(Envelope.Problem) {
      greeting = try Greeting(line: first, domain: domain)
    } catch {
      throw child.killed(.protocolBreach, error.message)
    }
    child.noteReady()
    process = child
    longestLine = limits.reply
  }

  /// Adds a line to what is to be written.
  ///
  /// A case from a file may be spread over lines: between tokens an end of line is a blank, and
  /// within strings JSON has none.
  mutating func send(_ line: [UInt8]) {
    if sent == outgoing.count || sent > 1 << 20 {
      outgoing.removeFirst(sent)
      sent = 0
    }
    outgoing += line.lazy.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }
    outgoing.append(UInt8(ascii: "\n"))
  }

  /// The next thing that happens within `wait`.
  mutating func next(atMost wait: Duration) -> Event {
    if let line = lines.next() { return .line(line) }
    let flow = process.pump(outgoing, sent: &sent, into: &lines.bytes, atMost: wait)
    if let line = lines.next() { return .line(line) }
    if lines.pending.count > longestLine {
      let message = "over \(longestLine) bytes on one line: \(shown(lines.pending))"
      return .fault(process.killed(.protocolBreach, message))
    }
    if flow == .ended { return atEnd() }
    if let fault = process.inspect() { return .fault(fault) }
    return .quiet
  }

  private mutating func atEnd() -> Event {
    if !lines.pending.isEmpty {
      let message = "its output ended in the middle of a line: \(shown(lines.pending))"
      let fault = process.deathByItself()
      return .fault(
        EngineFault(fault.kind, "\(fault.message); \(message)", standardError: fault.standardError)
      )
    }
    if process.ended(within: .seconds(1)) == .exited(0) { return .ended }
    return .fault(process.deathByItself())
  }

  /// Whether all lines to be sent are written.
  var isAllSent: Bool { sent == outgoing.count }

  /// Tells it that there are no more requests.
  mutating func closeInput() {
    process.closeInput()
  }

  /// Kills it and makes the fault it is killed for.
  mutating func killed(_ kind: EngineFault.Kind, _ message: String) -> EngineFault {
    process.killed(kind, message)
  }

  /// The fault of having ended, be it with status 0, while requests were open.
  mutating func endedTooEarly() -> EngineFault {
    process.deathByItself()
  }
}
