import LayoutCases
package import LayoutCore

extension Suite {
  /// Finds the simplest case that breaks `invariant`, or returns `nil` when `start` does not.
  ///
  /// Every step is written to `progress` before it is run. When the engine kills the process, the
  /// next life runs the same steps again, takes the verdicts of the earlier one as read, and goes
  /// on behind the fatal one: the search is deterministic, so step numbers agree.
  package func minimise(
    _ start: D.Case,
    keeping invariant: String,
    limit: Int,
    progress: any Progress
  ) -> MinimisedCase? {
    var step = 0
    let kind = EngineFault.Kind(rawValue: invariant)
    let death = EngineFault(kind ?? .trap, Self.deathMessage(kind ?? .trap)).violation

    func execute(_ candidate: D.Case) -> Violation? {
      defer { step += 1 }
      switch progress.verdict(ofStep: step) {
      case .holds, .diedOtherwise: return nil
      case .died: return death
      case .unknown, .breaks: break
      }
      guard (try? D.validate(candidate)) != nil, D.isWithin(engine.semantics, candidate) else {
        return nil
      }
      progress.start(step: step)
      let violation = judge(candidate)
      let breaks = violation?.invariant == invariant
      progress.record(breaks ? .breaks : .holds, ofStep: step)
      return violation
    }

    let minimiser = Minimiser<D.Case>(domainPasses: D.passes, limit: limit)
    guard let result = minimiser.minimise(start, keeping: invariant, execute: execute) else {
      return nil
    }
    let kills = kind.map { $0 != .protocolBreach && $0 != .nondeterminism } ?? false
    return MinimisedCase(
      violation: result.violation,
      original: exhibit(start, asking: !kills, violation: nil),
      minimised: exhibit(result.value, asking: !kills, violation: result.violation),
      shape: D.shape(of: result.value),
      candidates: result.candidates,
      isFixpoint: result.isFixpoint
    )
  }

  /// One sentence for each way to die.
  package static func deathMessage(_ kind: EngineFault.Kind) -> String {
    switch kind {
    case .trap: "the engine trapped instead of answering"
    case .segmentationFault: "the engine touched memory it may not touch"
    case .abort: "the engine aborted instead of answering"
    case .exit: "the engine's process ended before it answered"
    case .memory: "the engine passed the memory limit"
    case .hang: "the engine did not answer within the time limit"
    case .protocolBreach: "the engine broke the protocol"
    case .nondeterminism: "the engine answered the same case differently the second time"
    }
  }
}
