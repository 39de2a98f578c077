extension IdentityChecks {
  /// Each section: before - deletes - moved out + inserts + moved in = after.
  static func counts(
    _ changes: SectionedChangeSet,
    _ replay: SectionedReplay
  ) -> [IdentityViolation] {
    let (before, after) = (replay.before.counts, replay.after.counts)
    var left = before
    for place in changes.deletes + changes.moves.map(\.from)
    where left.indices.contains(place.section) {
      left[place.section] -= 1
    }
    var sums = replay.sections.sources.map { $0 >= 0 ? left[$0] : 0 }
    for place in changes.inserts + changes.moves.map(\.to)
    where sums.indices.contains(place.section) {
      sums[place.section] += 1
    }
    let wrong = sums.indices.filter { sums[$0] != after[$0] }.map { section in
      IdentityViolation(
        .counts,
        "section \(section) has \(after[section]) items, its changes leave \(sums[section])",
        indices: [section]
      )
    }
    let deleted = changes.sections.deletes.filter { left.indices.contains($0) && left[$0] != 0 }
    return wrong
      + deleted.map { section in
        IdentityViolation(
          .counts,
          "section \(section) is deleted, its changes leave \(left[section]) items",
          indices: [section]
        )
      }
  }

  /// Whether the work is linear, up to the search for moves.
  ///
  /// Each identifier may be looked up twice and compared a constant number of times; identifiers
  /// whose hashes collide on purpose are outside this bound.
  package static func cost(
    _ work: DiffWork,
    before: Int,
    after: Int
  ) -> [IdentityViolation] {
    let count = before + after
    var logarithm = 1
    while 1 << logarithm < count { logarithm += 1 }
    let bounds = [
      ("lookups", work.lookups, 2 * count),
      ("comparisons", work.comparisons, 4 * count + 4),
      ("search steps", work.searches, count * logarithm),
    ]
    return bounds.compactMap { name, given, bound in
      given <= bound
        ? nil
        : IdentityViolation(.cost, "\(given) \(name) for \(count) identifiers, at most \(bound)")
    }
  }
}
