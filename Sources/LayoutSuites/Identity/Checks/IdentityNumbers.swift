import SnapshotDiffing

extension IdentityCase {
  /// The identifiers of the first state and of another as numbers, for the checks.
  func numbers(to after: [Section]) -> NumberedSections {
    NumberedSections(
      sections: Self.pair(before.map(\.section), after.map(\.section)),
      items: Self.pair(before.flatMap(\.items), after.flatMap(\.items)),
      before: before.map(\.items.count),
      after: after.map(\.items.count)
    )
  }

  /// What `NumberedPair` does, here where the types are known and hashing costs little.
  private static func pair<ID: Hashable>(_ before: [ID], _ after: [ID]) -> NumberedPair {
    var known: [ID: Int] = [:]
    known.reserveCapacity(max(before.count, after.count))
    var met: [ID] = []
    let numbers = (before + after).map { identifier in
      if let number = known[identifier] { return number }
      known[identifier] = met.count
      met.append(identifier)
      return met.count - 1
    }
    return NumberedPair(numbers, before: before.count, kinds: met.count) { [met] in
      String(describing: met[$0])
    }
  }
}
