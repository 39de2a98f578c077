extension IdentitySnapshot {
  /// Appends items to a section, or to the last one; items already there are moved (D2, D4).
  ///
  /// - Throws: ``SnapshotFault`` for repeated items, an unknown section or no section at all.
  public mutating func appendItems(
    _ identifiers: [Item],
    to section: Section? = nil
  ) throws(SnapshotFault) {
    let operation = "appendItems"
    let target: Int32
    if let section {
      target = try slot(ofSection: section, operation)
    } else {
      target = sections.last(in: 0)
      guard target >= 0 else { throw SnapshotFault(.noSection, in: operation, identifiers) }
    }
    let admitted = try admit(identifiers, operation)
    for slot in admitted.slots { items.append(slot, to: target) }
    orderChanged()
  }

  /// Inserts items before another; items already there are moved (D2, D4).
  ///
  /// - Throws: ``SnapshotFault`` for repeated items or an unusable destination.
  public mutating func insertItems(
    _ identifiers: [Item],
    before destination: Item
  ) throws(SnapshotFault) {
    let (place, admitted) = try admit(identifiers, beside: destination)
    for slot in admitted.slots { items.insert(slot, before: place) }
    orderChanged()
  }

  /// Inserts items after another; items already there are moved (D2, D4).
  ///
  /// - Throws: ``SnapshotFault`` for repeated items or an unusable destination.
  public mutating func insertItems(
    _ identifiers: [Item],
    after destination: Item
  ) throws(SnapshotFault) {
    var (place, admitted) = try admit(identifiers, beside: destination)
    for slot in admitted.slots {
      items.insert(slot, after: place)
      place = slot
    }
    orderChanged()
  }

  /// Deletes items; unknown ones are ignored (D5).
  public mutating func deleteItems(_ identifiers: [Item]) {
    for identifier in identifiers {
      if let slot = items.slot(of: identifier) { remove(item: slot) }
    }
    orderChanged()
  }

  /// Deletes every item and every section (D5).
  public mutating func deleteAll() {
    let faults = faults
    self = IdentitySnapshot()
    for fault in faults { record(fault) }
  }

  /// Moves an item before another (D4).
  ///
  /// - Throws: ``SnapshotFault`` when either is unknown or both are the same.
  public mutating func moveItem(_ item: Item, before destination: Item) throws(SnapshotFault) {
    let (slot, place) = try move(item, destination)
    items.insert(slot, before: place)
    orderChanged()
  }

  /// Moves an item after another (D4).
  ///
  /// - Throws: ``SnapshotFault`` when either is unknown or both are the same.
  public mutating func moveItem(_ item: Item, after destination: Item) throws(SnapshotFault) {
    let (slot, place) = try move(item, destination)
    items.insert(slot, after: place)
    orderChanged()
  }

  /// Marks items whose cells are to be replaced (D5, D10).
  ///
  /// - Throws: ``SnapshotFault`` for unknown items; none is marked then.
  public mutating func reloadItems(_ identifiers: [Item]) throws(SnapshotFault) {
    for slot in try slots(ofItems: identifiers, "reloadItems") { reloadedItems.mark(slot) }
  }

  /// Marks items whose cells are to be kept and configured again (D5, D10).
  ///
  /// - Throws: ``SnapshotFault`` for unknown items; none is marked then.
  public mutating func reconfigureItems(_ identifiers: [Item]) throws(SnapshotFault) {
    for slot in try slots(ofItems: identifiers, "reconfigureItems") {
      reconfiguredItems.mark(slot)
    }
  }

  mutating func remove(item slot: Int32) {
    reloadedItems.unmark(slot)
    reconfiguredItems.unmark(slot)
    items.remove(slot)
  }

  private mutating func admit(
    _ identifiers: [Item],
    _ operation: String
  ) throws(SnapshotFault) -> IdentifierLists<Item>.Arguments {
    let admitted = items.admit(identifiers)
    guard admitted.repeated.isEmpty else {
      items.release(admitted)
      throw SnapshotFault(.repeatedItems, in: operation, admitted.repeated)
    }
    return admitted
  }

  private mutating func admit(
    _ identifiers: [Item],
    beside destination: Item
  ) throws(SnapshotFault) -> (place: Int32, IdentifierLists<Item>.Arguments) {
    let operation = "insertItems"
    let place = try slot(ofItem: destination, operation)
    let admitted = try admit(identifiers, operation)
    guard !items.wasAdmitted(place) else {
      items.release(admitted)
      throw SnapshotFault(.destinationAmongInserted, in: operation, [destination])
    }
    return (place, admitted)
  }

  private func move(
    _ item: Item,
    _ destination: Item
  ) throws(SnapshotFault) -> (slot: Int32, place: Int32) {
    let operation = "moveItem"
    let slot = try slot(ofItem: item, operation)
    let place = try self.slot(ofItem: destination, operation)
    guard slot != place else {
      throw SnapshotFault(.destinationIsSource, in: operation, [item])
    }
    return (slot, place)
  }

  private func slots(
    ofItems identifiers: [Item],
    _ operation: String
  ) throws(SnapshotFault) -> [Int32] {
    let unknown = identifiers.filter { items.slot(of: $0) == nil }
    guard unknown.isEmpty else { throw SnapshotFault(.unknownItem, in: operation, unknown) }
    return identifiers.compactMap { items.slot(of: $0) }
  }

  func slot(ofItem item: Item, _ operation: String) throws(SnapshotFault) -> Int32 {
    guard let slot = items.slot(of: item) else {
      throw SnapshotFault(.unknownItem, in: operation, [item])
    }
    return slot
  }
}
