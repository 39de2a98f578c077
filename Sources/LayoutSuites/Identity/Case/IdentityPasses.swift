import LayoutCases
import SnapshotDiffing

/// Steps of simplification that link several pieces of an identity case, the largest first.
///
/// An identifier stands on both sides, in marks and in calls, and taking it out of one place only
/// makes another case: a deletion, an insertion, a mark of nothing.
enum IdentityPasses {
  static let all: [Pass<IdentityCase>] = [
    playOperations, flatten, dropMarks, dropEverywhere, dropSections, dropPairs,
    oneMove, mirror, rename,
  ]

  /// Replaces the calls by the state they lead to.
  static let playOperations = Pass<IdentityCase>("play-operations") { search in
    guard !search.best.operations.isEmpty else { return }
    let script = IdentityScript(search.best)
    var played = search.best
    played.operations = []
    played.after = script.after
    let known = Set(played.reloads)
    played.reloads += played.itemsAfter.filter {
      script.reloaded.contains($0) && !known.contains($0)
    }
    if search.attempt(played) { return }
    _ = search.attempt(detour: played, passes: [dropEverywhere, .deleteParts])
  }

  /// Makes plain lists of snapshots.
  static let flatten = Pass<IdentityCase>("flatten") { search in
    let start = search.best
    guard !start.isLists, start.operations.isEmpty else { return }
    var flat = IdentityCase(from: start.itemsBefore, to: start.itemsAfter)
    flat.changed = start.changed
    _ = search.attempt(flat.colliding(into: start.collisions))
  }

  /// Takes away marks, changed items and the reader's places, each kind at once.
  static let dropMarks = Pass<IdentityCase>("drop-marks") { search in
    let changes: [(inout IdentityCase) -> Void] = [
      { $0.changed = [] }, { $0.reloads = [] }, { $0.reconfigures = [] },
      { $0.reloadedSections = [] }, { $0.scrolling = nil },
    ]
    for change in changes {
      var candidate = search.best
      change(&candidate)
      if candidate != search.best { _ = search.attempt(candidate) }
    }
  }

  /// Takes identifiers out wherever they stand, in chunks of halving number.
  static let dropEverywhere = Pass<IdentityCase>("drop-everywhere") { search in
    var length = max(1, search.best.distinctItems.count / 2)
    while length >= 1 {
      var end = search.best.distinctItems.count
      while end > 0, !search.isExhausted {
        let items = search.best.distinctItems
        end = min(end, items.count)
        let gone = Set(items[max(0, end - length)..<end])
        _ = search.attempt(search.best.without(items: gone))
        end -= length
      }
      length /= 2
    }
  }

  /// Takes sections out wherever they stand, with their items and without.
  static let dropSections = Pass<IdentityCase>("drop-sections") { search in
    var names: [String] = []
    var copy = search.best
    copy.visitSections { if !names.contains($0) { names.append($0) } }
    for name in names where !search.isExhausted {
      if search.attempt(search.best.without(section: name, keepingItems: false)) { continue }
      _ = search.attempt(search.best.without(section: name, keepingItems: true))
    }
  }

  /// Takes a repeated identifier out of one place before and one place after at once.
  static let dropPairs = Pass<IdentityCase>("drop-pairs") { search in
    let start = search.best
    guard start.isLists, start.partCount <= 64 else { return }
    for (old, item) in start.itemsBefore.enumerated() {
      for (new, other) in start.itemsAfter.enumerated() where other == item {
        var candidate = start
        candidate.before[0].items.remove(at: old)
        candidate.after[0].items.remove(at: new)
        candidate.settle()
        if search.attempt(candidate) { return }
      }
    }
  }

