extension IdentityChecks {
  /// Check 3: no identifier is both deleted and inserted, unless the engine says so.
  static func exclusive(
    _ changes: ChangeSet,
    _ lists: NumberedPair,
    _ claims: IdentityClaims
  ) -> [IdentityViolation] {
    guard !claims.replacesUpdates else { return [] }
    var deleted = [Int](repeating: -1, count: lists.kinds)
    for position in changes.deletes where lists.before.indices.contains(position) {
      deleted[lists.before[position]] = position
    }
    return changes.inserts.compactMap { position in
      guard lists.after.indices.contains(position) else { return nil }
      let source = deleted[lists.after[position]]
      guard source >= 0 else { return nil }
      return IdentityViolation(
        .exclusive,
        "deleted at \(source) and inserted at \(position)",
        identifiers: lists.nameAfter(position),
        indices: [source, position]
      )
    }
  }

  /// Check 4: deletes are before minus after, inserts after minus before, as multisets.
  static func membership(
    _ changes: ChangeSet,
    _ lists: NumberedPair
  ) -> [IdentityViolation] {
    // A replaced element is in both sums, so only their difference is judged.
    var balance = [Int](repeating: 0, count: lists.kinds)
    for position in changes.deletes where lists.before.indices.contains(position) {
      balance[lists.before[position]] += 1
    }
    for position in changes.inserts where lists.after.indices.contains(position) {
      balance[lists.after[position]] -= 1
    }
    // Numbers are given in the order in which identifiers are met.
    return balance.indices.compactMap { number in
      let needed = lists.countsBefore[number] - lists.countsAfter[number]
      let given = balance[number]
      guard needed != given else { return nil }
      return IdentityViolation(
        .membership,
        "deletes less inserts are \(given), before less after is \(needed)",
        identifiers: [lists.name(number)],
        indices: [lists.before.firstIndex(of: number), lists.after.firstIndex(of: number)]
          .compactMap { $0 }
      )
    }
  }

  /// Check 6: updates fall on kept identities, and exactly on those changed where known.
  static func updates(
    _ changes: ChangeSet,
    _ lists: NumberedPair,
    _ changed: Set<Int>?
  ) -> [IdentityViolation] {
    var result: [IdentityViolation] = []
    guard !(changes.updates.isEmpty && (changed ?? []).isEmpty) else { return result }
    let deleted = Set(changes.deletes)
    let updated = Set(changes.updates)
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
      if deleted.contains(position) || lists.countsAfter[lists.before[position]] == 0 {
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
