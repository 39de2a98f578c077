/// What one step of a minimisation came to, as the byte a worker records.
///
/// When a step kills the worker, the bytes recorded so far and one for the death are the log with
/// which the next worker begins: it takes those verdicts as read and goes on behind the fatal step.
package enum StepVerdict: UInt8, Sendable {
  /// The candidate holds, or breaks something else.
  case holds = 1
  /// The candidate breaks the invariant looked for; running it again is safe.
  case breaks = 2
  /// The worker died of the fault looked for.
  case died = 3
  /// The worker died of another fault.
  case diedOtherwise = 4
}
