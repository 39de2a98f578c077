/// Swift's own `CollectionDifference` as a change set, for comparison.
///
/// It infers a move only where an identifier is both removed once and inserted once, and takes
/// time quadratic in the number of differences.
package enum SystemDifference {
  /// What turns one list into another.
  package static func changes<ID: Hashable>(from before: [ID], to after: [ID]) -> ChangeSet {
    var result = ChangeSet()
    for change in after.difference(from: before).inferringMoves() {
      switch change {
      case .remove(let offset, _, let target?):
        result.moves.append(ChangeSet.Move(from: offset, to: target))
      case .remove(let offset, _, nil): result.deletes.append(offset)
      case .insert(_, _, _?): continue
      case .insert(let offset, _, nil): result.inserts.append(offset)
      }
    }
    result.deletes.sort()
    result.moves.sort { $0.to < $1.to }
    return result
  }
}
