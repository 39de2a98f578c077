import LayoutCases
import LayoutCore
package import LayoutHarness
import SnapshotDiffing

extension IdentityDomain {
  /// The domain `identity` of the engine protocol.
  package static let wire: WireForm<IdentityDomain>? = WireForm(
    read: { line in
      do throws(CaseError) {
        return try decodeJSON(IdentityReply.self, from: line, file: nil).outcome
      } catch {
        return .fault(EngineFault(.protocolBreach, "not an answer: \(error.message)"))
      }
    },
    semantics: { (names) throws(CaseError) in
      guard let names else { return .external }
      return try IdentitySemantics(understanding: names)
    },
    narrowed: { own, oracle in
      var narrowed = own
      narrowed.understands.formIntersection(oracle.understands)
      return narrowed
    },
    difference: { problem, pair in
      IdentityDifference(problem, pair).violation
    },
    demand: { problem in problem.refusal == nil ? .answer : .refusal },
    hasNonsense: { $0.understands.contains(.refusals) }
  )
}

extension IdentityFeatures {
  /// The parts by the names they have in flags, in bit order.
  static let named = WireParts<IdentityFeatures>([
    ("lists", .lists), ("repeats", .repeats), ("sections", .sections),
    ("operations", .operations), ("contentChanges", .contentChanges), ("reloads", .reloads),
    ("reconfigures", .reconfigures), ("sectionReloads", .sectionReloads), ("models", .models),
    ("refusals", .refusals), ("plain", .protocolPairs),
    ("all", .abilities.subtracting([.collisions, .scrolling])),
  ])
}

extension IdentitySemantics {
  /// The word for an engine that moves as little as possible, and is held to it.
  static let minimalWord = "minimalMoves"

  /// Declares an engine outside this program that understands the named parts.
  ///
  /// - Throws: ``CaseError`` naming the parts there are.
  init(understanding names: [String]) throws(CaseError) {
    let parts = try IdentityFeatures.named.parts(names, words: [Self.minimalWord])
    self.init(
      understands: parts,
      claims: IdentityClaims(hasMinimalMoves: names.contains(Self.minimalWord))
    )
  }
}

/// What one change set says otherwise than another; which items move to get there is a choice.
private struct IdentityDifference {
  let violation: Violation?

  init(_ problem: IdentityCase, _ pair: WireComparison<IdentityAnswer>) {
    func flat(_ answer: IdentityAnswer) -> ChangeSet {
      answer.changes.flat(from: problem.before, to: answer.result ?? problem.after)
    }
    let (expected, actual) = (flat(pair.expected), flat(pair.actual))
    let lists: [(String, KeyPath<ChangeSet, [Int]>)] = [
      ("deletes", \.deletes), ("inserts", \.inserts), ("updates", \.updates),
    ]
    let other = lists.first { _, list in
      expected[keyPath: list].sorted() != actual[keyPath: list].sorted()
    }
    violation = other.map { name, list in
      Violation(
        Suite<IdentityDomain>.oracleInvariant,
        "the \(name) are not those of \(pair.oracleName)",
        expected: "\(expected[keyPath: list].sorted())",
        actual: "\(actual[keyPath: list].sorted())",
        aspect: name
      )
    }
  }
}
