/// The items of one section as a tree, source-compatible with UIKit (D13).
///
/// Where UIKit raises, the call changes nothing and leaves a ``SnapshotFault`` in ``faults``.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The tree with calls that throw.
  public var contents = IdentityTree<ItemIdentifierType>()
  private var notes = SnapshotNotes()

  /// Makes an empty tree.
  public init() {}

  init(_ contents: IdentityTree<ItemIdentifierType>) { self.contents = contents }

  /// Refused calls in their order; the first is the one at which UIKit would have stopped.
  public var faults: [SnapshotFault] { notes.faults }

  private mutating func attempt(
    _ change: (inout IdentityTree<ItemIdentifierType>) throws(SnapshotFault) -> Void
  ) {
    do { try change(&contents) } catch {
      if !isKnownUniquelyReferenced(&notes) { notes = SnapshotNotes(faults: notes.faults) }
      notes.record(error)
    }
  }

  private func attempt<Value>(
    or fallback: Value,
    _ read: () throws(SnapshotFault) -> Value
  ) -> Value {
    do { return try read() } catch {
      notes.record(error)
      return fallback
    }
  }

  // MARK: Changing

  /// Appends items to a parent, or as roots.
  public mutating func append(
    _ items: [ItemIdentifierType],
    to parent: ItemIdentifierType? = nil
  ) {
    attempt { (tree) throws(SnapshotFault) in try tree.append(items, to: parent) }
  }

  /// Inserts items before another, as its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    attempt { (tree) throws(SnapshotFault) in try tree.insert(items, before: item) }
  }

  /// Inserts items after another and its whole subtree.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    attempt { (tree) throws(SnapshotFault) in try tree.insert(items, after: item) }
  }

  /// Inserts another tree before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    before item: ItemIdentifierType
  ) {
    attempt { (tree) throws(SnapshotFault) in try tree.insert(snapshot.contents, before: item) }
  }

  /// Inserts another tree after an item and its whole subtree.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot,
    after item: ItemIdentifierType
  ) {
    attempt { (tree) throws(SnapshotFault) in try tree.insert(snapshot.contents, after: item) }
  }

  /// Deletes items with everything below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    attempt { (tree) throws(SnapshotFault) in try tree.delete(items) }
  }

  /// Deletes everything.
  public mutating func deleteAll() { contents.deleteAll() }

  /// Puts another tree where the children of an item were.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    attempt { (tree) throws(SnapshotFault) in
      try tree.replace(childrenOf: parent, using: snapshot.contents)
    }
  }

  /// Shows the children of items; unknown ones are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) { contents.expand(items) }
  /// Hides the children of items; unknown ones are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) { contents.collapse(items) }

  // MARK: Reading

  /// Items with their children behind them, at every depth.
  public var items: [ItemIdentifierType] { contents.items }
  /// Items without a parent.
  public var rootItems: [ItemIdentifierType] { contents.roots }
  /// Items all of whose ancestors are expanded.
  public var visibleItems: [ItemIdentifierType] { contents.visibleItems }

  /// Whether an item is in the tree.
  public func contains(_ item: ItemIdentifierType) -> Bool { contents.contains(item) }
  /// Whether the children of an item are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { contents.isExpanded(item) }
  /// Whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { contents.isVisible(item) }
  /// The position of an item among ``items``, or `nil` for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? { contents.index(of: item) }
  /// The parent of an item, or `nil` for a root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    contents.parent(of: child)
  }

  /// Ancestors of an item; a fault and zero when it is unknown.
  public func level(of item: ItemIdentifierType) -> Int {
    attempt(or: 0) { () throws(SnapshotFault) in try contents.level(of: item) }
  }

  /// What lies below an item, or the item with it; a fault and nothing when it is unknown.
  public func snapshot(
    of parent: ItemIdentifierType,
    includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    attempt(or: NSDiffableDataSourceSectionSnapshot()) { () throws(SnapshotFault) in
      NSDiffableDataSourceSectionSnapshot(
        try contents.tree(of: parent, includingItem: includingParent)
      )
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
