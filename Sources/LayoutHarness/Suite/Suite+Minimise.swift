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
    page: ProgressPage
  ) -> MinimisedCase? {
    var step = 0
    let kind = EngineFault.Kind(rawValue: cause)
    let death = EngineFault(kind ?? .trap).violation

    func execute(_ candidate: D.Case) -> Violation? {
      defer { step += 1 }
      let known = step < log.count ? StepVerdict(rawValue: log[step]) : nil
      if let known, known != .breaks {
        page.record(known.rawValue)
        return known == .died ? death : nil
      }
      page.start(UInt64(step))
      let violation = isUsable(candidate) ? judge(candidate) : nil
      let breaks = violation?.cause == cause
      page.record((breaks ? StepVerdict.breaks : .holds).rawValue)
      return violation
    }

    let minimiser = Minimiser<D.Case>(domainPasses: D.passes, limit: limit)
    guard let result = minimiser.minimise(start, keeping: cause, execute: execute) else {
      return nil
    }
    let kills = kind?.isDeadly ?? false
    return MinimisedCase(
      violation: result.violation,
      original: exhibit(start, asking: !kills, violation: nil),
      minimised: exhibit(result.value, asking: !kills, violation: result.violation),
      shape: D.shape(of: result.value),
      candidates: result.candidates,
      isFixpoint: result.isFixpoint
    )
  }

  private func isUsable(_ candidate: D.Case) -> Bool {
    (try? D.validate(candidate)) != nil && D.isWithin(engine.semantics, candidate)
  }
}
