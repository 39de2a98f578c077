extension IdentityChecks {
  /// Check 1: applying the set to before gives after.
  static func replay<ID>(_ changes: ChangeSet, _ lists: ListPair<ID>) -> [IdentityViolation] {
    let replay = FlatReplay(changes, before: lists.before.count, after: lists.after.count)
    return self.replay(replay.sources, replay.leftOver, lists)
  }

  static func replay<ID>(
    _ sources: [Int],
    _ leftOver: [Int],
    _ lists: ListPair<ID>
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
  static func indices<ID>(_ changes: ChangeSet, _ lists: ListPair<ID>) -> [IdentityViolation] {
    var result: [IdentityViolation] = []
    func judge(_ positions: [(String, Int)], _ count: Int, _ name: (Int) -> [String]) {
      var used: [Int: String] = [:]
      for (what, position) in positions {
        if position < 0 || position >= count {
          let message = "\(what) \(position), but there are \(count)"
          result.append(IdentityViolation(.indices, message, indices: [position]))
        } else if let first = used.updateValue(what, forKey: position) {
          let message = "\(what) \(position), which is used by \(first) already"
          let identifiers = name(position)
          result.append(
            IdentityViolation(
              .indices,
              message,
              identifiers: identifiers,
              indices: [position]
            )
          )
        }
      }
    }
    judge(
      changes.deletes.map { ("delete of", $0) } + changes.moves.map { ("move from", $0.from) },
      lists.before.count,
      lists.nameBefore
    )
    judge(
      changes.inserts.map { ("insert at", $0) } + changes.moves.map { ("move to", $0.to) },
      lists.after.count,
      lists.nameAfter
    )
    judge(changes.updates.map { ("update of", $0) }, lists.before.count, lists.nameBefore)
    return result
  }
}
