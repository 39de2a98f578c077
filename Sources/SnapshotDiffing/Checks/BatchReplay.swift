extension IdentityChecks {
  /// Whether batches, made one after the other, lead from before to after, and each can be made.
  ///
  /// A view refuses a batch that changes items of sections it deletes, inserts or moves at once.
  package static func batches<Section: Hashable, Item: Hashable>(
    _ batches: [ChangeBatch],
    from before: [IdentitySection<Section, Item>],
    to after: [IdentitySection<Section, Item>]
  ) -> [IdentityViolation] {
    var state = BatchReplay(before)
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
    return result + state.compare(after)
  }
}

/// Sections and items while batches are made; what was inserted has no identity yet.
private struct BatchReplay<Section: Hashable, Item: Hashable> {
  private var sections: [(section: Section?, items: [Item?])]

  init(_ before: [IdentitySection<Section, Item>]) {
    sections = before.map { ($0.section, $0.items) }
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
    let before = SectionCounts(sections.map(\.items.count))
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
    let all = sections.flatMap(\.items)
    for section in sections.indices {
      sections[section].items = (after.starts[section]..<after.starts[section + 1]).map {
        replay.sources[$0] >= 0 ? all[replay.sources[$0]] : nil
      }
    }
    return []
  }

  func compare(_ after: [IdentitySection<Section, Item>]) -> [IdentityViolation] {
    guard sections.map(\.items.count) == after.map(\.items.count) else {
      let message = "sections hold \(sections.map(\.items.count)) items after all batches"
      return [IdentityViolation(.counts, message)]
    }
    return zip(sections, after).enumerated().flatMap { number, pair in
      let isOther = pair.0.section != nil && pair.0.section != pair.1.section
      let wrong = zip(pair.0.items, pair.1.items).filter { $0 != nil && $0 != $1 }
      guard isOther || !wrong.isEmpty else { return [IdentityViolation]() }
      return [
        IdentityViolation(
          .replay,
          "section \(number) holds something else after all batches",
          identifiers: wrong.map { String(describing: $0.1) },
          indices: [number]
        )
      ]
    }
  }
}
