package import LayoutCases
import SnapshotDiffing

/// The parts are, in this order: sections and items before, the same after, calls with what they
/// are given, changed items, marks, and the places of the reader.
extension IdentityCase: Reducible {
  package var partCount: Int {
    count(before) + count(after) + operations.reduce(operations.count) { $0 + $1.listLength }
      + changed.count + reloads.count + reconfigures.count + reloadedSections.count
      + (scrolling?.viewports.count ?? 0)
  }

  private func count(_ sections: [Section]) -> Int {
    sections.reduce(isLists ? 0 : sections.count) { $0 + $1.items.count }
  }

  /// Besides the parts, what calls name and lead to counts, written out or not: a script is no
  /// simpler than the two states that say the same.
  package var complexity: Complexity {
    var settings = (isLists ? 0 : 1) + (collisions > 0 ? 1 : 0) + (scrolling == nil ? 0 : 1)
    var copy = self
    copy.visitItems { if $0.revision != nil { settings += 1 } }
    var parts = partCount
    if !operations.isEmpty {
      parts += count(IdentityScript(self).after)
      for operation in operations { parts += operation.named.count - operation.listLength }
    }
    return Complexity(parts: parts, settings: settings, numbers: numberCost)
  }

  private var numberCost: Double {
    // Of two cases that mirror each other the one that starts with less is the simpler.
    var cost = before.reduce(0.0) { $0 + 0.125 * Double(1 + $1.items.count) }
    var copy = self
    var items = NameCost()
    copy.visitItems { item in
      cost += items.cost(of: item.id, rank: IdentityNames.rank(item: item.id))
      if let revision = item.revision { cost += Complexity.cost(of: Double(revision)) }
    }
    var sections = NameCost()
    copy.visitSections { cost += sections.cost(of: $0, rank: IdentityNames.rank(section: $0)) }
    cost += Complexity.cost(of: Double(collisions))
    guard let scrolling else { return cost }
    cost += Complexity.cost(of: scrolling.prefetch)
    return scrolling.viewports.reduce(cost) {
      $0 + Complexity.cost(of: $1.offset) + Complexity.cost(of: $1.length)
    }
  }

  /// Names cost most where they are met first, and more the earlier that is: of all ways to name
  /// things alike the simplest is the one in the order of reading.
  private struct NameCost {
    private var seen: Set<String> = []

    mutating func cost(of name: String, rank: Int) -> Double {
      let isFirst = seen.insert(name).inserted
      return Complexity.cost(of: Double(rank)) * (isFirst ? 1 + 1 / Double(1 + seen.count) : 1 / 64)
    }
  }

  /// Keeps the marked parts; items of a section that goes join the one before it.
  package func keeping(_ keep: [Bool]) -> IdentityCase? {
    var rest = keep[...]
    var kept = self
    guard let before = Self.keeping(before, isLists, &rest),
      let after = Self.keeping(after, isLists, &rest)
    else { return nil }
    kept.before = before
    kept.after = after
    kept.operations = operations.compactMap { operation in
      let isKept = rest.popFirst() ?? true
      let inside = rest.prefix(operation.listLength)
      rest = rest.dropFirst(operation.listLength)
      return isKept ? operation.keeping(inside) : nil
    }
    kept.changed = changed.filter { _ in rest.popFirst() ?? true }
    kept.reloads = reloads.filter { _ in rest.popFirst() ?? true }
    kept.reconfigures = reconfigures.filter { _ in rest.popFirst() ?? true }
    kept.reloadedSections = reloadedSections.filter { _ in rest.popFirst() ?? true }
    if let viewports = scrolling?.viewports {
      kept.scrolling?.viewports = viewports.filter { _ in rest.popFirst() ?? true }
    }
    kept.settle()
    return kept
  }

  private static func keeping(
    _ sections: [Section],
    _ isLists: Bool,
    _ keep: inout ArraySlice<Bool>
  ) -> [Section]? {
    var kept: [Section] = []
    var waiting: [IdentityItem] = []
    for section in sections {
      let isKept = isLists ? true : keep.popFirst() ?? true
      let items = section.items.filter { _ in keep.popFirst() ?? true }
      if isKept {
        kept.append(Section(section.section, waiting + items))
        waiting = []
      } else if kept.isEmpty {
        waiting += items
      } else {
        kept[kept.count - 1].items += items
      }
    }
    return waiting.isEmpty ? kept : nil
  }

  package var simplerSettings: [IdentityCase] {
    var simpler: [IdentityCase] = []
    func with(_ change: (inout IdentityCase) -> Void) {
      var copy = self
      change(&copy)
      if copy != self || copy.collisions != collisions { simpler.append(copy) }
    }
    if collisions > 0 { simpler.append(colliding(into: 0)) }
    if scrolling != nil { with { $0.scrolling = nil } }
    with { $0.visitItems { $0.revision = nil } }
    let distinct = distinctItems.filter { $0.revision != nil }
    for item in distinct.prefix(32) {
      with { $0.visitItems { if $0 == item { $0.revision = nil } } }
    }
    return simpler
  }

  /// Every identifier of the case once, in the order of reading.
  var distinctItems: [IdentityItem] {
    var copy = self
    var (seen, found): (Set<IdentityItem>, [IdentityItem]) = ([], [])
    copy.visitItems { if seen.insert($0).inserted { found.append($0) } }
    return found
  }

  package mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    visitItems { item in
      let rank = IdentityNames.rank(item: item.id)
      if let changed = Self.visit(rank, visit) { item.id = IdentityNames.item(changed) }
      if let revision = item.revision, let changed = Self.visit(revision, visit) {
        item.revision = changed
      }
    }
    visitSections { name in
      let rank = IdentityNames.rank(section: name)
      if let changed = Self.visit(rank, visit) { name = IdentityNames.section(changed) }
    }
    if collisions > 0, let changed = Self.visit(collisions, visit) {
      collide(into: max(1, changed))
    }
    guard var scrolling else { return }
    visit(&scrolling.prefetch)
    for index in scrolling.viewports.indices {
      visit(&scrolling.viewports[index].offset)
      visit(&scrolling.viewports[index].length)
    }
    self.scrolling = scrolling
  }

  /// Visits a whole number; the new one where it was changed to one that is whole and not below 0.
  private static func visit(_ number: Int, _ visit: (inout Double) -> Void) -> Int? {
    var value = Double(number)
    visit(&value)
    guard let changed = Int(exactly: value), changed != number, changed >= 0 else { return nil }
    return changed
  }
}
