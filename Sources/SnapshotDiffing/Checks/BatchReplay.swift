extension IdentityChecks {
  /// Whether batches, made one after the other, lead from before to after, and each can be made.
  ///
  /// A view refuses a batch that changes items of sections it deletes, inserts or moves at once.
  package static func batches<Section: Hashable, Item: Hashable>(
    _ batches: [ChangeBatch],
    from before: [IdentitySection<Section, Item>],
    to after: [IdentitySection<Section, Item>]
  ) -> [IdentityViolation] {
    self.batches(batches, in: NumberedSections(before, after))
  }

  /// Whether batches, made one after the other, lead from before to after, and each can be made.
  package static func batches(
    _ batches: [ChangeBatch],
    in snapshots: NumberedSections
  ) -> [IdentityViolation] {
    var state = BatchReplay(snapshots)
    var result: [IdentityViolation] = []
    for (number, batch) in batches.enumerated() {
      let isMixed = !batch.sections.deletes.isEmpty || !batch.sections.inserts.isEmpty
      if isMixed, !batch.items.isEmpty {
        result.append(
          IdentityViolation(
            .replay,
            "batch \(number) changes sections and items",
            indices: [number]
          )
        )
      }
      result += state.make(batch, number)
    }
    return result + state.compare(snapshots)
  }
}

/// Sections and items by number while batches are made; what was inserted has no identity yet.
private struct BatchReplay {
  private var sections: [(section: Int?, items: [Int?])]

  init(_ snapshots: NumberedSections) {
    let starts = snapshots.before.starts
    sections = snapshots.sections.before.enumerated().map { index, section in
      (section, snapshots.items.before[starts[index]..<starts[index + 1]].map { $0 })
    }
  }

  mutating func make(_ batch: ChangeBatch, _ number: Int) -> [IdentityViolation] {
    let changes = batch.sections
    let count = sections.count - changes.deletes.count + changes.inserts.count
    let replay = FlatReplay(changes, before: sections.count, after: count)
    guard !replay.sources.contains(FlatReplay.missing), replay.leftOver.isEmpty else {
      return [
        IdentityViolation(
          .replay,
          "batch \(number) leaves a section without its place",
          indices: [number]
        )
      ]
    }
    sections = replay.sources.map { $0 >= 0 ? sections[$0] : (nil, []) }
    return makeItems(batch, number)
  }

  private mutating func makeItems(_ batch: ChangeBatch, _ number: Int) -> [IdentityViolation] {
    let before = SectionCounts(sections.map { $0.items.count })
    var counts = before.counts
    let items = batch.items
    let named = items.deletes + items.inserts + items.moves.flatMap { [$0.from, $0.to] }
    guard named.allSatisfy({ counts.indices.contains($0.section) }) else {
      return [
        IdentityViolation(.indices, "batch \(number) names an unknown section", indices: [number])
      ]
    }
    for place in items.deletes + items.moves.map(\.from) { counts[place.section] -= 1 }
    for place in items.inserts + items.moves.map(\.to) { counts[place.section] += 1 }
    let after = SectionCounts(counts.map { max(0, $0) })
    let changes = SectionedChangeSet(
      deletes: items.deletes,
      inserts: items.inserts,
      moves: items.moves
    )
    let replay = SectionedReplay(changes, from: before, to: after)
    guard !replay.sources.contains(FlatReplay.missing), replay.leftOver.isEmpty else {
      return [
        IdentityViolation(
          .replay,
          "batch \(number) leaves an item without its place",
          indices: [number]
        )
      ]
    }
    let all = sections.flatMap { $0.items }
    for section in sections.indices {
      sections[section].items = (after.starts[section]..<after.starts[section + 1]).map {
        replay.sources[$0] >= 0 ? all[replay.sources[$0]] : nil
      }
    }
    return []
  }

  func compare(_ snapshots: NumberedSections) -> [IdentityViolation] {
    let counts = sections.map { $0.items.count }
    guard counts == snapshots.after.counts else {
      return [IdentityViolation(.counts, "sections hold \(counts) items after all batches")]
    }
    var result: [IdentityViolation] = []
    for (index, mine) in sections.enumerated() {
      let isOther = mine.section != nil && mine.section != snapshots.sections.after[index]
      let start = snapshots.after.starts[index]
      let wrong = mine.items.indices.filter { item in
        mine.items[item].map { $0 != snapshots.items.after[start + item] } ?? false
      }
      guard isOther || !wrong.isEmpty else { continue }
      result.append(
        IdentityViolation(
          .replay,
          "section \(index) holds something else after all batches",
          identifiers: wrong.flatMap { snapshots.items.nameAfter(start + $0) },
          indices: [index]
        )
      )
    }
    return result
  }
}
