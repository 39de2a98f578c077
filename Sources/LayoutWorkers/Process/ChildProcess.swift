import CPlumbSystem
import LayoutCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A running process in a session of its own, killed and reaped when the value ends.
struct ChildProcess: ~Copyable {
  let number: Int32
  private var input: Descriptor?
  private let output: Descriptor
  private let errors: Descriptor
  private var errorsEnded = false
  private var tail = OutputTail()
  private var scratch = [UInt8](repeating: 0, count: 64 << 10)
  private var end: ProcessEnd?
  private let limits: ProcessLimits
  private var mappedAtStart: UInt64?
  private var mostResident: UInt64 = 0
  private var sinceInspection = Stopwatch()

  /// Where the child finds the pipes.
  enum Wiring {
    /// Requests on standard input, replies on standard output.
    case standard
    /// Requests on descriptor 3, replies on 4 and the descriptors given from 5 on, so that an
    /// engine that prints or reads meets only standard error and an empty input.
    case apart([Int32])
  }

  /// Starts a process.
  init(_ command: LaunchCommand, wiring: Wiring, limits: ProcessLimits) throws(LaunchFailure) {
    plumb_ignore_broken_pipes()
    guard let executable = command.executable else {
      throw LaunchFailure(program: command.program, reason: "no such program in PATH")
    }
    let requests = try Pipe()
    let replies = try Pipe()
    let complaints = try Pipe()
    let nothing = Descriptor(owning: unsafe open("/dev/null", O_RDONLY | O_CLOEXEC))
    var descriptors: [Int32]
    var space: UInt64 = 0
    switch wiring {
    case .standard:
      descriptors = [requests.reading.number, replies.writing.number, complaints.writing.number]
    case .apart(let more):
      let complain = complaints.writing.number
      descriptors = [nothing.number, complain, complain]
      descriptors += [requests.reading.number, replies.writing.number] + more
      // A worker of ours maps well under half a gigabyte before it runs an engine.
      if let mapped = limits.mapped { space = mapped + (1 << 29) }
    }
    let started = Self.start(
      executable,
      [command.program] + command.arguments,
      command.variables,
      descriptors,
      space
    )
    guard started.error == 0 else {
      throw LaunchFailure(program: command.program, reason: systemText(started.error))
    }
    number = started.process
    input = consume requests.writing
    output = replies.reading
    errors = complaints.reading
    self.limits = limits
    for descriptor in [inputNumber, output.number, errors.number] {
      _ = plumb_set_nonblocking(descriptor)
    }
  }

  deinit {
    if end == nil {
      plumb_kill_all(number)
      _ = plumb_reap(number, true)
    }
  }

