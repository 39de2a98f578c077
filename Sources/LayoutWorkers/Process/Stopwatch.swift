/// Time that counts against a limit.
///
/// Looked at every few milliseconds, it counts no more than a tenth of a second between two looks:
/// when the harness itself was stopped or starved, that is not held against the engine.
struct Stopwatch {
  private let clock = SuspendingClock()
  private var last: SuspendingClock.Instant
  private(set) var spent = Duration.zero

  init() {
    last = clock.now
  }

  /// Begins again from nothing.
  mutating func restart() {
    last = clock.now
    spent = .zero
  }

  /// Counts the time since the last look, and says how much there is in all.
  mutating func look() -> Duration {
    let now = clock.now
    spent += min(last.duration(to: now), .milliseconds(100))
    last = now
    return spent
  }
}
