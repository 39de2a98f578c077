import LayoutCore
import LayoutWorkers

/// Asks the least cases over which an engine fails to answer once more.
///
/// Each is asked of a fresh worker and with the whole time limit.
///
/// A minimisation of a hang waits only a part of the limit for each candidate, so its result has
/// to be confirmed. And what the engine says as it dies is told of the case that is shown, without
/// what others had it say before.
struct ConfirmRun {
  var invariants: [String]?

  func run(_ found: inout [FoundCase], on runner: Runner) {
    guard runner.hasWorkers else { return }
    let places = found.indices.filter {
      let finding = found[$0].finding
      let fault = finding.violation.fault
      return fault != nil && fault != .nondeterminism && finding.unminimised == nil
    }
    let jobs = places.map { place in
      let finding = found[place].finding
      return Job(
        domain: finding.domain,
        engine: finding.engine,
        invariants: invariants,
        task: .judge(.text(finding.minimised.json, file: nil))
      )
    }
    var verdicts: [(Violation?, EngineFault?)] = []
    runner.run(
      jobs,
      isAlone: true,
      split: { job, death in
        [.result(Job.Done(job: job, reply: .judge(death.fault.violation, death.fault)))]
      },
      deliver: { done in
        guard case .judge(let violation, let fault) = done.reply else {
          return verdicts.append((nil, nil))
        }
        verdicts.append((violation, fault))
      }
    )
    for (place, (violation, fault)) in zip(places, verdicts) {
      if let violation, violation.cause == found[place].finding.violation.cause {
        found[place].finding.violation = violation.told(over: found[place].finding.minimised)
        if let fault { found[place].finding.standardError = fault.standardError }
      } else {
        Self.giveUp(&found[place].finding)
      }
    }
  }

  /// Shows the case as it was met: the least one does not fail alone.
  private static func giveUp(_ finding: inout Finding) {
    finding.minimised = finding.original
    finding.unminimised = "the least case does not fail when it is asked alone"
    finding.fingerprint = FindingRun.fingerprint(
      finding.domain,
      finding.engine,
      finding.violation,
      nil
    )
  }
}
