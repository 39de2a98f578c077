package import LayoutCore
import LayoutHarness

/// What the invariants of sections need: those of collections, judged on what was described.
package struct SectionContext: CaseContext {
  /// What is broken, by the invariant's name.
  var broken: [String: Violation] = [:]

  package init() {}

  package mutating func prepare(
    _ problem: SectionCase,
    _ outcome: Outcome<SectionAnswer>,
    within semantics: SectionSemantics
  ) {
    broken = [:]
    guard case .answer(let answer) = outcome else { return }
    let suite = Suite(
      Engine<CollectionDomain>.collection(provider: answer.provider),
      invariants: SectionInvariants.borrowed
    )
    for violation in suite.judgeFully(answer.problem, .answer(answer.answer)) {
      broken[violation.invariant] = violation
    }
  }
}
