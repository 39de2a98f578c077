extension IdentityChecks {
  /// Check 3: no identifier is both deleted and inserted, unless the engine says so.
  static func exclusive<ID>(
    _ changes: ChangeSet,
    _ lists: ListPair<ID>,
    _ claims: IdentityClaims
  ) -> [IdentityViolation] {
    guard !claims.replacesUpdates else { return [] }
    var deleted: [ID: Int] = [:]
    for position in changes.deletes where lists.before.indices.contains(position) {
      deleted[lists.before[position]] = position
    }
    return changes.inserts.compactMap { position in
      guard lists.after.indices.contains(position),
        let source = deleted[lists.after[position]]
      else { return nil }
      return IdentityViolation(
        .exclusive,
        "deleted at \(source) and inserted at \(position)",
        identifiers: lists.nameAfter(position),
        indices: [source, position]
      )
    }
  }

  /// Check 4: deletes are before minus after, inserts after minus before, as multisets.
  static func membership<ID>(
    _ changes: ChangeSet,
    _ lists: ListPair<ID>
  ) -> [IdentityViolation] {
    // A replaced element is in both sums, so only their difference is judged.
    var balance: [ID: Int] = [:]
    for position in changes.deletes where lists.before.indices.contains(position) {
      balance[lists.before[position], default: 0] += 1
    }
    for position in changes.inserts where lists.after.indices.contains(position) {
      balance[lists.after[position], default: 0] -= 1
    }
    var seen: Set<ID> = []
    return (lists.before + lists.after).compactMap { identifier in
      guard seen.insert(identifier).inserted else { return nil }
      let needed =
        lists.countsBefore[identifier, default: 0] - lists.countsAfter[identifier, default: 0]
      let given = balance[identifier, default: 0]
      guard needed != given else { return nil }
      return IdentityViolation(
        .membership,
        "deletes less inserts are \(given), before less after is \(needed)",
        identifiers: [String(describing: identifier)],
        indices: [lists.before.firstIndex(of: identifier), lists.after.firstIndex(of: identifier)]
          .compactMap { $0 }
      )
    }
  }

  /// Check 6: updates fall on kept identities, and exactly on those changed where known.
  static func updates<ID>(
    _ changes: ChangeSet,
    _ lists: ListPair<ID>,
    _ changed: Set<Int>?
  ) -> [IdentityViolation] {
    let deleted = Set(changes.deletes)
    let updated = Set(changes.updates)
    var result: [IdentityViolation] = []
    func report(_ position: Int, _ message: String) {
      result.append(
        IdentityViolation(
          .updates,
          message,
          identifiers: lists.nameBefore(position),
          indices: [position]
        )
      )
    }
    for position in changes.updates where lists.before.indices.contains(position) {
      if deleted.contains(position) || lists.countsAfter[lists.before[position]] == nil {
        report(position, "update of \(position), which is not kept")
      } else if let changed, !changed.contains(position) {
        report(position, "update of \(position), whose content is the same")
      }
    }
    for position in (changed ?? []).sorted() where !updated.contains(position) {
      if !deleted.contains(position) {
        report(position, "no update of \(position), whose content changed")
      }
    }
    return result
  }
}
