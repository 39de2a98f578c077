package import LayoutCore

/// What an engine says to a case, as far as a golden records it.
package enum FramedAnswer: Sendable, Codable {
  /// It answered.
  case frames(AnsweredFrames)
  /// It refused the case, in its own words.
  case refused(String)
  /// It crashed, hung or broke the protocol.
  case fault(EngineFault)
  /// It is not asked such cases, or its domain answers without frames.
  case none
}

/// Frames as a golden records them.
package struct AnsweredFrames: Sendable, Hashable {
  /// One frame an item, in item order, in points.
  package var frames: [Rect]
  /// The content size in points.
  package var size: Size
  /// The lane of each item, where the engine tells.
  package var lanes: [Int]?

  /// Makes an answer of frames.
  package init(frames: [Rect], size: Size, lanes: [Int]?) {
    self.frames = frames
    self.size = size
    self.lanes = lanes
  }
}

/// Numbers go between processes as their bits: JSON knows neither infinity nor NaN.
extension AnsweredFrames: Codable {
  private enum Keys: String, CodingKey { case size, frames, lanes }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func numbers(_ key: Keys, multipleOf count: Int) throws -> [Double] {
      let bits = try values.decode([UInt64].self, forKey: key)
      guard bits.count.isMultiple(of: count) else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: values,
          debugDescription: "expected \(count) numbers each"
        )
      }
      return bits.map(Double.init(bitPattern:))
    }
    let size = try numbers(.size, multipleOf: 2)
    let edges = try numbers(.frames, multipleOf: 4)
    self.init(
      frames: stride(from: 0, to: edges.count, by: 4).map {
        Rect(x: edges[$0], y: edges[$0 + 1], width: edges[$0 + 2], height: edges[$0 + 3])
      },
      size: size.count == 2 ? Size(width: size[0], height: size[1]) : .zero,
      lanes: try values.decodeIfPresent([Int].self, forKey: .lanes)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode([size.width.bitPattern, size.height.bitPattern], forKey: .size)
    let edges = frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
    try values.encode(edges.map(\.bitPattern), forKey: .frames)
    try values.encodeIfPresent(lanes, forKey: .lanes)
  }
}

extension Suite {
  /// The engine's answer to a case, unjudged.
  package func frames(_ problem: D.Case) -> FramedAnswer {
    guard D.isWithin(engine.semantics, problem) else { return .none }
    switch engine.respond(problem) {
    case .refusal(let failure): return .refused(failure.message)
    case .fault(let fault): return .fault(fault)
    case .answer(let answer):
      guard let frames = D.frames(of: answer) else { return .none }
      return .frames(
        AnsweredFrames(frames: frames.frames, size: frames.size, lanes: frames.lanes)
      )
    }
  }
}
