extension IdentitySnapshot {
  /// Items in all sections.
  public var itemCount: Int { items.count }
  /// Sections, empty ones included.
  public var sectionCount: Int { sections.count }
  /// Section identifiers in order.
  public var sectionIdentifiers: [Section] { sections.slots(in: 0).map { sections[$0] } }
  /// Item identifiers in order across the sections.
  public var itemIdentifiers: [Item] { orderedItemSlots.map { items[$0] } }
  /// Items in each section, in order.
  package var itemCounts: [Int] { sections.slots(in: 0).map { items.count(in: $0) } }

  /// The items of a section in order (D7).
  ///
  /// - Throws: ``SnapshotFault`` when the section is unknown.
  public func items(in section: Section) throws(SnapshotFault) -> [Item] {
    items.slots(in: try slot(ofSection: section, "itemIdentifiers(inSection:)"))
      .map { items[$0] }
  }

  /// The number of items in a section (D7).
  ///
  /// - Throws: ``SnapshotFault`` when the section is unknown.
  public func itemCount(in section: Section) throws(SnapshotFault) -> Int {
    items.count(in: try slot(ofSection: section, "numberOfItems(inSection:)"))
  }

  /// The section an item is in, or `nil` for an unknown item.
  public func section(containing item: Item) -> Section? {
    items.slot(of: item).map { sections[items.list[Int($0)]] }
  }

  /// The position of an item counted across sections, or `nil` for an unknown one (D7).
  ///
  /// - Complexity: constant, except for the first time after a change, which counts all items.
  public func index(of item: Item) -> Int? {
    items.slot(of: item).map { slot in
      notes.position(of: slot) { positions }
    }
  }

  /// The position of a section, or `nil` for an unknown one.
  public func index(ofSection section: Section) -> Int? {
    sections.slot(of: section).map { slot in
      var position = 0
      var other = sections.previous(slot)
      while other >= 0 {
        position += 1
        other = sections.previous(other)
      }
      return position
    }
  }

  /// Sections marked for reload, in the order of marking.
  public var sectionsToReload: [Section] { reloadedSections.slots.map { sections[$0] } }
  /// Items marked for reload, in the order of marking.
  public var itemsToReload: [Item] { reloadedItems.slots.map { items[$0] } }
  /// Items marked for reconfiguration, in the order of marking.
  public var itemsToReconfigure: [Item] { reconfiguredItems.slots.map { items[$0] } }

  var orderedItemSlots: [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(items.count)
    for section in sections.slots(in: 0) {
      var slot = items.first(in: section)
      while slot >= 0 {
        result.append(slot)
        slot = items.next(slot)
      }
    }
    return result
  }

  /// The position of every slot, `-1` for those without an item.
  private var positions: [Int32] {
    var result = [Int32](repeating: -1, count: items.list.count)
    for (position, slot) in orderedItemSlots.enumerated() { result[Int(slot)] = Int32(position) }
    return result
  }
}