  /// Lets two identifiers change places while as few others as possible come and go.
  ///
  /// It takes from the longer side and gives to the shorter, which no other step does: where the
  /// work must pass a bound, two lists of equal length need the fewest.
  static let oneMove = Pass<IdentityCase>("one-move") { search in
    let start = search.best
    guard start.isLists, start.itemsBefore.count > 1, start.itemsAfter.count > 1 else { return }
    func candidate(_ others: Int) -> IdentityCase {
      func new(_ ranks: Range<Int>) -> [IdentityItem] { ranks.map { IdentityItem(rank: $0) } }
      let (first, second) = (IdentityItem(rank: others), IdentityItem(rank: others + 1))
      let half = others / 2
      return IdentityCase(
        from: new(0..<half) + [first, second],
        to: new(half..<others) + [second, first]
      ).colliding(into: start.collisions)
    }
    var others = start.itemsBefore.count + start.itemsAfter.count - 4
    var step = others
    while step >= 1, !search.isExhausted {
      if others >= step, search.attempt(candidate(others - step)) {
        others -= step
      } else {
        step /= 2
      }
    }
  }

  /// Goes the other way.
  static let mirror = Pass<IdentityCase>("mirror") { search in
    guard search.best.operations.isEmpty else { return }
    var mirrored = search.best
    swap(&mirrored.before, &mirrored.after)
    _ = search.attempt(mirrored)
  }

  /// Gives the items new names in the order in which they are read, models as plain ones too.
  static let rename = Pass<IdentityCase>("rename") { search in
    var plain: [IdentityItem: Int] = [:]
    var renamed = search.best
    renamed.visitItems { item in
      let rank = plain[item] ?? plain.count
      plain[item] = rank
      item = IdentityItem(rank: rank)
    }
    renamed.collide(into: search.best.collisions)
    _ = search.attempt(renamed)

    var names: [String: Int] = [:]
    var sections: [String: Int] = [:]
    renamed = search.best
    renamed.visitItems { item in
      let rank = names[item.id] ?? names.count
      names[item.id] = rank
      item.id = IdentityNames.item(rank)
    }
    renamed.visitSections { section in
      let rank = sections[section] ?? sections.count
      sections[section] = rank
      section = IdentityNames.section(rank)
    }
    _ = search.attempt(renamed)
  }
}

extension IdentityCase {
  /// The case without some identifiers, wherever they stand; a call about one of them goes too.
  fileprivate func without(items gone: Set<IdentityItem>) -> IdentityCase {
    var copy = self
    for section in copy.before.indices {
      copy.before[section].items.removeAll(where: gone.contains)
    }
    for section in copy.after.indices { copy.after[section].items.removeAll(where: gone.contains) }
    copy.settle()
    copy.changed.removeAll(where: gone.contains)
    copy.reloads.removeAll(where: gone.contains)
    copy.reconfigures.removeAll(where: gone.contains)
    copy.operations = operations.compactMap { operation in
      if let place = operation.itemPlace, gone.contains(place.anchor) { return nil }
      if operation.call == .moveItem, operation.items.contains(where: gone.contains) { return nil }
      var other = operation
      other.items.removeAll(where: gone.contains)
      return other
    }
    return copy
  }

  /// The case without a section, wherever it stands.
  fileprivate func without(section name: String, keepingItems: Bool) -> IdentityCase? {
    func without(_ sections: [Section]) -> [Section]? {
      var kept: [Section] = []
      for section in sections {
        if section.section != name {
          kept.append(section)
        } else if keepingItems, !section.items.isEmpty {
          guard !kept.isEmpty else { return nil }
          kept[kept.count - 1].items += section.items
        }
      }
      return kept
    }
    var copy = self
    guard let before = without(before), let after = without(after) else { return nil }
    copy.before = before
    copy.after = after
    copy.reloadedSections.removeAll { $0 == name }
    copy.operations = operations.compactMap { operation in
      if operation.sectionPlace?.anchor == name { return nil }
      var other = operation
      other.sections.removeAll { $0 == name }
      let isEmptied = other.sections.isEmpty && !operation.sections.isEmpty
      return isEmptied && operation.call != .appendItems ? nil : other
    }
    return copy
  }
}
