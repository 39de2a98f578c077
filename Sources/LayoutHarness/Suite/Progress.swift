/// Where a run writes what it is about to do, so that a death names its case.
///
/// In a worker this is shared memory that outlives the worker; in process it is nothing.
package protocol Progress: Sendable {
  /// Says that case `number` is about to be run.
  func start(case number: Int)

  /// What step `step` of a minimisation came to in an earlier life of the worker.
  func verdict(ofStep step: Int) -> StepVerdict

  /// Says that step `step` is about to be run; if the worker dies now, the parent writes so.
  func start(step: Int)

  /// Says what a step came to.
  func record(_ verdict: StepVerdict, ofStep step: Int)
}

/// What one step of a minimisation came to, as one byte.
package enum StepVerdict: UInt8, Sendable {
  /// It has not been run.
  case unknown = 0
  /// The candidate holds, or breaks something else.
  case holds = 1
  /// The candidate breaks the invariant looked for; running it again is safe.
  case breaks = 2
  /// The worker died of the fault looked for.
  case died = 3
  /// The worker died of another fault.
  case diedOtherwise = 4
}

/// Progress that nobody follows, for runs in this process.
package struct NoProgress: Progress {
  /// Makes one.
  package init() {}
  package func start(case number: Int) {}
  package func verdict(ofStep step: Int) -> StepVerdict { .unknown }
  package func start(step: Int) {}
  package func record(_ verdict: StepVerdict, ofStep step: Int) {}
}
