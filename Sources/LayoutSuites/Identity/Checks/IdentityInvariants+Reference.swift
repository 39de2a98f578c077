import LayoutCore
import LayoutHarness
import SnapshotDiffing

/// The answer against that of the plain form.
extension IdentityInvariants {
  /// The plain form is quadratic; larger cases are left to the six checks, which say the same.
  private static let largestReference = 64

  static let reference: Law = {
    let description = described(
      "reference",
      "deletes, inserts and the number of moves are those of the plain form",
      "engines that claim the fewest moves, up to \(largestReference) identifiers a side"
    )
    return Law(
      description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard let numbers = trial.context.numbers, trial.engine.semantics.claims.hasMinimalMoves,
          max(numbers.before.total, numbers.after.total) <= largestReference,
          numbers.items.isUnique
        else { return nil }
        let placed = answer.changes.placed(
          from: trial.problem.before,
          to: trial.context.script.after
        )
        let plain: IdentityAnswer.Changes
        if case .sections = placed {
          plain = .sections(PlainDiff.changes(in: numbers))
        } else {
          plain = .list(PlainDiff.changes(in: numbers.items))
        }
        let (ours, theirs) = (placed.summary, plain.summary)
        guard ours != theirs else { return nil }
        return Violation(
          description.name,
          "\(ours), and the plain form \(theirs)",
          expected: theirs.description,
          actual: ours.description
        )
      }
    )
  }()
}

extension IdentityAnswer.Changes {
  /// What must agree between two right answers that move as little as possible.
  fileprivate struct Summary: Hashable, CustomStringConvertible {
    var deletes: [ItemPosition]
    var inserts: [ItemPosition]
    var moves: Int
    var sectionDeletes: [Int] = []
    var sectionInserts: [Int] = []
    var sectionMoves = 0

    var description: String {
      "deletes \(deletes.count), inserts \(inserts.count), moves \(moves) and of sections deletes "
        + "\(sectionDeletes.count), inserts \(sectionInserts.count), moves \(sectionMoves)"
    }
  }

  fileprivate var summary: Summary {
    switch self {
    case .list(let changes), .counted(let changes, _):
      return Summary(
        deletes: changes.deletes.sorted().map { ItemPosition(section: 0, item: $0) },
        inserts: changes.inserts.sorted().map { ItemPosition(section: 0, item: $0) },
        moves: changes.moves.count
      )
    case .sections(let changes):
      return Summary(
        deletes: changes.deletes.sorted(),
        inserts: changes.inserts.sorted(),
        moves: changes.moves.count,
        sectionDeletes: changes.sections.deletes.sorted(),
        sectionInserts: changes.sections.inserts.sorted(),
        sectionMoves: changes.sections.moves.count
      )
    }
  }
}
