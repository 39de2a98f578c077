package import LayoutCore

/// One invariant of a domain: what it demands, when it is asked, and the check.
package struct Invariant<D: Domain>: Sendable {
  /// What it demands, in words.
  package let description: InvariantDescription
  /// Whether it is asked unless a run asks for it by name.
  package let isDefault: Bool
  /// The check: `nil` when it holds or does not apply.
  package let check: Check

  /// Judges a trial; a fault of the engine while it is asked again is thrown.
  package typealias Check = @Sendable (inout Trial<D>) throws(EngineFault) -> Violation?

  /// An invariant about whatever came of the case, refusals included.
  package init(
    _ description: InvariantDescription,
    isDefault: Bool = true,
    onOutcome check: @escaping Check
  ) {
    self.description = description
    self.isDefault = isDefault
    self.check = check
  }

  /// An invariant about an answer; a refusal is the business of others.
  package init(
    _ description: InvariantDescription,
    isDefault: Bool = true,
    onAnswer check:
      @escaping @Sendable (D.Answer, inout Trial<D>) throws(EngineFault) -> Violation?
  ) {
    self.description = description
    self.isDefault = isDefault
    self.check = { (trial: inout Trial<D>) throws(EngineFault) -> Violation? in
      guard case .answer(let answer) = trial.outcome else { return nil }
      return try check(answer, &trial)
    }
  }
}

/// One case asked of one engine, as an invariant sees it.
package struct Trial<D: Domain> {
  /// The case.
  package let problem: D.Case
  /// What came of it.
  package let outcome: Outcome<D.Answer>
  /// What the domain worked out about the case, and room to work in.
  package var context: D.Context
  /// The engine that was asked.
  package let engine: Engine<D>

  /// Asks the engine something else: the mirrored case, the same case again.
  ///
  /// - Returns: Its answer, or `nil` when it refused.
  /// - Throws: The engine's fault.
  package func ask(_ problem: D.Case) throws(EngineFault) -> D.Answer? {
    switch engine.respond(problem) {
    case .answer(let answer): return answer
    case .refusal: return nil
    case .fault(let fault): throw fault
    }
  }
}
