import SnapshotDiffing

/// Diff engines wrong on purpose, each with the least number of identifiers that shows it.
struct BrokenDiff: Sendable, CustomStringConvertible {
  var description: String
  /// The checks that must notice, any of them.
  var noticed: Set<IdentityViolation.Check>
  /// The least number of identifiers in both lists together that shows the fault.
  var least: Int
  var changes: @Sendable (_ before: [Int], _ after: [Int]) -> ChangeSet

  /// Every element kept counts as changed, so each must be updated.
  func violations(_ before: [Int], _ after: [Int]) -> [IdentityViolation] {
    let changed = Set(before.indices.filter { after.contains(before[$0]) })
    return IdentityChecks.violations(
      of: changes(before, after),
      from: before,
      to: after,
      changed: changed
    )
  }

  private static func right(_ before: [Int], _ after: [Int]) -> ChangeSet {
    ChangeSet(from: before, to: after, identity: { $0 }, isSameContent: { _, _ in false })
  }

  static let right = BrokenDiff(
    description: "nothing",
    noticed: [],
    least: .max,
    changes: right
  )

  static let all: [BrokenDiff] = [
    BrokenDiff(
      description: "move indices counted after deletes",
      noticed: [.replay, .indices],
      least: 3
    ) { before, after in
      var changes = right(before, after)
      changes.moves = changes.moves.map { move in
        let earlier = changes.deletes.filter { $0 < move.from }.count
        return ChangeSet.Move(from: move.from - earlier, to: move.to)
      }
      return changes
    },
    BrokenDiff(
      description: "update of a moved item lost",
      noticed: [.updates],
      least: 2
    ) { before, after in
      var changes = right(before, after)
      let moved = Set(changes.moves.map(\.from))
      changes.updates.removeAll(where: moved.contains)
      return changes
    },
    BrokenDiff(
      description: "equal hashes taken for equal identifiers",
      noticed: [.membership],
      least: 2
    ) { before, after in
      ChangeSet(
        from: before,
        to: after,
        identity: { $0 / 2 },
        isSameContent: { _, _ in false }
      )
    },
    BrokenDiff(
      description: "moves of everything that was shifted",
      noticed: [.moves],
      least: 2
    ) { before, after in
      var changes = right(before, after)
      guard !changes.moves.isEmpty else { return changes }
      changes.moves = after.enumerated().compactMap { to, identifier in
        before.firstIndex(of: identifier).flatMap { from in
          from == to ? nil : ChangeSet.Move(from: from, to: to)
        }
      }
      return changes
    },
    BrokenDiff(
      description: "moves given as delete and insert",
      noticed: [.exclusive],
      least: 2
    ) { before, after in
      var changes = right(before, after)
      changes.deletes += changes.moves.map(\.from)
      changes.inserts += changes.moves.map(\.to)
      changes.updates.removeAll(where: changes.deletes.contains)
      changes.moves = []
      return changes
    },
    BrokenDiff(
      description: "inserts beyond the end",
      noticed: [.indices],
      least: 1
    ) { before, after in
      var changes = right(before, after)
      changes.inserts = changes.inserts.map { $0 == after.count - 1 ? $0 + 1 : $0 }
      return changes
    },
  ]
}
