package import LayoutCore

/// An engine under the checks of its domain.
package struct Suite<D: Domain>: Sendable {
  /// The engine.
  package let engine: Engine<D>
  /// The invariants that can be asked for, in order: the domain's, and those of an oracle.
  package let known: [Invariant<D>]
  /// The invariants asked for, in that order.
  package let invariants: [Invariant<D>]

  /// Puts `engine` under the default ones of the invariants there are, the domain's unless given.
  package init(_ engine: Engine<D>, known: [Invariant<D>] = D.invariants) {
    self.engine = engine
    self.known = known
    invariants = known.filter(\.isDefault)
  }

  /// Puts `engine` under the given invariants.
  package init(_ engine: Engine<D>, invariants: [Invariant<D>]) {
    self.engine = engine
    known = invariants
    self.invariants = invariants
  }

  /// The first invariant that the engine breaks on a case, or `nil` when all hold.
  package func judge(_ problem: D.Case) -> Violation? {
    var context = D.Context()
    return judge(problem, engine.respond(problem), &context)
  }

  /// The first invariant that an outcome breaks; `context` is room that is used again.
  package func judge(
    _ problem: D.Case,
    _ outcome: Outcome<D.Answer>,
    _ context: inout D.Context
  ) -> Violation? {
    if case .fault(let fault) = outcome { return fault.violation }
    var room = D.Context()
    swap(&room, &context)
    var trial = trial(problem, outcome, room)
    defer { swap(&trial.context, &context) }
    for invariant in invariants {
      if let violation = verdict(of: invariant, on: &trial) { return violation }
    }
    return nil
  }

  /// Every invariant that an outcome breaks, in the domain's order.
  package func judgeFully(_ problem: D.Case, _ outcome: Outcome<D.Answer>) -> [Violation] {
    if case .fault(let fault) = outcome { return [fault.violation] }
    var trial = trial(problem, outcome, D.Context())
    return invariants.compactMap { verdict(of: $0, on: &trial) }
  }

  private func trial(
    _ problem: D.Case,
    _ outcome: Outcome<D.Answer>,
    _ context: consuming D.Context
  ) -> Trial<D> {
    context.prepare(problem, outcome, within: engine.semantics)
    return Trial(problem: problem, outcome: outcome, context: context, engine: engine)
  }

  private func verdict(of invariant: Invariant<D>, on trial: inout Trial<D>) -> Violation? {
    do throws(EngineFault) {
      return try invariant.check(&trial)
    } catch {
      return error.violation
    }
  }
}
