package import LayoutCore
import SnapshotDiffing

/// Swift's own `CollectionDifference` as an engine: all items are one list, nothing is marked.
package enum SystemIdentity {
  /// Answers a case.
  ///
  /// - Complexity: O(n · d) in the d differences.
  package static func respond(_ problem: IdentityCase) -> Outcome<IdentityAnswer> {
    .answer(
      IdentityAnswer(
        .list(SystemDifference.changes(from: problem.itemsBefore, to: problem.itemsAfter))
      )
    )
  }

  /// It keeps a longest common subsequence and infers a move where an identifier is removed once
  /// and inserted once, so moves are as few as possible in a list without repeated identifiers.
  package static let semantics = IdentitySemantics(
    understands: [.lists, .repeats, .sections, .models, .collisions],
    claims: IdentityClaims(hasMinimalMoves: true),
    replacesRepeated: true
  )
}
