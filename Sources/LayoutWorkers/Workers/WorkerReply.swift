package import LayoutCore

/// What came of one request to a lane.
package enum WorkerReply: Sendable, Hashable {
  /// The handler's bytes.
  case reply([UInt8])
  /// The worker died or was killed over the request; the next request meets a fresh one.
  case death(WorkerDeath)
  /// The run was stopped before the worker had answered.
  case stopped
}

/// How a worker died, and how far it had come with its request.
package struct WorkerDeath: Error, Sendable, Hashable {
  package var fault: EngineFault
  /// The number of the case it was at, nil when it had begun none of the request.
  package var mark: UInt64?
  /// The bytes it had recorded since the request came, one a step.
  package var log: [UInt8]
  /// Whether the case at `mark` brought the death about; garbage among replies may be older.
  package var isExact: Bool

  package init(_ fault: EngineFault, mark: UInt64?, log: [UInt8] = [], isExact: Bool = true) {
    self.fault = fault
    self.mark = mark
    self.log = log
    self.isExact = isExact
  }
}
