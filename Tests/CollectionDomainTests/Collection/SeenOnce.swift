import Synchronization

/// Counts how often it is asked.
final class SeenOnce: Sendable {
  private let count = Mutex(0.0)

  /// One more each time.
  func next() -> Double {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
