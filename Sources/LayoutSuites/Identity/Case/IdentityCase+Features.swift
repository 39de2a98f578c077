import SnapshotDiffing

extension IdentityCase {
  /// Which features the case has, read from the case itself.
  ///
  /// - Complexity: O(n log n) expected.
  var features: IdentityFeatures {
    var found: IdentityFeatures = []
    if isLists { found.insert(.lists) }
    if max(before.count, after.count) > 1 { found.insert(.sections) }
    if !operations.isEmpty { found.insert(.operations) }
    if !changed.isEmpty { found.insert(.contentChanges) }
    if !reloads.isEmpty { found.insert(.reloads) }
    if !reconfigures.isEmpty { found.insert(.reconfigures) }
    if !reloadedSections.isEmpty { found.insert(.sectionReloads) }
    if scrolling != nil { found.insert(.scrolling) }
    if collisions > 0 { found.insert(.collisions) }
    let (old, new) = (itemsBefore, itemsAfter)
    if old.count > 20 || new.count > 20 { found.insert(.long) }
    if hasModels { found.insert(.models) }
    if isLists, Set(old).count < old.count || Set(new).count < new.count { found.insert(.repeats) }
    if (before + after).contains(where: { !isLists && $0.items.isEmpty }) {
      found.insert(.emptySections)
    }
    if refusal != nil { found.insert(.refusals) }
    if operations.isEmpty { addChanges(from: old, to: new, &found) }
    return found
  }

  private var hasModels: Bool {
    func isModel(_ item: IdentityItem) -> Bool { item.revision != nil }
    return (before + after).contains { $0.items.contains(where: isModel) }
      || operations.contains { operation in
        operation.items.contains(where: isModel)
          || operation.itemPlace.map { isModel($0.anchor) } ?? false
      }
      || (changed + reloads + reconfigures).contains(where: isModel)
  }

  private func addChanges(
    from old: [IdentityItem],
    to new: [IdentityItem],
    _ found: inout IdentityFeatures
  ) {
    if before == after { found.insert(.unchanged) }
    var place: [IdentityItem: Int] = [:]
    for (position, item) in old.enumerated() { place[item] = position }
    let kept = new.compactMap { place[$0] }
    if kept.count < old.count { found.insert(.deletes) }
    if kept.count < new.count { found.insert(.inserts) }
    let descents = zip(kept, kept.dropFirst()).filter { $0 > $1 }.count
    if descents > 0 { found.insert(descents > 2 ? .shuffle : .moves) }
    let (names, renamed) = (before.map(\.section), after.map(\.section))
    if Set(names) != Set(renamed) { found.insert(.sectionEdits) }
    if names.filter(renamed.contains) != renamed.filter(names.contains) {
      found.insert(.sectionMoves)
    }
    guard !isLists else { return }
    var home: [IdentityItem: String] = [:]
    for section in before { for item in section.items { home[item] = section.section } }
    let hasCrossed = after.contains { section in
      section.items.contains { home[$0].map { $0 != section.section } ?? false }
    }
    if hasCrossed { found.insert(.acrossSections) }
  }
}
