/// The checks of a change set against the two lists it is said to lie between.
///
/// They know no engine and compare no lists of changes, which may differ rightfully.
package enum IdentityChecks {
  /// All violations of the six checks by a flat change set.
  ///
  /// - Parameters:
  ///   - changes: what an engine answered.
  ///   - before: identifiers before.
  ///   - after: identifiers after.
  ///   - changed: positions before of kept elements with other content, where they are known.
  ///   - claims: what the engine says about itself.
  package static func violations<ID: Hashable>(
    of changes: ChangeSet,
    from before: [ID],
    to after: [ID],
    changed: Set<Int>? = nil,
    claims: IdentityClaims = IdentityClaims()
  ) -> [IdentityViolation] {
    violations(
      of: changes,
      in: NumberedPair(before, after),
      changed: changed,
      claims: claims
    )
  }

  /// All violations of the six checks by a flat change set between numbered lists.
  package static func violations(
    of changes: ChangeSet,
    in lists: NumberedPair,
    changed: Set<Int>? = nil,
    claims: IdentityClaims = IdentityClaims()
  ) -> [IdentityViolation] {
    replay(changes, lists)
      + indices(changes, lists)
      + exclusive(changes, lists, claims)
      + membership(changes, lists)
      + moves(changes, lists, claims)
      + updates(changes, lists, changed)
  }

  /// All violations by a sectioned change set, of the six checks and of the counts.
  package static func violations<Section: Hashable, Item: Hashable>(
    of changes: SectionedChangeSet,
    from before: [IdentitySection<Section, Item>],
    to after: [IdentitySection<Section, Item>],
    changed: Set<Int>? = nil,
    claims: IdentityClaims = IdentityClaims()
  ) -> [IdentityViolation] {
    violations(
      of: changes,
      in: NumberedSections(before, after),
      changed: changed,
      claims: claims
    )
  }

  /// All violations by a sectioned change set between numbered snapshots.
  package static func violations(
    of changes: SectionedChangeSet,
    in snapshots: NumberedSections,
    changed: Set<Int>? = nil,
    claims: IdentityClaims = IdentityClaims()
  ) -> [IdentityViolation] {
    let sections = violations(of: changes.sections, in: snapshots.sections, claims: claims)
      .map { violation in
        var named = violation
        named.message = "sections: \(violation.message)"
        return named
      }
    let lists = snapshots.items
    let (flat, outside) = flattened(changes, snapshots.before, snapshots.after)
    let replay = SectionedReplay(changes, from: snapshots.before, to: snapshots.after)
    return sections + outside
      + self.replay(replay.sources, replay.leftOver, lists)
      + indices(flat, lists)
      + exclusive(flat, lists, claims)
      + membership(flat, lists)
      + moves(changes, snapshots, claims)
      + updates(flat, lists, changed)
      + self.counts(changes, replay)
  }

  /// Identifiers that occur more than once over all sections (D1).
  package static func repeated<Section, Item>(
    in sections: [IdentitySection<Section, Item>]
  ) -> [IdentityViolation] {
    let items = repeats(in: sections.flatMap(\.items)).map { String(describing: $0) }
    let names = repeats(in: sections.map(\.section)).map { String(describing: $0) }
    var result: [IdentityViolation] = []
    if !items.isEmpty {
      result.append(IdentityViolation(.unique, "items occur more than once", identifiers: items))
    }
    if !names.isEmpty {
      result.append(
        IdentityViolation(.unique, "sections occur more than once", identifiers: names)
      )
    }
    return result
  }

  /// Item changes with positions counted across sections, and those at places that do not exist.
  private static func flattened(
    _ changes: SectionedChangeSet,
    _ before: SectionCounts,
    _ after: SectionCounts
  ) -> (ChangeSet, [IdentityViolation]) {
    var flat = ChangeSet()
    var outside: [IdentityViolation] = []
    func position(_ place: ItemPosition, _ counts: SectionCounts, _ what: String) -> Int? {
      let position = counts.position(place)
      if position == nil {
        outside.append(
          IdentityViolation(
            .indices,
            "\(what) at item \(place.item) of section \(place.section), which does not exist",
            indices: [place.section, place.item]
          )
        )
      }
      return position
    }
    flat.deletes = changes.deletes.compactMap { position($0, before, "delete") }
    flat.inserts = changes.inserts.compactMap { position($0, after, "insert") }
    flat.updates = changes.updates.compactMap { position($0, before, "update") }
    for move in changes.moves {
      let from = position(move.from, before, "move from")
      let to = position(move.to, after, "move to")
      if let from, let to { flat.moves.append(ChangeSet.Move(from: from, to: to)) }
    }
    return (flat, outside)
  }
}
