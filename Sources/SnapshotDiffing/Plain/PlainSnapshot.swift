/// The rules of a snapshot on plain arrays, to judge the fast form by (D1 to D7).
package struct PlainSnapshot<Section: Hashable, Item: Hashable> {
  package private(set) var sections: [IdentitySection<Section, Item>]
  package private(set) var reloaded: Set<Item> = []

  package init(_ sections: [IdentitySection<Section, Item>]) { self.sections = sections }

  /// Items in order across sections.
  package var items: [Item] { sections.flatMap(\.items) }

  /// Applies one operation.
  ///
  /// - Throws: the reason for which UIKit raises; nothing is changed then.
  package mutating func apply(
    _ operation: SnapshotOperation<Section, Item>
  ) throws(PlainRefusal) {
    switch operation {
    case .appendItems(let items, let section): try append(items, section)
    case .insertItems(let items, let place): try insert(items, place)
    case .deleteItems(let items):
      for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
      reloaded.subtract(items)
    case .moveItem(let item, let place):
      guard items.contains(item), items.contains(place.anchor) else { throw .init(.unknownItem) }
      guard item != place.anchor else { throw .init(.destinationIsSource) }
      put([item], place)
    case .reloadItems(let items):
      guard items.allSatisfy(self.items.contains) else { throw .init(.unknownItem) }
      reloaded.formUnion(items)
    case .deleteAll:
      sections = []
      reloaded = []
    case .appendSections(let names):
      try admit(names)
      sections += names.map { IdentitySection($0) }
    case .insertSections(let names, let place):
      guard !names.contains(place.anchor) else { throw .init(.destinationAmongInserted) }
      guard let index = index(of: place.anchor) else { throw .init(.unknownSection) }
      try admit(names)
      let target = place.isBefore ? index : index + 1
      sections.insert(contentsOf: names.map { IdentitySection($0) }, at: target)
    case .deleteSections(let names):
      let gone = sections.filter { names.contains($0.section) }.flatMap(\.items)
      sections.removeAll { names.contains($0.section) }
      reloaded.subtract(gone)
    case .moveSection(let name, let place): try moveSection(name, place)
    }
  }

  private mutating func append(_ items: [Item], _ section: Section?) throws(PlainRefusal) {
    let target: Int
    if let section {
      guard let index = index(of: section) else { throw .init(.unknownSection) }
      target = index
    } else {
      guard !sections.isEmpty else { throw .init(.noSection) }
      target = sections.count - 1
    }
    guard Set(items).count == items.count else { throw .init(.repeatedItems) }
    for index in sections.indices { sections[index].items.removeAll(where: items.contains) }
    sections[target].items += items
  }

  private mutating func insert(_ items: [Item], _ place: Beside<Item>) throws(PlainRefusal) {
    guard self.items.contains(place.anchor) else { throw .init(.unknownItem) }
    guard Set(items).count == items.count else { throw .init(.repeatedItems) }
    guard !items.contains(place.anchor) else { throw .init(.destinationAmongInserted) }
    put(items, place)
  }

  private mutating func put(_ items: [Item], _ place: Beside<Item>) {
    for index in sections.indices {
      sections[index].items.removeAll(where: items.contains)
      if let anchor = sections[index].items.firstIndex(of: place.anchor) {
        let target = place.isBefore ? anchor : anchor + 1
        sections[index].items.insert(contentsOf: items, at: target)
      }
    }
  }

  private mutating func moveSection(
    _ name: Section,
    _ place: Beside<Section>
  ) throws(PlainRefusal) {
    guard let source = index(of: name), index(of: place.anchor) != nil else {
      throw .init(.unknownSection)
    }
    guard name != place.anchor else { throw .init(.destinationIsSource) }
    let moved = sections.remove(at: source)
    let anchor = index(of: place.anchor) ?? 0
    sections.insert(moved, at: place.isBefore ? anchor : anchor + 1)
  }

  private func admit(_ names: [Section]) throws(PlainRefusal) {
    guard Set(names).count == names.count else { throw .init(.repeatedSections) }
    guard names.allSatisfy({ index(of: $0) == nil }) else { throw .init(.existingSections) }
  }

  private func index(of section: Section) -> Int? {
    sections.firstIndex { $0.section == section }
  }
}

/// Why the plain form refuses an operation.
package struct PlainRefusal: Error, Sendable, Hashable {
  package var reason: SnapshotFault.Reason

  init(_ reason: SnapshotFault.Reason) { self.reason = reason }
}
