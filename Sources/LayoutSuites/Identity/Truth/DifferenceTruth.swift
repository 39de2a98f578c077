import SnapshotDiffing

/// Cases of kind `diff`: change sets other engines give, which ours need only match in what counts.
enum DifferenceTruth {
  /// An element whose identity is its text without a mark, and whose content is all of it.
  struct Element: Hashable {
    var identity: String
    /// Makes all hashes equal, so that only equality can decide.
    var collides: Bool

    func hash(into hasher: inout Hasher) {
      if !collides { hasher.combine(identity) }
    }
  }

  static func difference(_ truth: SnapshotTruthCase) -> String? {
    let (before, after) = (truth.before?.list ?? [], truth.after?.list ?? [])
    return difference(truth, before, after, collides: false)
      ?? difference(truth, before, after, collides: true).map { "with equal hashes: \($0)" }
      ?? recorded(truth, before, after)
  }

  private static func identity(_ text: String) -> String {
    text.hasSuffix("'") ? String(text.dropLast()) : text
  }

  /// Positions before of kept elements with other content, repeated elements left out.
  private static func changed(_ before: [String], _ after: [String]) -> Set<Int> {
    Set(
      before.indices.filter { position in
        let same = after.filter { identity($0) == identity(before[position]) }
        return same.count == 1 && same[0] != before[position]
      }
    )
  }

  /// Our answer must pass every check, and be no worse than the recorded one.
  private static func difference(
    _ truth: SnapshotTruthCase,
    _ before: [String],
    _ after: [String],
    collides: Bool
  ) -> String? {
    let changes = ChangeSet(
      from: before,
      to: after,
      identity: { Element(identity: identity($0), collides: collides) },
      isSameContent: ==
    )
    let violations = IdentityChecks.violations(
      of: changes,
      from: before.map(identity),
      to: after.map(identity),
      changed: changed(before, after)
    )
    if let first = violations.first { return "\(first)" }
    let stages = truth.expectedStages ?? truth.expected.map { [$0] } ?? []
    // The batch form gives updates as deletes and inserts, so its lists are longer by them.
    let replaced = replacesUpdates(truth) ? changes.updates.count : 0
    let counts: [(String, Int, Int)] = [
      (
        "deletes", changes.deletes.count + replaced,
        stages.reduce(0) { $0 + ($1.deletes?.count ?? 0) }
      ),
      (
        "inserts", changes.inserts.count + replaced,
        stages.reduce(0) { $0 + ($1.inserts?.count ?? 0) }
      ),
      (
        "updates", changes.updates.count - replaced,
        stages.reduce(0) { $0 + ($1.updates?.count ?? 0) }
      ),
    ]
    for (what, ours, expected) in counts where ours != expected {
      return "\(ours) \(what), expected \(expected)"
    }
    let moves = stages.compactMap(\.moves)
    let most = moves.reduce(0) { $0 + $1.count } + replaced
    if !moves.isEmpty, changes.moves.count > most {
      return "\(changes.moves.count) moves, where \(most) are enough"
    }
    return nil
  }

  /// The recorded answer must pass the checks as well: they must not blame what is right.
  private static func recorded(
    _ truth: SnapshotTruthCase,
    _ before: [String],
    _ after: [String]
  ) -> String? {
    guard let expected = truth.expected, expected.moves != nil, truth.movesMatch == nil else {
      return nil
    }
    let changes = ChangeSet(
      deletes: expected.deletes ?? [],
      inserts: expected.inserts ?? [],
      moves: expected.moves?.map { ChangeSet.Move(from: $0[0], to: $0[1]) } ?? [],
      updates: expected.updates ?? []
    )
    let violations = IdentityChecks.violations(
      of: changes,
      from: before.map(identity),
      to: after.map(identity),
      changed: replacesUpdates(truth) ? nil : changed(before, after),
      claims: IdentityClaims(hasMinimalMoves: false, replacesUpdates: replacesUpdates(truth))
    )
    return violations.first.map { "the checks blame the recorded answer: \($0)" }
  }

  private static func replacesUpdates(_ truth: SnapshotTruthCase) -> Bool {
    truth.algorithm?.contains("BatchUpdates") ?? false
  }
}
