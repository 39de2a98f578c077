import LayoutCore
package import LayoutHarness
import SnapshotDiffing

/// The invariants of the identity domain.
///
/// First whether what has to be refused was, then the change set, then where calls lead, then what
/// a data source makes of it; each bound to the check that stands in SnapshotDiffing.
package enum IdentityInvariants {
  package typealias Law = Invariant<IdentityDomain>

  package static let all: [Law] =
    [refusal] + changes.map(law) + [batches, reference, calls, result] + source.map(law)
    + [apply, lint, modelAsIdentifier]

  /// A check of `IdentityChecks` as an invariant: its name there is its name here.
  private struct Row {
    var check: IdentityViolation.Check
    var formula: String
    var applies: String
  }

  /// The six checks of a change set, counts and cost; the more special ones come first, since
  /// nearly everything that is wrong shows in the replay too.
  private static let changes: [Row] = [
    Row(
      check: .indices,
      formula: "every index is in range and used once",
      applies: "every answer"
    ),
    Row(
      check: .exclusive,
      formula: "no identifier is both deleted and inserted",
      applies: "every answer, unless the engine says it replaces"
    ),
    Row(
      check: .membership,
      formula: "deletes = before less after; inserts = after less before",
      applies: "every answer"
    ),
    Row(
      check: .updates,
      formula: "updates are those kept whose content changed or which are marked",
      applies: "every answer"
    ),
    Row(
      check: .counts,
      formula: "in each section before − deletes − moved out + inserts + moved in = after",
      applies: "answers by sections"
    ),
    Row(
      check: .replay,
      formula: "the change set made on before gives after",
      applies: "every answer"
    ),
    Row(
      check: .moves,
      formula: "moves ≥ kept − longest increasing subsequence of the kept",
      applies: "every answer; equality where the engine claims the least"
    ),
    Row(
      check: .cost,
      formula: "lookups ≤ 2n, comparisons ≤ 4n + 4, search steps ≤ n log n",
      applies: "engines that count, identifiers whose hashes differ"
    ),
  ]

  /// What a data source shows and asks for.
  private static let source: [Row] = [
    Row(
      check: .requests,
      formula: "cells asked for = those that come into sight + those marked (D8, D9)",
      applies: "engines with a data source"
    ),
    Row(
      check: .replacement,
      formula: "reload replaces the cell, everything else keeps it (D9, D10)",
      applies: "engines with a data source"
    ),
    Row(
      check: .unchanged,
      formula: "an equal snapshot asks for nothing and shows the same (D6)",
      applies: "engines with a data source"
    ),
    Row(
      check: .cells,
      formula: "each item in sight has one cell, each cell one item",
      applies: "engines with a data source"
    ),
    Row(
      check: .prefetch,
      formula: "prefetched = what lies ahead of the reader within the distance",
      applies: "engines with a data source"
    ),
  ]

  /// The checks of change sets and of a data source, each with its words.
  static let checks: [(IdentityViolation.Check, InvariantDescription)] =
    (changes + source).map { row in
      (row.check, described(row.check.rawValue, row.formula, row.applies))
    }

  private static func law(_ row: Row) -> Law {
    let description = described(row.check.rawValue, row.formula, row.applies)
    return Law(
      description,
      onAnswer: { (_, trial) throws(EngineFault) in
        trial.context.violations.first { $0.check == row.check }
          .map { violation($0, described: description) }
      }
    )
  }

  static func described(
    _ name: String,
    _ formula: String,
    _ applies: String
  ) -> InvariantDescription {
    InvariantDescription(name: name, formula: formula, tolerance: "none", applies: applies)
  }

  /// What a check found, as a finding of an invariant.
  static func violation(
    _ found: IdentityViolation,
    described description: InvariantDescription
  ) -> Violation {
    // Positions of sections are no items, and a fault of sections is another cause.
    let isOfSections = found.message.hasPrefix("sections: ")
    let names = found.identifiers.isEmpty ? "" : " (\(found.identifiers.joined(separator: ", ")))"
    return Violation(
      description.name,
      found.message + names,
      expected: description.formula,
      actual: found.message,
      items: isOfSections ? [] : found.indices.filter { $0 >= 0 }.sorted(),
      aspect: isOfSections ? "sections" : nil
    )
  }
}
