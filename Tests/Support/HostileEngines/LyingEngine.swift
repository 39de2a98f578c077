import PlumbCommands
import Synchronization

/// An engine that answers, and sometimes wrongly.
struct LyingEngine: MasonryEngine {
  let name: String
  let lie: Lie
  let understands = MasonryAbilities.plain

  /// What it says instead of the truth.
  enum Lie: Sendable {
    case notANumber
    case infinity
    case tooFewFrames
    case tooManyFrames
    /// Another answer when the same is asked twice in a row.
    case secondTime
    /// An answer that depends on the process, within all tolerances.
    case process
  }

  static let all = [
    LyingEngine("nan", .notANumber),
    LyingEngine("infinity", .infinity),
    LyingEngine("too-few-frames", .tooFewFrames),
    LyingEngine("too-many-frames", .tooManyFrames),
    LyingEngine("second-time", .secondTime),
    LyingEngine("process", .process),
  ]

  private static let last = Mutex<Masonry?>(nil)
  private static let whim = Double.random(in: 1...2) * 1e-9

  init(_ name: String, _ lie: Lie) {
    self.name = name
    self.lie = lie
  }

  func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer {
    var answer = MasonryAnswer(try masonry.arranged())
    let isRepeated = Self.last.withLock { last in
      defer { last = masonry }
      return last == masonry
    }
    // Only one case in 64 is asked of two processes, so this lie has to be more frequent.
    let often: UInt64 = lie == .process ? 50 : 1
    guard Chosen.has(masonry, name, often: often), !answer.frames.isEmpty else { return answer }
    switch lie {
    case .notANumber: answer.frames[0].x = .nan
    case .infinity: answer.size.height = .infinity
    case .tooFewFrames: answer.frames.removeLast()
    case .tooManyFrames: answer.frames.append(answer.frames[0])
    case .secondTime: if isRepeated { answer.frames[0].y += 1_000 }
    case .process: answer.frames[0].y += Self.whim
    }
    return answer
  }
}
