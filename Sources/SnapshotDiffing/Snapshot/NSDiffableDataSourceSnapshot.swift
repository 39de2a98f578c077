/// The state of a collection by identifiers, source-compatible with UIKit (D1 to D7).
///
/// Where UIKit raises, the call changes nothing and leaves a ``SnapshotFault`` in ``faults``; a
/// data source reports them instead of applying the snapshot. ``contents`` offers the same calls
/// as throwing ones.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: Equatable {
  /// The snapshot with calls that throw.
  public var contents = IdentitySnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Makes an empty snapshot.
  public init() {}

  /// Wraps contents.
  package init(_ contents: IdentitySnapshot<SectionIdentifierType, ItemIdentifierType>) {
    self.contents = contents
  }

  /// Refused calls in their order; the first is the one at which UIKit would have stopped.
  ///
  /// Reading calls leave faults too, which a copy not changed since sees as well.
  public var faults: [SnapshotFault] { contents.faults }

  private mutating func attempt(
    _ change: (inout IdentitySnapshot<SectionIdentifierType, ItemIdentifierType>)
      throws(SnapshotFault) -> Void
  ) {
    do { try change(&contents) } catch { contents.record(error) }
  }

  // MARK: Items

  /// Appends items to a section, or to the last one; items already there are moved (D2, D4).
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.appendItems(identifiers, to: sectionIdentifier)
    }
  }

  /// Inserts items before another; items already there are moved (D2, D4).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.insertItems(identifiers, before: beforeIdentifier)
    }
  }

  /// Inserts items after another; items already there are moved (D2, D4).
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.insertItems(identifiers, after: afterIdentifier)
    }
  }

  /// Deletes items; unknown ones are ignored (D5).
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    contents.deleteItems(identifiers)
  }

  /// Deletes every item and every section (D5).
  public mutating func deleteAllItems() { contents.deleteAll() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.moveItem(identifier, before: toIdentifier)
    }
  }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.moveItem(identifier, after: toIdentifier)
    }
  }

  /// Marks items whose cells are to be replaced (D10).
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    attempt { (snapshot) throws(SnapshotFault) in try snapshot.reloadItems(identifiers) }
  }

  /// Marks items whose cells are to be kept and configured again (D10).
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    attempt { (snapshot) throws(SnapshotFault) in try snapshot.reconfigureItems(identifiers) }
  }

  // MARK: Sections

  /// Appends sections, which must be new (D2).
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    attempt { (snapshot) throws(SnapshotFault) in try snapshot.appendSections(identifiers) }
  }

  /// Inserts new sections before another (D2).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.insertSections(identifiers, before: toIdentifier)
    }
  }

  /// Inserts new sections after another (D2).
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.insertSections(identifiers, after: toIdentifier)
    }
  }

  /// Deletes sections with their items; unknown ones are ignored (D5).
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    contents.deleteSections(identifiers)
  }

  /// Moves a section with its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.moveSection(identifier, before: toIdentifier)
    }
  }

  /// Moves a section with its items after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    attempt { (snapshot) throws(SnapshotFault) in
      try snapshot.moveSection(identifier, after: toIdentifier)
    }
  }

  /// Marks sections all of whose cells are to be replaced.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    attempt { (snapshot) throws(SnapshotFault) in try snapshot.reloadSections(identifiers) }
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
