extension IdentityChecks {
  /// Check 5: moves are at least those needed, and no more where the engine says so.
  ///
  /// With repeated identifiers the number needed depends on which is taken for which, and the
  /// replay alone decides.
  static func moves(
    _ changes: ChangeSet,
    _ lists: NumberedPair,
    _ claims: IdentityClaims
  ) -> [IdentityViolation] {
    guard lists.isUnique else { return [] }
    let place = places(lists)
    // What is given as delete and insert needs no move.
    let replaced = claims.replacesUpdates ? Set(changes.inserts) : []
    var kept: [Int] = []
    for (position, number) in lists.after.enumerated() where place[number] >= 0 {
      if replaced.isEmpty || !replaced.contains(position) { kept.append(place[number]) }
    }
    return judge(changes.moves.count, kept.count - longestIncreasing(kept), claims)
  }

  /// Check 5 for sections: an item that changes its section is always a move.
  static func moves(
    _ changes: SectionedChangeSet,
    _ snapshots: NumberedSections,
    _ claims: IdentityClaims
  ) -> [IdentityViolation] {
    guard !snapshots.items.countsBefore.contains(where: { $0 > 1 }) else { return [] }
    let place = places(snapshots.items)
    // The section before of every position, by its number.
    var home: [Int] = []
    for (section, count) in zip(snapshots.sections.before, snapshots.before.counts) {
      home += repeatElement(section, count: count)
    }
    var needed = 0
    for (index, section) in snapshots.sections.after.enumerated() {
      var stayed: [Int] = []
      for position in snapshots.after.starts[index]..<snapshots.after.starts[index + 1] {
        let source = place[snapshots.items.after[position]]
        guard source >= 0 else { continue }
        needed += 1
        if home[source] == section { stayed.append(source) }
      }
      needed -= longestIncreasing(stayed)
    }
    return judge(changes.moves.count, needed, claims)
  }

  private static func judge(
    _ given: Int,
    _ needed: Int,
    _ claims: IdentityClaims
  ) -> [IdentityViolation] {
    if given < needed {
      return [IdentityViolation(.moves, "\(given) moves, but \(needed) are needed")]
    }
    if given > needed, claims.hasMinimalMoves {
      return [IdentityViolation(.moves, "\(given) moves, but \(needed) are enough")]
    }
    return []
  }

  /// The position before of every number, the last one if there are several, `-1` for none.
  private static func places(_ lists: NumberedPair) -> [Int] {
    var result = [Int](repeating: -1, count: lists.kinds)
    for (place, number) in lists.before.enumerated() { result[number] = place }
    return result
  }

  /// The length of the longest increasing subsequence: the smallest ends of runs by length.
  static func longestIncreasing(_ values: [Int]) -> Int {
    var ends: [Int] = []
    for value in values {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < value { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(value) } else { ends[low] = value }
    }
    return ends.count
  }
}
