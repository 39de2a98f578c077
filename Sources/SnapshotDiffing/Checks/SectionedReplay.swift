/// Makes the changes of a sectioned change set, whoever found them, on places alone.
package struct SectionedReplay: Sendable {
  /// What became of the sections.
  package let sections: FlatReplay
  /// For each position after, across sections: the position before, or as in ``FlatReplay``.
  package private(set) var sources: [Int]
  /// Positions before, across sections, for which no place was left.
  package private(set) var leftOver: [Int] = []
  package let before: SectionCounts
  package let after: SectionCounts

  /// Replays the set; places that do not exist and second uses are passed over.
  package init(
    _ changes: SectionedChangeSet,
    from before: SectionCounts,
    to after: SectionCounts
  ) {
    self.before = before
    self.after = after
    sections = FlatReplay(
      changes.sections,
      before: before.counts.count,
      after: after.counts.count
    )
    sources = [Int](repeating: FlatReplay.missing, count: after.total)
    var isGone = [Bool](repeating: false, count: before.total)
    for place in changes.deletes {
      if let position = before.position(place) { isGone[position] = true }
    }
    for move in changes.moves {
      guard let from = before.position(move.from), let to = after.position(move.to) else {
        continue
      }
      isGone[from] = true
      sources[to] = from
    }
    for place in changes.inserts {
      if let position = after.position(place) { sources[position] = FlatReplay.inserted }
    }
    fill(isGone)
  }

  /// Whatever is neither gone nor moved fills the holes of its section in order.
  private mutating func fill(_ isGone: [Bool]) {
    let targets = sections.targets(before: before.counts.count)
    for section in before.counts.indices {
      let target = targets[section]
      var hole = target >= 0 ? after.starts[target] : 0
      let end = target >= 0 ? after.starts[target + 1] : 0
      for position in before.starts[section]..<before.starts[section + 1]
      where !isGone[position] {
        while hole < end, sources[hole] != FlatReplay.missing { hole += 1 }
        if hole < end { sources[hole] = position } else { leftOver.append(position) }
      }
    }
  }

  /// For each position before, across sections: the position after, or `-1`.
  package var targets: [Int] {
    var targets = [Int](repeating: -1, count: before.total)
    for (target, source) in sources.enumerated() where source >= 0 { targets[source] = target }
    return targets
  }
}
