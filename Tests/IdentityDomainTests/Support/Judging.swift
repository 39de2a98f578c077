import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites

typealias IdentityEngine = Engine<IdentityDomain>
typealias IdentitySuite = Suite<IdentityDomain>

extension Engine<IdentityDomain> {
  /// An engine that is said to do everything the engine of the package does.
  static func broken(
    _ name: String,
    _ respond: @escaping @Sendable (IdentityCase) -> Outcome<IdentityAnswer>
  ) -> IdentityEngine {
    IdentityEngine(name: name, semantics: IdentitySemantics(), respond: respond)
  }

  static var ours: IdentityEngine { broken("identity", BuiltInIdentity.respond) }

  static var plain: IdentityEngine {
    IdentityEngine(
      name: "plain",
      semantics: IdentitySemantics(
        understands: IdentityFeatures.abilities.subtracting([.scrolling])
      ),
      respond: PlainIdentity.respond
    )
  }

  static var system: IdentityEngine {
    IdentityEngine(
      name: "collection-difference",
      semantics: SystemIdentity.semantics,
      respond: SystemIdentity.respond
    )
  }
}

/// The case a file holds.
func identityCase(_ json: String) throws -> IdentityCase {
  try SavedCase<IdentityCase>.read(json, file: nil).problem
}

extension Suite<IdentityDomain> {
  /// The first of the drawn cases that breaks something, or `nil`.
  func firstFailure(
    seed: UInt64,
    in cases: Range<Int>
  ) -> (index: Int, problem: IdentityCase, violation: Violation)? {
    var context = IdentityContext()
    for index in cases {
      let problem = drawn(seed: seed, index: index)
      if let violation = judge(problem, engine.respond(problem), &context) {
        return (index, problem, violation)
      }
    }
    return nil
  }

  /// The least case that breaks what `problem` breaks.
  func minimised(_ problem: IdentityCase) -> Minimiser<IdentityCase>.Result? {
    Minimiser<IdentityCase>(domainPasses: IdentityDomain.passes).minimise(problem) { candidate in
      guard (try? IdentityDomain.validate(candidate)) != nil,
        IdentityDomain.isWithin(engine.semantics, candidate)
      else { return nil }
      return judge(candidate)
    }
  }
}
