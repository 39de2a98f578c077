extension IdentityChecks {
  /// Check 1: applying the set to before gives after.
  static func replay(_ changes: ChangeSet, _ lists: NumberedPair) -> [IdentityViolation] {
    let replay = FlatReplay(changes, before: lists.before.count, after: lists.after.count)
    return self.replay(replay.sources, replay.leftOver, lists)
  }

  static func replay(
    _ sources: [Int],
    _ leftOver: [Int],
    _ lists: NumberedPair
  ) -> [IdentityViolation] {
    var result: [IdentityViolation] = []
    for (position, source) in sources.enumerated() where source != FlatReplay.inserted {
      if source == FlatReplay.missing {
        result.append(
          IdentityViolation(
            .replay,
            "nothing arrives at \(position)",
            identifiers: lists.nameAfter(position),
            indices: [position]
          )
        )
      } else if lists.before[source] != lists.after[position] {
        result.append(
          IdentityViolation(
            .replay,
            "what was at \(source) arrives at \(position), where something else belongs",
            identifiers: lists.nameBefore(source) + lists.nameAfter(position),
            indices: [source, position]
          )
        )
      }
    }
    for position in leftOver {
      result.append(
        IdentityViolation(
          .replay,
          "what was at \(position) has no place left",
          identifiers: lists.nameBefore(position),
          indices: [position]
        )
      )
    }
    return result
  }

  /// Check 2: every index is in range and used once.
  static func indices(_ changes: ChangeSet, _ lists: NumberedPair) -> [IdentityViolation] {
    var result: [IdentityViolation] = []
    func judge(_ positions: [(String, [Int])], _ count: Int, _ name: (Int) -> [String]) {
      var used = [Int](repeating: -1, count: count)
      for (kind, (what, all)) in positions.enumerated() {
        for position in all {
          if position < 0 || position >= count {
            let message = "\(what) \(position), but there are \(count)"
            result.append(IdentityViolation(.indices, message, indices: [position]))
          } else if used[position] >= 0 {
            let first = positions[used[position]].0
            result.append(
              IdentityViolation(
                .indices,
                "\(what) \(position), which is used by \(first) already",
                identifiers: name(position),
                indices: [position]
              )
            )
          } else {
            used[position] = kind
          }
        }
      }
    }
    judge(
      [("delete of", changes.deletes), ("move from", changes.moves.map { $0.from })],
      lists.before.count,
      lists.nameBefore
    )
    judge(
      [("insert at", changes.inserts), ("move to", changes.moves.map { $0.to })],
      lists.after.count,
      lists.nameAfter
    )
    judge([("update of", changes.updates)], lists.before.count, lists.nameBefore)
    return result
  }
}