  private static func start(
    _ executable: String,
    _ arguments: [String],
    _ variables: [String],
    _ descriptors: [Int32],
    _ space: UInt64
  ) -> plumb_started {
    let argumentTexts = CStrings(arguments)
    let variableTexts = CStrings(variables)
    return unsafe descriptors.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return plumb_started(process: -1, error: EINVAL) }
      return unsafe plumb_start(
        executable,
        argumentTexts.pointers,
        variableTexts.pointers,
        start,
        Int32(buffer.count),
        space
      )
    }
  }

  private var inputNumber: Int32 {
    switch input {
    case .some(let open): open.number
    case .none: -1
    }
  }

  // MARK: Talking

  /// Waits until something can be read or written, and reads and writes it.
  ///
  /// - Parameters:
  ///   - outgoing: bytes for the process, of which those before `sent` are written already.
  ///   - incoming: where what came is appended.
  mutating func pump(
    _ outgoing: [UInt8],
    sent: inout Int,
    into incoming: inout [UInt8],
    atMost wait: Duration
  ) -> Flow {
    let writing = sent < outgoing.count ? inputNumber : -1
    let (seconds, attoseconds) = wait.components
    let ready = plumb_wait(
      output.number,
      errorsEnded ? -1 : errors.number,
      writing,
      seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    )
    if ready.second { drainErrors() }
    if ready.writable {
      if let count = writeInput(outgoing, from: sent) {
        sent += count
      } else {
        // It reads no more; whether it still answers is seen on its output.
        input = nil
      }
    }
    // Something else may hold the pipes open, and then no end of output comes.
    let silence = end == nil ? Flow.quiet : .ended
    guard ready.first else { return silence }
    switch output.read(into: &incoming, scratch: &scratch) {
    case .bytes: return .bytes
    case .nothingYet: return silence
    case .end, .failure: return .ended
    }
  }

  /// What came of one wait: nothing, bytes, or the end of all output; for a process seen to be no
  /// more, nothing is the end.
  enum Flow {
    case quiet, bytes, ended
  }

  private func writeInput(_ bytes: [UInt8], from offset: Int) -> Int? {
    switch input {
    case .some(let open): open.write(bytes, from: offset)
    case .none: nil
    }
  }

  private mutating func drainErrors() {
    var bytes: [UInt8] = []
    // One engine can write without end; a tail is all that is wanted of it, so one go has a bound.
    for _ in 0..<64 {
      bytes.removeAll(keepingCapacity: true)
      switch errors.read(into: &bytes, scratch: &scratch) {
      case .bytes: tail.append(bytes)
      case .nothingYet: return
      case .end, .failure:
        errorsEnded = true
        return
      }
    }
  }

  /// Tells the process that nothing more will come.
  mutating func closeInput() {
    input = nil
  }

  // MARK: Ending

  /// What it last wrote to standard error.
  var standardError: String { tail.text }

  /// Counts what is mapped from here on as the process's own doing.
  mutating func noteReady() {
    mappedAtStart = plumb_memory_of(number).mapped
  }

  /// The fault of a process that has used too much memory, looked for every ten milliseconds.
  ///
  /// An end noticed here is told by the next ``pump(_:sent:into:atMost:)`` that finds nothing more
  /// to read: between a wait that gave nothing and this look, a process can write its last words.
  mutating func inspect() -> EngineFault? {
    guard end == nil, sinceInspection.look() >= .milliseconds(10) else { return nil }
    sinceInspection.restart()
    if let excess = excess() { return killed(.memory, excess) }
    _ = ended()
    return nil
  }

  /// The limit on memory that the process has passed, in words.
  private mutating func excess() -> String? {
    let memory = plumb_memory_of(number)
    mostResident = max(mostResident, memory.resident)
    if memory.resident > limits.resident {
      return "more than the limit of \(limits.resident >> 20) MiB is in use"
    }
    if let mapped = limits.mapped, let before = mappedAtStart, memory.mapped > before,
      memory.mapped - before > mapped
    {
      return "more than the limit of \(mapped >> 20) MiB is mapped"
    }
    return nil
  }

  /// How the process ended, if it does within `patience`.
  mutating func ended(within patience: Duration = .zero) -> ProcessEnd? {
    if let end { return end }
    let clock = SuspendingClock()
    let deadline = clock.now.advanced(by: patience)
    var pause: Int64 = 50
    while true {
      let seen = plumb_reap(number, false)
      if seen.ended {
        end = seen.signal != 0 ? .signalled(seen.signal) : .exited(seen.status)
        return end
      }
      if clock.now >= deadline { return nil }
      drainErrors()
      _ = plumb_wait(-1, -1, -1, pause)
      pause = min(pause * 2, 5_000)
    }
  }

  /// The fault of a process that ended by itself or that no longer answers.
  mutating func deathByItself() -> EngineFault {
    // A crash closes the pipes a little before the process counts as ended.
    guard let end = ended(within: .seconds(1)) else {
      return killed(.protocolBreach, "the engine closed its output and went on running")
    }
    drainErrors()
    return end.fault(
      nearLimit: mostResident > limits.resident / 2,
      standardError: standardError
    )
  }

  /// Kills the process with all its session and makes the fault it is killed for.
  mutating func killed(_ kind: EngineFault.Kind, _ message: String) -> EngineFault {
    if end == nil {
      plumb_kill_all(number)
      let seen = plumb_reap(number, true)
      end = seen.signal != 0 ? .signalled(seen.signal) : .exited(seen.status)
    }
    drainErrors()
    return EngineFault(kind, message, standardError: standardError)
  }
}
