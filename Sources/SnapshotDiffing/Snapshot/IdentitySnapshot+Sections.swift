extension IdentitySnapshot {
  /// Appends sections, which must be new (D2, D3).
  ///
  /// - Throws: ``SnapshotFault`` for repeated or existing sections.
  public mutating func appendSections(_ identifiers: [Section]) throws(SnapshotFault) {
    let slots = try admit(sections: identifiers, "appendSections")
    for slot in slots { sections.append(slot, to: 0) }
    orderChanged()
  }

  /// Inserts new sections before another (D2, D3, D4).
  ///
  /// - Throws: ``SnapshotFault`` for repeated or existing sections or an unknown destination.
  public mutating func insertSections(
    _ identifiers: [Section],
    before destination: Section
  ) throws(SnapshotFault) {
    let place = try destinationSlot(identifiers, destination)
    for slot in try admit(sections: identifiers, "insertSections") {
      sections.insert(slot, before: place)
    }
    orderChanged()
  }

  /// Inserts new sections after another (D2, D3, D4).
  ///
  /// - Throws: ``SnapshotFault`` for repeated or existing sections or an unknown destination.
  public mutating func insertSections(
    _ identifiers: [Section],
    after destination: Section
  ) throws(SnapshotFault) {
    var place = try destinationSlot(identifiers, destination)
    for slot in try admit(sections: identifiers, "insertSections") {
      sections.insert(slot, after: place)
      place = slot
    }
    orderChanged()
  }

  /// Deletes sections with their items; unknown ones are ignored (D5).
  public mutating func deleteSections(_ identifiers: [Section]) {
    for identifier in identifiers {
      guard let slot = sections.slot(of: identifier) else { continue }
      for item in items.slots(in: slot) { remove(item: item) }
      reloadedSections.unmark(slot)
      sections.remove(slot)
    }
    orderChanged()
  }

  /// Moves a section with its items before another (D4).
  ///
  /// - Throws: ``SnapshotFault`` when either is unknown or both are the same.
  public mutating func moveSection(
    _ section: Section,
    before destination: Section
  ) throws(SnapshotFault) {
    let (slot, place) = try move(section, destination)
    sections.insert(slot, before: place)
    orderChanged()
  }

  /// Moves a section with its items after another (D4).
  ///
  /// - Throws: ``SnapshotFault`` when either is unknown or both are the same.
  public mutating func moveSection(
    _ section: Section,
    after destination: Section
  ) throws(SnapshotFault) {
    let (slot, place) = try move(section, destination)
    sections.insert(slot, after: place)
    orderChanged()
  }

  /// Marks sections all of whose cells are to be replaced (D5).
  ///
  /// - Throws: ``SnapshotFault`` for unknown sections; none is marked then.
  public mutating func reloadSections(_ identifiers: [Section]) throws(SnapshotFault) {
    let unknown = identifiers.filter { sections.slot(of: $0) == nil }
    guard unknown.isEmpty else {
      throw SnapshotFault(.unknownSection, in: "reloadSections", unknown)
    }
    for identifier in identifiers {
      if let slot = sections.slot(of: identifier) { reloadedSections.mark(slot) }
    }
  }

  func slot(ofSection section: Section, _ operation: String) throws(SnapshotFault) -> Int32 {
    guard let slot = sections.slot(of: section) else {
      throw SnapshotFault(.unknownSection, in: operation, [section])
    }
    return slot
  }

  private mutating func admit(
    sections identifiers: [Section],
    _ operation: String
  ) throws(SnapshotFault) -> [Int32] {
    let admitted = sections.admit(identifiers)
    guard admitted.repeated.isEmpty else {
      sections.release(admitted)
      throw SnapshotFault(.repeatedSections, in: operation, admitted.repeated)
    }
    guard admitted.existing.isEmpty else {
      sections.release(admitted)
      throw SnapshotFault(.existingSections, in: operation, admitted.existing)
    }
    return admitted.slots
  }

  private func destinationSlot(
    _ identifiers: [Section],
    _ destination: Section
  ) throws(SnapshotFault) -> Int32 {
    let operation = "insertSections"
    guard !identifiers.contains(destination) else {
      throw SnapshotFault(.destinationAmongInserted, in: operation, [destination])
    }
    return try slot(ofSection: destination, operation)
  }

  private func move(
    _ section: Section,
    _ destination: Section
  ) throws(SnapshotFault) -> (slot: Int32, place: Int32) {
    let operation = "moveSection"
    let slot = try slot(ofSection: section, operation)
    let place = try self.slot(ofSection: destination, operation)
    guard slot != place else {
      throw SnapshotFault(.destinationIsSource, in: operation, [section])
    }
    return (slot, place)
  }
}
