import Foundation
import LayoutCases
package import LayoutCore

extension Suite {
  /// A case as it is shown.
  ///
  /// - Parameters:
  ///   - problem: The case.
  ///   - asking: Whether the engine may be asked for the picture; not when that would kill it.
  ///   - violation: What is marked in the picture.
  package func exhibit(_ problem: D.Case, asking: Bool, violation: Violation?) -> Exhibit {
    var answer: D.Answer?
    if asking, case .answer(let given) = engine.respond(problem) { answer = given }
    return Exhibit(
      json: SavedCase<D.Case>(problem: problem).text,
      lines: D.lines(problem, answer),
      size: problem.complexity.parts,
      picture: answer.flatMap { D.picture(problem, $0, violation) },
      nonsense: D.nonsense(problem, within: engine.semantics)
    )
  }

  /// Judges a case fully and shows it.
  package func check(_ problem: D.Case) -> CheckedCase {
    guard D.isWithin(engine.semantics, problem) else {
      return CheckedCase(
        violations: [],
        isWithin: false,
        refusal: nil,
        exhibit: exhibit(problem, asking: false, violation: nil)
      )
    }
    let outcome = engine.respond(problem)
    let violations = judgeFully(problem, outcome)
    var refusal: String?
    if case .refusal(let failure) = outcome { refusal = failure.message }
    return CheckedCase(
      violations: violations,
      isWithin: true,
      refusal: refusal,
      exhibit: exhibit(problem, asking: true, violation: violations.first)
    )
  }
}
