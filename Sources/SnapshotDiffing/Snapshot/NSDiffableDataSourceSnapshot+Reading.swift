extension NSDiffableDataSourceSnapshot {
  /// Items in all sections.
  public var numberOfItems: Int { contents.itemCount }
  /// Sections, empty ones included.
  public var numberOfSections: Int { contents.sectionCount }
  /// Section identifiers in order.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.sectionIdentifiers }
  /// Item identifiers in order across the sections.
  public var itemIdentifiers: [ItemIdentifierType] { contents.itemIdentifiers }
  /// Sections marked for reload, in the order of marking.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { contents.sectionsToReload }
  /// Items marked for reload, in the order of marking.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { contents.itemsToReload }
  /// Items marked for reconfiguration, in the order of marking.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { contents.itemsToReconfigure }

  /// The number of items in a section; a fault and zero when it is unknown (D7).
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    attempt(or: 0) { () throws(SnapshotFault) in try contents.itemCount(in: identifier) }
  }

  /// The items of a section in order; a fault and none when it is unknown (D7).
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    attempt(or: []) { () throws(SnapshotFault) in try contents.items(in: identifier) }
  }

  /// The section an item is in, or `nil` for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    contents.section(containing: identifier)
  }

  /// The position of an item counted across sections, or `nil` for an unknown one (D7).
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    contents.index(of: identifier)
  }

  /// The position of a section, or `nil` for an unknown one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.index(ofSection: identifier)
  }

  private func attempt<Value>(
    or fallback: Value,
    _ read: () throws(SnapshotFault) -> Value
  ) -> Value {
    do { return try read() } catch {
      contents.notes.record(error)
      return fallback
    }
  }
}
