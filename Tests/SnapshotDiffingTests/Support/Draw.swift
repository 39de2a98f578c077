import SnapshotDiffing
import TestKit

/// Random snapshots and scripts from a seed.
struct Draw: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(seed: Int) { generator = SeededGenerator(number: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  typealias Sections = [IdentitySection<Int, Int>]

  /// A list of different numbers and a list made from it: a shuffle, small edits, or both.
  mutating func lists(most: Int) -> (before: [Int], after: [Int]) {
    let before = Array((0..<most * 2).shuffled(using: &self).prefix(number(0...most)))
    var after = before
    if number(0...3) == 0 { after.shuffle(using: &self) }
    for _ in 0..<number(0...4) where !after.isEmpty {
      after.remove(at: number(0...after.count - 1))
    }
    for new in 0..<number(0...4) {
      after.insert(most * 2 + new, at: number(0...after.count))
    }
    for _ in 0..<number(0...3) where !after.isEmpty {
      let moved = after.remove(at: number(0...after.count - 1))
      after.insert(moved, at: number(0...after.count))
    }
    return (before, after)
  }

  /// Sections of items and sections made from them, items going between sections as well.
  mutating func sections(most: Int) -> (before: Sections, after: Sections) {
    let (items, changed) = lists(most: most)
    let (names, renamed) = lists(most: 4)
    return (deal(items, names), deal(changed, renamed, like: items, names))
  }

  private mutating func deal(_ items: [Int], _ names: [Int]) -> Sections {
    var sections = names.map { IdentitySection<Int, Int>($0) }
    guard !sections.isEmpty else { return [] }
    for item in items { sections[item * 7 % sections.count].items.append(item) }
    return sections
  }

  /// Deals mostly to the sections in which the items were, so that few change theirs.
  private mutating func deal(
    _ items: [Int],
    _ names: [Int],
    like old: [Int],
    _ oldNames: [Int]
  ) -> Sections {
    var sections = names.map { IdentitySection<Int, Int>($0) }
    guard !sections.isEmpty else { return [] }
    for item in items {
      let home = oldNames.isEmpty ? nil : names.firstIndex(of: oldNames[item * 7 % oldNames.count])
      let stays = number(0...5) > 0
      sections[stays ? home ?? 0 : number(0...sections.count - 1)].items.append(item)
    }
    return sections
  }

  /// A call on a snapshot, mostly with identifiers that exist, sometimes a wrong one.
  mutating func operation() -> SnapshotOperation<Int, Int> {
    let items = (0..<number(1...3)).map { _ in number(0...12) }
    let names = (0..<number(1...2)).map { _ in number(0...5) }
    let (item, name) = (number(0...12), number(0...5))
    let itemPlace: Beside<Int> = number(0...1) == 0 ? .before(item) : .after(item)
    let namePlace: Beside<Int> = number(0...1) == 0 ? .before(name) : .after(name)
    switch number(0...19) {
    case 0...3: return .appendItems(items, to: number(0...2) == 0 ? nil : name)
    case 4...6: return .insertItems(items, itemPlace)
    case 7...8: return .deleteItems(items)
    case 9...11: return .moveItem(items[0], itemPlace)
    case 12: return .reloadItems(items)
    case 13...14: return .appendSections(names)
    case 15: return .insertSections(names, namePlace)
    case 16: return .deleteSections([name])
    case 17...18: return .moveSection(names[0], namePlace)
    default: return number(0...9) == 0 ? .deleteAll : .appendSections(names)
    }
  }
}

/// An identifier all of whose hashes are equal.
struct Colliding: Hashable {
  var value: Int

  init(_ value: Int) { self.value = value }

  func hash(into hasher: inout Hasher) {}
}
