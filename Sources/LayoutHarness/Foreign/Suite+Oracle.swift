import LayoutCore

extension Suite {
  /// The name under which a difference from an oracle is reported.
  package static var oracleInvariant: String { "reference" }

  /// The same engine under one invariant more: it answers as an oracle does.
  ///
  /// The engine is asked only what the oracle can be asked too; what the oracle refuses is passed
  /// over. The invariant takes the place of the domain's own of that name.
  package func referred(
    to oracle: Engine<D>,
    forgiving points: Double?,
    by form: WireForm<D>
  ) -> Suite {
    let narrowed = Engine(
      name: engine.name,
      version: engine.version,
      semantics: form.narrowed(engine.semantics, oracle.semantics),
      standing: engine.standing,
      grace: engine.grace + oracle.grace,
      respondToAll: engine.respondToAll,
      respond: engine.respond
    )
    let description = InvariantDescription(
      name: Self.oracleInvariant,
      formula: "f_i = oracle(case)_i, S = oracle(case).S",
      tolerance: points.map { "\($0) points" } ?? "1e-6 of the number",
      applies: "cases that the oracle \(oracle.name) answers"
    )
    let law = Invariant<D>(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        switch oracle.respond(trial.problem) {
        case .answer(let expected):
          return form.difference(
            trial.problem,
            WireComparison(
              expected: expected,
              actual: answer,
              oracleName: oracle.name,
              forgiven: points
            )
          )
        case .refusal: return nil
        case .fault(var fault):
          fault.message = "the oracle \(oracle.name): \(fault.message)"
          throw fault
        }
      }
    )
    return Suite(narrowed, known: known.filter { $0.description.name != description.name } + [law])
  }
}
