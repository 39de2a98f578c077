import LayoutCases
import SnapshotDiffing

/// Steps of simplification that link several pieces of an identity case, the largest first.
///
/// An identifier stands on both sides, in marks and in calls, and taking it out of one place only
/// makes another case: a deletion, an insertion, a mark of nothing.
enum IdentityPasses {
  static let all: [Pass<IdentityCase>] = [
    playOperations, flatten, dropMarks, dropEverywhere, dropSections, raiseReader,
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

  /// Takes the first row away and puts the reader a row higher.
  static let raiseReader = Pass<IdentityCase>("raise-reader") { search in
    while let viewports = search.best.scrolling?.viewports, !search.isExhausted {
      let start = search.best
      let first = [start.itemsBefore.first, start.itemsAfter.first].compactMap(\.self)
      guard !first.isEmpty else { return }
      var raised = start.without(items: Set(first))
      raised.scrolling?.viewports = viewports.map {
        Scrolling.Viewport(offset: $0.offset - IdentityRows.height, length: $0.length)
      }
      guard search.attempt(raised) else { return }
    }
  }

  private typealias Scrolling = IdentityCase.Scrolling

  /// Lets only two identifiers stay and change places, all others come and go, and takes away.
  ///
  /// What comes and goes costs an engine the most, so fewer are needed to pass a bound; one at a
  /// time they cannot be changed, since none becomes simpler by that.
  static let oneMove = Pass<IdentityCase>("one-move") { search in
    let start = search.best
    guard start.isLists, start.itemsBefore.count > 2, start.itemsAfter.count > 2 else { return }
    var place: [IdentityItem: Int] = [:]
    for (position, item) in start.itemsBefore.enumerated().reversed() { place[item] = position }
    let kept = start.itemsAfter.filter { place[$0] != nil }
    let pairs = zip(kept, kept.dropFirst()).filter { (place[$0] ?? 0) > (place[$1] ?? 0) }
    for (first, second) in pairs.prefix(4) where !search.isExhausted {
      var others = start.itemsBefore.count + start.itemsAfter.count
      func renamed(_ items: [IdentityItem]) -> [IdentityItem] {
        // The one that stays is the first of its name; what follows it is renamed too.
        var staying: Set<IdentityItem> = [first, second]
        let rest = items.filter { staying.remove($0) == nil }
        return rest.map { _ in
          others += 1
          return IdentityItem(rank: others)
        }
      }
      let before = renamed(start.itemsBefore) + [second, first]
      let after = renamed(start.itemsAfter) + [first, second]
      var parted = IdentityCase(from: before, to: after)
      parted.changed = start.changed
      let detour = parted.colliding(into: start.collisions)
      if search.attempt(detour: detour, passes: [.deleteParts, rename]) { return }
    }
  }

  /// Goes the other way.
  static let mirror = Pass<IdentityCase>("mirror") { search in
    guard search.best.operations.isEmpty else { return }
    var mirrored = search.best
    swap(&mirrored.before, &mirrored.after)
    _ = search.attempt(mirrored)
  }

  /// Gives the items new names in the order in which they are read.
  static let rename = Pass<IdentityCase>("rename") { search in
    var names: [String: String] = [:]
    var sections: [String: String] = [:]
    var renamed = search.best
    renamed.visitItems { item in
      let name = names[item.id] ?? IdentityNames.item(names.count)
      names[item.id] = name
      item.id = name
    }
    renamed.visitSections { section in
      let name = sections[section] ?? IdentityNames.section(sections.count)
      sections[section] = name
      section = name
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
