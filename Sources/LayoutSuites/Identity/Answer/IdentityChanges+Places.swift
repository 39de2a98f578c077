import SnapshotDiffing

extension IdentityAnswer.Changes {
  /// The changes with places where there are sections; a position that does not exist becomes a
  /// place that does not.
  package func placed(
    from before: [IdentityCase.Section],
    to after: [IdentityCase.Section]
  ) -> Self {
    guard case .counted(let items, let sections) = self else { return self }
    let old = SectionCounts(before.map(\.items.count))
    let new = SectionCounts(after.map(\.items.count))
    func place(_ position: Int, _ counts: SectionCounts) -> ItemPosition {
      (0..<counts.total).contains(position)
        ? counts.place(position) : ItemPosition(section: counts.counts.count, item: position)
    }
    return .sections(
      SectionedChangeSet(
        sections: sections,
        deletes: items.deletes.map { place($0, old) },
        inserts: items.inserts.map { place($0, new) },
        moves: items.moves.map { .init(from: place($0.from, old), to: place($0.to, new)) },
        updates: items.updates.map { place($0, old) }
      )
    )
  }

  /// Item changes with positions counted across sections; places that do not exist are left out.
  func flat(from before: [IdentityCase.Section], to after: [IdentityCase.Section]) -> ChangeSet {
    switch self {
    case .list(let changes), .counted(let changes, _): return changes
    case .sections(let changes):
      let old = SectionCounts(before.map(\.items.count))
      let new = SectionCounts(after.map(\.items.count))
      return ChangeSet(
        deletes: changes.deletes.compactMap(old.position),
        inserts: changes.inserts.compactMap(new.position),
        moves: changes.moves.compactMap { move in
          guard let from = old.position(move.from), let to = new.position(move.to) else {
            return nil
          }
          return ChangeSet.Move(from: from, to: to)
        },
        updates: changes.updates.compactMap(old.position)
      )
    }
  }
}
