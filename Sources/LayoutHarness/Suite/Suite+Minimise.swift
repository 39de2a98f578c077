import LayoutCases
import LayoutCore
package import LayoutWorkers

extension Suite {
  /// Finds the simplest case that fails for `cause`, or returns `nil` when `start` does not.
  ///
  /// Every step is marked on `page` before it is run and its verdict recorded after. When the
  /// engine kills the process, the next one is given the log of what was recorded: the search is
  /// deterministic, so it takes those verdicts as read and goes on behind the fatal step.
  package func minimise(
    _ start: D.Case,
    keeping cause: String,
    limit: Int,
    log: [UInt8],
    page: ProgressPage,
    peers: Peers? = nil
  ) -> MinimisedCase? {
    var step = 0
    let kind = EngineFault.Kind(cause: cause)
    let death = EngineFault(kind ?? .trap).violation
    // Only other processes can tell whether an answer depends on the process.
    let isDiffering = kind == .nondeterminism
    if isDiffering, peers == nil { return nil }
    var most = limit
    if isDiffering { most = min(most, 400) }
    let makesSense = makesSense(start)
    // A fault needs no telling before the least case is confirmed, and each costs a process or a
    // time limit.
    let isFault = kind != nil && !isDiffering

    func execute(_ candidate: D.Case) -> Violation? {
      defer { step += 1 }
      let known = step < log.count ? StepVerdict(rawValue: log[step]) : nil
      if let known, known != .breaks || isFault {
        page.record(known.rawValue)
        return known.leadsOn ? death : nil
      }
      page.start(UInt64(step))
      var violation: Violation?
      // What breaks for want of sense is another fault than what breaks with it.
      if isUsable(candidate), !makesSense || self.makesSense(candidate) {
        violation = isDiffering ? disagreement(over: candidate, peers) : judge(candidate)
      }
      let breaks = violation?.cause == cause
      page.record((breaks ? StepVerdict.breaks : .holds).rawValue)
      return violation
    }

    let minimiser = Minimiser<D.Case>(domainPasses: D.passes, limit: most)
    guard let result = minimiser.minimise(start, keeping: cause, execute: execute) else {
      return nil
    }
    let kills = kind?.isDeadly == true || log.contains(StepVerdict.died.rawValue)
    return MinimisedCase(
      violation: result.violation,
      original: exhibit(start, asking: !kills, violation: nil),
      minimised: exhibit(result.value, asking: !kills, violation: result.violation),
      shape: D.shape(of: result.value),
      candidates: result.candidates,
      isFixpoint: result.isFixpoint
    )
  }

  /// What breaks when another process answers a case otherwise than this one.
  private func disagreement(over candidate: D.Case, _ peers: Peers?) -> Violation? {
    let digest = digest(of: candidate)
    let text = SavedCase<D.Case>(problem: candidate).text
    guard peers?.disagree(with: digest, over: text, D.name, engine.name) == true else {
      // As the first run counts it: what differs within one process is for other invariants.
      return nil
    }
    return EngineFault(.nondeterminism).violation
  }

  private func makesSense(_ candidate: D.Case) -> Bool {
    D.nonsense(candidate, within: engine.semantics) == nil
  }

  private func isUsable(_ candidate: D.Case) -> Bool {
    (try? D.validate(candidate)) != nil && D.isWithin(engine.semantics, candidate)
  }
}
