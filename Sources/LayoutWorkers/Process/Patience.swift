import CPlumbSystem

/// How long a process is waited for: its time limit, of which only time counts that it had.
///
/// On a machine with too much to do a process can be ready to run and not get to it for longer than
/// its limit; that is no hang. The system counts that time, and it is taken off.
struct Patience {
  private var watch = Stopwatch()
  /// The time without a processor when counting began, read when first needed.
  private var starvedBefore: Duration?

  /// Begins again from nothing.
  mutating func restart() {
    watch.restart()
    starvedBefore = nil
  }

  /// Whether process `number` has had more than `limit`; asked every few milliseconds.
  mutating func isOver(_ limit: Duration, for number: Int32) -> Bool {
    let spent = watch.look()
    // Nothing is asked of the system for answers that come at once.
    guard spent > .milliseconds(5) else { return false }
    let before = starvedBefore ?? starved(number)
    starvedBefore = before
    guard spent > limit else { return false }
    // Whatever the count says, there is an end to waiting.
    return spent - (starved(number) - before) > limit || spent > limit * 5
  }

  private func starved(_ number: Int32) -> Duration {
    .nanoseconds(plumb_starved(number))
  }
}
