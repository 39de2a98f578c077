/// One call on a snapshot as a value, so that scripts of calls can be drawn, saved and replayed.
package enum SnapshotOperation<Section: Hashable, Item: Hashable>: Hashable {
  /// Items appended to a section, or to the last.
  case appendItems([Item], to: Section?)
  /// Items inserted beside another.
  case insertItems([Item], Beside<Item>)
  /// Items deleted.
  case deleteItems([Item])
  /// An item moved beside another.
  case moveItem(Item, Beside<Item>)
  /// Items marked for reload.
  case reloadItems([Item])
  /// Everything deleted.
  case deleteAll
  /// Sections appended.
  case appendSections([Section])
  /// Sections inserted beside another.
  case insertSections([Section], Beside<Section>)
  /// Sections deleted with their items.
  case deleteSections([Section])
  /// A section moved beside another.
  case moveSection(Section, Beside<Section>)
}

extension SnapshotOperation: Sendable where Section: Sendable, Item: Sendable {}

/// A place named by the identifier beside it.
package struct Beside<ID: Hashable>: Hashable {
  /// The identifier at the place.
  package var anchor: ID
  /// Whether the place is before it, not after.
  package var isBefore: Bool

  /// The place before an identifier.
  package static func before(_ anchor: ID) -> Beside { Beside(anchor: anchor, isBefore: true) }
  /// The place after an identifier.
  package static func after(_ anchor: ID) -> Beside { Beside(anchor: anchor, isBefore: false) }
}

extension Beside: Sendable where ID: Sendable {}

extension IdentitySnapshot {
  /// Makes one call.
  ///
  /// - Throws: ``SnapshotFault`` when the call is refused; nothing is changed then.
  package mutating func apply(
    _ operation: SnapshotOperation<Section, Item>
  ) throws(SnapshotFault) {
    switch operation {
    case .appendItems(let items, let section): try appendItems(items, to: section)
    case .insertItems(let items, let place) where place.isBefore:
      try insertItems(items, before: place.anchor)
    case .insertItems(let items, let place): try insertItems(items, after: place.anchor)
    case .deleteItems(let items): deleteItems(items)
    case .moveItem(let item, let place) where place.isBefore:
      try moveItem(item, before: place.anchor)
    case .moveItem(let item, let place): try moveItem(item, after: place.anchor)
    case .reloadItems(let items): try reloadItems(items)
    case .deleteAll: deleteAll()
    case .appendSections(let names): try appendSections(names)
    case .insertSections(let names, let place) where place.isBefore:
      try insertSections(names, before: place.anchor)
    case .insertSections(let names, let place): try insertSections(names, after: place.anchor)
    case .deleteSections(let names): deleteSections(names)
    case .moveSection(let name, let place) where place.isBefore:
      try moveSection(name, before: place.anchor)
    case .moveSection(let name, let place): try moveSection(name, after: place.anchor)
    }
  }
}
