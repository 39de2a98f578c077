import Foundation
package import LayoutCore
package import LayoutWorkers
import Synchronization

/// An engine outside this program: a command that speaks the engine protocol, or a shared library.
///
/// It knows no domain: cases go in as JSON, lines come out. Each thread that asks has a process or
/// a loaded library of its own, started at the first case.
package final class ForeignEngine: Sendable {
  /// Where the engine is.
  package enum Program: Sendable, Hashable {
    /// A program that is started.
    case command(LaunchCommand)
    /// A library that is loaded into the process that asks.
    case library(String)
  }

  /// Where the engine is.
  package let program: Program
  /// The name under which it is reported.
  package let name: String
  /// The domain it is greeted with.
  package let domain: String
  /// What its processes may use.
  package let limits: ProcessLimits
  /// How long it may be silent, from one answer to the next.
  package let timeLimit: Duration

  private let idle = Mutex<[Seat]>([])

  /// How an engine is asked while one failing case is minimised.
  package struct Manner: Sendable, Hashable {
    /// A shorter time limit, where the longer one would be waited for again and again.
    package var timeLimit: Duration?
    /// Whether a process answers one case only and is then ended as the protocol has it, so that
    /// what it does after its answer falls on the case that brought it about.
    package var isThorough = false

    /// As in any run.
    package init() {}
  }

  /// How engines are asked from this task.
  @TaskLocal package static var manner = Manner()

  /// Describes an engine; nothing is started yet.
  package init(
    _ program: Program,
    name: String,
    domain: String,
    limits: ProcessLimits = ProcessLimits(),
    timeLimit: Duration = .seconds(2)
  ) {
    self.program = program
    self.name = name
    self.domain = domain
    self.limits = limits
    self.timeLimit = timeLimit
  }

  /// The lines that answer cases, or the faults they met, in the order of the cases.
  package func answers(to cases: [[UInt8]]) -> [Result<[UInt8], EngineFault>] {
    let seat = idle.withLock { $0.popLast() } ?? Seat()
    defer { idle.withLock { $0.append(seat) } }
    switch program {
    case .command(let command): return converse(seat, command, cases)
    case .library(let path): return cases.map { call(seat, path, $0) }
    }
  }

  private func converse(
    _ seat: Seat,
    _ command: LaunchCommand,
    _ cases: [[UInt8]]
  ) -> [Result<[UInt8], EngineFault>] {
    let manner = Self.manner
    let engine = seat.engine ?? ExternalEngine(command, domain: domain, limits: limits)
    seat.engine = engine
    let requests = cases.map { json in
      seat.number += 1
      return ExternalEngine.Request(
        id: seat.number,
        line: Array("{\"id\":\(seat.number),\"case\":".utf8) + json + [UInt8(ascii: "}")]
      )
    }
    let limit = min(timeLimit, manner.timeLimit ?? timeLimit)
    var exchange = engine.exchange(requests, timeLimit: limit)
    if manner.isThorough, let late = engine.finish(timeLimit: limit) { exchange.late.append(late) }
    // Nobody else is there to bear what showed after the answer to an earlier case.
    if let late = exchange.late.first, !exchange.answers.isEmpty {
      let place = requests.firstIndex { $0.id == late.id }
      var fault = late.fault
      if place == nil { fault.message += ", after its answer to an earlier case" }
      exchange.answers[place ?? 0] = .failure(fault)
    }
    return exchange.answers
  }

  private func call(
    _ seat: Seat,
    _ path: String,
    _ json: [UInt8]
  ) -> Result<[UInt8], EngineFault> {
    do {
      let library = try seat.library ?? NativeLibrary(path)
      seat.library = library
      return .success(try library.answer(id: 0, to: json))
    } catch let fault as EngineFault {
      return .failure(fault)
    } catch {
      return .failure(EngineFault(.exit, "\(error)"))
    }
  }
}

/// What one asker has open; only one uses it at a time, since it is taken out while in use.
private final class Seat: @unchecked Sendable {
  var engine: ExternalEngine?
  var library: NativeLibrary?
  var number = 0
}
