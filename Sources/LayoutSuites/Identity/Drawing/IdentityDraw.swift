import LayoutCases
import SnapshotDiffing

/// Draws one identity case from a stream of choices.
///
/// Every case first draws which features it has (swarm testing), so that rare combinations occur
/// and no feature is drowned by the others.
struct IdentityDraw {
  var choices: Choices
  let features: IdentityFeatures
  let isLists: Bool

  init(_ choices: Choices, allowed: IdentityFeatures) {
    var choices = choices
    var features = IdentityFeatures(rawValue: choices.subset(ofBits: IdentityFeatures.count))
    if choices.chance(0.3) { features.insert(.operations) } else { features.remove(.operations) }
    // What has to be refused ends a case at once, so it is kept rare.
    if choices.chance(0.04) { features.insert(.refusals) } else { features.remove(.refusals) }
    if !choices.chance(0.1) { features.remove(.unchanged) }
    if !choices.chance(0.4) { features.remove(.shuffle) }
    features.formIntersection(allowed.union(Self.always))
    isLists = allowed.contains(.lists) && choices.chance(0.35)
    self.features = features
    self.choices = choices
  }

  private static let always = IdentityFeatures(
    rawValue: IdentityFeatures.all.rawValue & ~IdentityFeatures.abilities.rawValue
  )

  /// Whether a feature of the case is used at this place.
  mutating func uses(_ feature: IdentityFeatures, _ probability: Double = 0.5) -> Bool {
    features.contains(feature) && choices.chance(probability)
  }

  mutating func drawn() -> IdentityCase {
    let before = firstItems()
    var problem: IdentityCase
    if isLists {
      problem = IdentityCase(from: repeated(before), to: repeated(changed(before)))
    } else {
      problem = snapshots(before)
    }
    if uses(.contentChanges, 0.7) {
      problem.changed = some(of: problem.itemsBefore + problem.itemsAfter)
    }
    if uses(.collisions, 0.7) { problem.collide(into: choices.integer(in: 1...4)) }
    return problem
  }

  private mutating func firstItems() -> [IdentityItem] {
    var count = choices.integer(in: 0...7)
    if choices.chance(0.6) { count = choices.integer(in: 4...20) }
    if uses(.long, 0.4) { count = choices.integer(in: 21...60) }
    let hasModels = uses(.models, 0.8)
    return (0..<count).map { rank in
      let isModel = hasModels && choices.chance(0.7)
      return IdentityItem(rank: rank, revision: isModel ? choices.integer(in: 1...2) : nil)
    }
  }

  /// The items as they are afterwards, in one list.
  mutating func changed(_ before: [IdentityItem]) -> [IdentityItem] {
    var after = before
    if features.contains(.unchanged) { return after }
    if uses(.shuffle, 0.7) {
      for place in after.indices.dropLast() {
        after.swapAt(place, choices.integer(in: place...after.count - 1))
      }
    } else if uses(.shuffle) {
      after.reverse()
    }
    if uses(.deletes, 0.8) {
      let most = choices.chance(0.2) ? after.count : min(after.count, 4)
      for _ in 0..<choices.integer(in: 0...most) {
        after.remove(at: choices.index(below: after.count))
      }
    }
    if uses(.inserts, 0.8) {
      let most = choices.chance(0.2) ? 20 : 4
      for new in 0..<choices.integer(in: 0...most) {
        after.insert(
          IdentityItem(rank: before.count + new),
          at: choices.integer(in: 0...after.count)
        )
      }
    }
    if uses(.moves, 0.8), !after.isEmpty {
      for _ in 0..<choices.integer(in: 1...3) {
        let moved = after.remove(at: choices.index(below: after.count))
        after.insert(moved, at: choices.integer(in: 0...after.count))
      }
    }
    if features.contains(.models) {
      for index in after.indices where choices.chance(0.2) { after[index].revision? += 1 }
    }
    return after
  }

  private mutating func repeated(_ items: [IdentityItem]) -> [IdentityItem] {
    guard uses(.repeats, 0.7), !items.isEmpty else { return items }
    var result = items
    for _ in 0..<choices.integer(in: 1...4) {
      let copy = result[choices.index(below: result.count)]
      result.insert(copy, at: choices.integer(in: 0...result.count))
    }
    return result
  }

  /// A few different ones of a list.
  mutating func some(of items: [IdentityItem]) -> [IdentityItem] {
    guard !items.isEmpty else { return [] }
    var (seen, found): (Set<IdentityItem>, [IdentityItem]) = ([], [])
    for _ in 0..<choices.integer(in: 1...4) {
      let item = items[choices.index(below: items.count)]
      if seen.insert(item).inserted { found.append(item) }
    }
    return found
  }
}
