/// Change sets found the plain way, to judge the fast way by.
///
/// Every element is compared with every other by equality alone, and the increasing subsequence
/// comes from the textbook table; nothing is shared with the engine proper.
package enum PlainDiff {
  /// What turns one list into another.
  ///
  /// - Complexity: O(n²).
  package static func changes<ID: Equatable>(
    from before: [ID],
    to after: [ID],
    work: inout DiffWork
  ) -> ChangeSet {
    let sources = match(before, after, &work)
    var result = ChangeSet()
    result.deletes = before.indices.filter { !sources.contains($0) }
    result.inserts = after.indices.filter { sources[$0] == nil }
    result.moves = moves(sources, &work)
    return result
  }

  /// What turns one list into another.
  package static func changes<ID: Equatable>(from before: [ID], to after: [ID]) -> ChangeSet {
    var work = DiffWork()
    return changes(from: before, to: after, work: &work)
  }

  /// What turns sections into others; identifiers must be unique.
  package static func changes<Section: Hashable, Item: Hashable>(
    from before: [IdentitySection<Section, Item>],
    to after: [IdentitySection<Section, Item>]
  ) -> SectionedChangeSet {
    var result = SectionedChangeSet(
      sections: changes(from: before.map(\.section), to: after.map(\.section))
    )
    result.deletes = absent(before, after)
    result.inserts = absent(after, before)
    for (section, target) in after.enumerated() {
      let home = before.firstIndex { $0.section == target.section }
      let stayed = target.items.map { item in home.flatMap { before[$0].items.firstIndex(of: item) }
      }
      var work = DiffWork()
      let disordered = moves(stayed, &work).map(\.to)
      for (place, item) in target.items.enumerated() {
        guard let from = find(item, before) else { continue }
        if from.section != home || disordered.contains(place) {
          let to = ItemPosition(section: section, item: place)
          result.moves.append(SectionedChangeSet.Move(from: from, to: to))
        }
      }
    }
    return result
  }

  private static func match<ID: Equatable>(
    _ before: [ID],
    _ after: [ID],
    _ work: inout DiffWork
  ) -> [Int?] {
    var isTaken = before.map { _ in false }
    return after.map { identifier in
      for position in before.indices where !isTaken[position] {
        work.comparisons += 1
        if before[position] == identifier {
          isTaken[position] = true
          return position
        }
      }
      return nil
    }
  }

  /// The positions that must move, each with its source.
  private static func moves(_ sources: [Int?], _ work: inout DiffWork) -> [ChangeSet.Move] {
    let kept = sources.indices.filter { sources[$0] != nil }
    // lengths[k]: the longest increasing run that ends with the k-th kept element.
    var lengths: [Int] = []
    var previous: [Int?] = []
    for (k, position) in kept.enumerated() {
      var best = (length: 0, last: Int?.none)
      for earlier in 0..<k {
        work.searches += 1
        if let mine = sources[position], let other = sources[kept[earlier]], other < mine,
          lengths[earlier] > best.length
        {
          best = (lengths[earlier], earlier)
        }
      }
      lengths.append(best.length + 1)
      previous.append(best.last)
    }
    var stays: Set<Int> = []
    var next = lengths.indices.max { lengths[$0] < lengths[$1] }
    while let k = next {
      stays.insert(k)
      next = previous[k]
    }
    return kept.indices.filter { !stays.contains($0) }.compactMap { k in
      sources[kept[k]].map { ChangeSet.Move(from: $0, to: kept[k]) }
    }
  }

  private static func absent<Section, Item>(
    _ sections: [IdentitySection<Section, Item>],
    _ others: [IdentitySection<Section, Item>]
  ) -> [ItemPosition] {
    sections.enumerated().flatMap { section, contents in
      contents.items.enumerated()
        .filter { find($0.element, others) == nil }
        .map { ItemPosition(section: section, item: $0.offset) }
    }
  }

  private static func find<Section, Item>(
    _ item: Item,
    _ sections: [IdentitySection<Section, Item>]
  ) -> ItemPosition? {
    for (section, contents) in sections.enumerated() {
      if let place = contents.items.firstIndex(of: item) {
        return ItemPosition(section: section, item: place)
      }
    }
    return nil
  }
}
