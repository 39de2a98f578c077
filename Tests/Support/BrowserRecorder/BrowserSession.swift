import Foundation
import LayoutCore
import LayoutHarness
import LayoutSuites
import LayoutWorkers
import MasonryLayout

/// A browser behind the engine protocol, asked for whole recordings.
struct BrowserSession {
  private let engine: ExternalEngine
  private let greeting: Greeting

  /// Starts the browser of a command line.
  ///
  /// - Throws: ``CaseError`` for a command that does not parse, the fault of one that does not
  ///   start.
  init(_ command: String) throws {
    var limits = ProcessLimits()
    limits.start = .seconds(30)
    engine = ExternalEngine(
      try LaunchCommand(parsing: command),
      domain: "masonry",
      limits: limits,
      window: 256
    )
    greeting = try engine.start()
  }

  /// Asks all cases.
  ///
  /// - Throws: the first fault or refusal.
  func record(_ cases: [Masonry]) throws -> BrowserRecording {
    let encoder = JSONEncoder()
    let requests = try cases.enumerated().map { index, masonry in
      let json = try encoder.encode(MasonryCase(masonry))
      return ExternalEngine.Request(
        id: index,
        line: Array("{\"id\":\(index),\"case\":".utf8) + json + Array("}".utf8)
      )
    }
    let exchange = engine.exchange(requests, timeLimit: .seconds(60))
    let entries = try zip(cases, exchange.answers).enumerated().map { index, pair in
      let (masonry, line) = (pair.0, try pair.1.get())
      switch MasonryDomain.wire?.read(line) {
      case .answer(let answer):
        return BrowserRecording.Entry(masonry: masonry, frames: answer.frames, size: answer.size)
      case .refusal(let failure): throw CaseError("case \(index) is refused: \(failure.message)")
      case .fault(let fault): throw fault
      case nil: throw CaseError("masonry has no wire form")
      }
    }
    return BrowserRecording(engine: greeting.engine, version: greeting.version, entries: entries)
  }
}
