extension IdentityChecks {
  /// Check 5: moves are at least those needed, and no more where the engine says so.
  ///
  /// With repeated identifiers the number needed depends on which is taken for which, and the
  /// replay alone decides.
  static func moves<ID>(
    _ changes: ChangeSet,
    _ lists: ListPair<ID>,
    _ claims: IdentityClaims
  ) -> [IdentityViolation] {
    guard lists.isUnique else { return [] }
    let place = places(lists.before)
    // What is given as delete and insert needs no move.
    let replaced = claims.replacesUpdates ? Set(changes.inserts) : []
    let kept = lists.after.enumerated().compactMap { position, identifier in
      replaced.contains(position) ? nil : place[identifier]
    }
    return judge(changes.moves.count, kept.count - longestIncreasing(kept), claims)
  }

  /// Check 5 for sections: an item that changes its section is always a move.
  static func moves<Section, Item>(
    _ changes: SectionedChangeSet,
    _ before: [IdentitySection<Section, Item>],
    _ after: [IdentitySection<Section, Item>],
    _ claims: IdentityClaims
  ) -> [IdentityViolation] {
    var home: [Item: (section: Section, place: Int)] = [:]
    for section in before {
      for (place, item) in section.items.enumerated() { home[item] = (section.section, place) }
    }
    guard home.count == before.reduce(0, { $0 + $1.items.count }) else { return [] }
    let needed = after.reduce(0) { sum, section in
      let old = section.items.compactMap { home[$0] }
      let stayed = old.filter { $0.section == section.section }.map(\.place)
      return sum + old.count - longestIncreasing(stayed)
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

  private static func places<ID: Hashable>(_ list: [ID]) -> [ID: Int] {
    var result: [ID: Int] = [:]
    for (place, identifier) in list.enumerated() { result[identifier] = place }
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
