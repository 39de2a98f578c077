/// Makes the changes of a change set, whoever found them, on positions alone.
package struct FlatReplay: Sendable {
  /// For each position after: the position before, `inserted`, or `missing` where nothing came.
  package private(set) var sources: [Int]
  /// Positions before for which no place was left.
  package private(set) var leftOver: [Int] = []

  package static var inserted: Int { -1 }
  package static var missing: Int { -2 }

  /// Replays the set; indices out of range and second uses are passed over.
  package init(_ changes: ChangeSet, before: Int, after: Int) {
    sources = [Int](repeating: Self.missing, count: after)
    var isGone = [Bool](repeating: false, count: before)
    for position in changes.deletes where isGone.indices.contains(position) {
      isGone[position] = true
    }
    for move in changes.moves
    where isGone.indices.contains(move.from) && sources.indices.contains(move.to) {
      isGone[move.from] = true
      sources[move.to] = move.from
    }
    for position in changes.inserts where sources.indices.contains(position) {
      sources[position] = Self.inserted
    }
    var hole = 0
    for position in isGone.indices where !isGone[position] {
      while hole < after, sources[hole] != Self.missing { hole += 1 }
      if hole < after { sources[hole] = position } else { leftOver.append(position) }
    }
  }

  /// For each position before: the position after, or `-1`.
  package func targets(before: Int) -> [Int] {
    var targets = [Int](repeating: -1, count: before)
    for (target, source) in sources.enumerated() where source >= 0 { targets[source] = target }
    return targets
  }
}
