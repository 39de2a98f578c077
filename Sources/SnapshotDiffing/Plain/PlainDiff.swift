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
    let numbers = numbered([before, after])
    return changes(from: numbers[0], to: numbers[1], &work)
  }

  /// What turns one list into another.
  package static func changes<ID: Equatable>(from before: [ID], to after: [ID]) -> ChangeSet {
    var work = DiffWork()
    return changes(from: before, to: after, work: &work)
  }

  /// What turns one numbered list into the other.
  package static func changes(in lists: NumberedPair) -> ChangeSet {
    var work = DiffWork()
    return changes(from: lists.before, to: lists.after, &work)
  }

  /// What turns sections into others; identifiers must be unique.
  package static func changes<Section: Equatable, Item: Equatable>(
    from before: [IdentitySection<Section, Item>],
    to after: [IdentitySection<Section, Item>]
  ) -> SectionedChangeSet {
    let names = numbered([before.map { $0.section }, after.map { $0.section }])
    let items = numbered((before + after).map { $0.items })
    return changes(
      from: zip(names[0], items[..<before.count]).map { Numbered(section: $0, items: $1) },
      to: zip(names[1], items[before.count...]).map { Numbered(section: $0, items: $1) }
    )
  }

  /// What turns one numbered snapshot into the other; identifiers must be unique.
  package static func changes(in snapshots: NumberedSections) -> SectionedChangeSet {
    func sections(_ names: [Int], _ items: [Int], _ counts: SectionCounts) -> [Numbered] {
      names.indices.map { index in
        let range = counts.starts[index]..<counts.starts[index + 1]
        return Numbered(section: names[index], items: Array(items[range]))
      }
    }
    return changes(
      from: sections(snapshots.sections.before, snapshots.items.before, snapshots.before),
      to: sections(snapshots.sections.after, snapshots.items.after, snapshots.after)
    )
  }

  private struct Numbered {
    var section: Int
    var items: [Int]
  }

  /// Numbers by plain equality, so that what follows is compiled once and not for each type.
  private static func numbered<ID: Equatable>(_ lists: [[ID]]) -> [[Int]] {
    var met: [ID] = []
    return lists.map { list in
      list.map { identifier in
        if let number = met.firstIndex(of: identifier) { return number }
        met.append(identifier)
        return met.count - 1
      }
    }
  }

  private static func changes(
    from before: [Int],
    to after: [Int],
    _ work: inout DiffWork
  ) -> ChangeSet {
    let sources = match(before, after, &work)
    var result = ChangeSet()
    result.deletes = before.indices.filter { !sources.contains($0) }
    result.inserts = after.indices.filter { sources[$0] == nil }
    result.moves = moves(sources, &work)
    return result
  }

  private static func changes(from before: [Numbered], to after: [Numbered]) -> SectionedChangeSet {
    var result = SectionedChangeSet(
      sections: changes(from: before.map { $0.section }, to: after.map { $0.section })
    )
    result.deletes = absent(before, after)
    result.inserts = absent(after, before)
    for (section, target) in after.enumerated() {
      let home = before.firstIndex { $0.section == target.section }
      let stayed = target.items.map { item in home.flatMap { before[$0].items.firstIndex(of: item) }
      }
      var work = DiffWork()
      let disordered = moves(stayed, &work).map { $0.to }
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

  private static func match(_ before: [Int], _ after: [Int], _ work: inout DiffWork) -> [Int?] {
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

  private static func absent(_ sections: [Numbered], _ others: [Numbered]) -> [ItemPosition] {
    var result: [ItemPosition] = []
    for (section, contents) in sections.enumerated() {
      for (place, item) in contents.items.enumerated() where find(item, others) == nil {
        result.append(ItemPosition(section: section, item: place))
      }
    }
    return result
  }

  private static func find(_ item: Int, _ sections: [Numbered]) -> ItemPosition? {
    for (section, contents) in sections.enumerated() {
      if let place = contents.items.firstIndex(of: item) {
        return ItemPosition(section: section, item: place)
      }
    }
    return nil
  }
}
