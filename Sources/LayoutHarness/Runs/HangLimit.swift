import Synchronization

/// Counts over how many cases of a chunk an engine hangs, so that one that hangs over every third
/// is asked no more.
///
/// Each hang costs a whole time limit, and a few show as much as a thousand. Chunks are counted
/// one by one, so that where a run ends does not hang on the number of lanes.
final class HangLimit: Sendable {
  /// Over how many cases of a chunk an engine may hang.
  static let most = 16

  private let counts = Mutex<[Int: Int]>([:])

  /// Counts a hang in the chunk that begins with `first`; gives whether it is the last allowed.
  func isReached(countingIn first: Int) -> Bool {
    counts.withLock { counts in
      counts[first, default: 0] += 1
      return counts[first, default: 0] >= Self.most
    }
  }
}
