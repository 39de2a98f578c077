import Foundation
import LayoutHarness
import LayoutOracles
import LayoutSuites
import LayoutWorkers
import PlumbCommands
import Synchronization

extension AnySuite {
  /// The program of this one that offends so, as an engine.
  static func speaking(_ offence: Offence) -> AnySuite {
    let link = Link(offence)
    return AnySuite(
      Suite(
        Engine<MasonryDomain>(
          name: offence.rawValue,
          semantics: MasonrySemantics(understands: .plain, lanes: LaneSemantics()),
          respond: { link.respond($0) }
        )
      )
    )
  }
}

/// The program behind an engine of the set.
private final class Link: Sendable {
  private let state: Mutex<State>

  private struct State: ~Copyable {
    let engine: ExternalEngine
    var id = 0
  }

  private struct Reply: Decodable {
    var frames: [[Double]]?
    var size: [Double]?
    var error: String?
  }

  init(_ offence: Offence) {
    let command = LaunchCommand(CommandLine.arguments[0], ["speak", offence.rawValue])
    let limits = ProcessLimits(reply: 16 << 20)
    let engine = ExternalEngine(command, domain: "masonry", limits: limits, window: 1)
    state = Mutex(State(engine: engine))
  }

  /// Asks the case, and behind it one of nothing, so that what comes after an answer is seen.
  func respond(_ problem: MasonryCase) -> Outcome<MasonryAnswer> {
    state.withLock { state in
      state.id += 2
      let requests = [problem, MasonryCase(Masonry())].enumerated().map { place, problem in
        let id = state.id + place
        let text = SavedCase<MasonryCase>(problem: problem).text
        return ExternalEngine.Request(id: id, line: Array("{\"id\":\(id),\"case\":\(text)}".utf8))
      }
      let exchange = state.engine.exchange(requests, timeLimit: Chosen.patience)
      switch exchange.answers[0] {
      case .failure(let fault): return .fault(fault)
      case .success(let line): return Self.outcome(line)
      }
    }
  }

  private static func outcome(_ line: [UInt8]) -> Outcome<MasonryAnswer> {
    guard let reply = try? JSONDecoder().decode(Reply.self, from: Data(line)) else {
      return .fault(EngineFault(.protocolBreach, "no answer of the domain"))
    }
    if let error = reply.error { return .refusal(LayoutFailure(.unsupported, error)) }
    guard let frames = reply.frames, let size = reply.size, size.count == 2,
      frames.allSatisfy({ $0.count == 4 })
    else { return .fault(EngineFault(.protocolBreach, "frames or size are missing")) }
    return .answer(
      MasonryAnswer(
        frames: frames.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
        size: Size(width: size[0], height: size[1])
      )
    )
  }
}
