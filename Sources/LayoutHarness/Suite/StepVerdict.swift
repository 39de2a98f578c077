import LayoutCore
package import LayoutWorkers

/// What one step of a minimisation came to, as the byte a worker records.
///
/// When a step kills the worker, the bytes recorded so far and one for the death are the log with
/// which the next worker begins: it takes those verdicts as read and goes on behind the fatal step.
package enum StepVerdict: UInt8, Sendable {
  /// The candidate holds, or breaks something else.
  case holds = 1
  /// The candidate breaks the invariant looked for; unless that is a fault, it is run again to be
  /// told.
  case breaks = 2
  /// The worker died of the fault looked for.
  case died = 3
  /// The worker died of another fault.
  case diedOtherwise = 4

  /// Whether the search goes on from a candidate of this verdict.
  var leadsOn: Bool { self == .breaks || self == .died }

  /// The log with which the next worker begins, or `nil` when a death brings the search no further
  /// and would be repeated for ever.
  ///
  /// - Parameters:
  ///   - death: What killed the worker, and what it recorded by then.
  ///   - cause: The cause that is minimised.
  ///   - before: The log with which the worker began.
  package static func log(
    after death: WorkerDeath,
    keeping cause: String,
    before: [UInt8]
  ) -> [UInt8]? {
    guard let step = death.mark else { return nil }
    var log = death.log
    // Once a step has its verdict, what kills the worker before the next begins is none of it: a
    // time limit, say, that ended as the verdict was given.
    if step >= UInt64(log.count) {
      let isCause = death.fault.kind.invariant == cause
      log.append((isCause ? Self.died : .diedOtherwise).rawValue)
    }
    // What was known of later steps stays so as long as this one leads to them.
    func leadsOn(_ byte: UInt8) -> Bool { StepVerdict(rawValue: byte)?.leadsOn == true }
    guard zip(log, before).allSatisfy({ leadsOn($0) == leadsOn($1) }) else { return nil }
    log += before.dropFirst(log.count)
    return log == before ? nil : log
  }
}
