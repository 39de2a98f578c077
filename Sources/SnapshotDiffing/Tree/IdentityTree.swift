/// Items of one section as parents and children, every wrong call a thrown fault (D13).
///
/// ``NSDiffableDataSourceSectionSnapshot`` is this under the names of UIKit.
public struct IdentityTree<Item: Hashable> {
  /// List 0 holds the roots, list `slot + 1` the children of a slot.
  private var nodes = IdentifierLists<Item>()
  private var expanded: Set<Int32> = []

  /// Makes an empty tree.
  public init() {}

  /// Whether it holds nothing.
  public var isEmpty: Bool { nodes.count == 0 }

  /// Appends items to a parent, or as roots.
  ///
  /// - Throws: ``SnapshotFault`` for repeated or existing items or an unknown parent.
  public mutating func append(_ items: [Item], to parent: Item? = nil) throws(SnapshotFault) {
    var list: Int32 = 0
    if let parent { list = try slot(of: parent, "append") + 1 }
    for slot in try admit(items, "append") { nodes.append(slot, to: list) }
  }

  /// Inserts items before another, as its siblings.
  ///
  /// - Throws: ``SnapshotFault`` for repeated or existing items or an unknown destination.
  public mutating func insert(_ items: [Item], before item: Item) throws(SnapshotFault) {
    let place = try destination(item, items)
    for slot in try admit(items, "insert") { nodes.insert(slot, before: place) }
  }

  /// Inserts items after another and its whole subtree, as its siblings (D13).
  ///
  /// - Throws: ``SnapshotFault`` for repeated or existing items or an unknown destination.
  public mutating func insert(_ items: [Item], after item: Item) throws(SnapshotFault) {
    var place = try destination(item, items)
    for slot in try admit(items, "insert") {
      nodes.insert(slot, after: place)
      place = slot
    }
  }

  /// Deletes items with everything below them (D13).
  ///
  /// - Throws: ``SnapshotFault`` for unknown items; none is deleted then.
  public mutating func delete(_ items: [Item]) throws(SnapshotFault) {
    let unknown = items.filter { nodes.slot(of: $0) == nil }
    guard unknown.isEmpty else { throw SnapshotFault(.unknownItem, in: "delete", unknown) }
    for item in items {
      // A child may have gone with a parent named earlier.
      guard let slot = nodes.slot(of: item) else { continue }
      for below in subtree(of: slot).reversed() { remove(below) }
    }
  }

  /// Deletes everything.
  public mutating func deleteAll() { self = IdentityTree() }

  /// Shows the children of items; unknown ones are ignored (D13).
  public mutating func expand(_ items: [Item]) {
    expanded.formUnion(items.compactMap { nodes.slot(of: $0) })
  }

  /// Hides the children of items; unknown ones are ignored (D13).
  public mutating func collapse(_ items: [Item]) {
    expanded.subtract(items.compactMap { nodes.slot(of: $0) })
  }

  /// Puts another tree where the children of an item were.
  ///
  /// - Throws: ``SnapshotFault`` when the item is unknown or the new items exist elsewhere.
  public mutating func replace(
    childrenOf parent: Item,
    using tree: IdentityTree
  ) throws(SnapshotFault) {
    let place = try slot(of: parent, "replace")
    var copy = self
    for below in copy.subtree(of: place).dropFirst().reversed() { copy.remove(below) }
    try copy.append(tree.roots, to: parent)
    try copy.adopt(tree)
    self = copy
  }

  /// Inserts another tree before or after an item; the roots become its siblings.
  ///
  /// - Throws: ``SnapshotFault`` when the item is unknown or items exist already.
  public mutating func insert(
    _ tree: IdentityTree,
    before item: Item? = nil,
    after other: Item? = nil
  ) throws(SnapshotFault) {
    var copy = self
    if let item { try copy.insert(tree.roots, before: item) }
    if let other { try copy.insert(tree.roots, after: other) }
    try copy.adopt(tree)
    self = copy
  }

  // MARK: Reading

  /// Items with their children behind them, at every depth.
  public var items: [Item] { walk { _ in true }.map { nodes[$0] } }
  /// Items without a parent.
  public var roots: [Item] { nodes.slots(in: 0).map { nodes[$0] } }
  /// Items all of whose ancestors are expanded.
  public var visibleItems: [Item] { walk { expanded.contains($0) }.map { nodes[$0] } }

  /// Whether an item is in the tree.
  public func contains(_ item: Item) -> Bool { nodes.slot(of: item) != nil }
  /// Whether the children of an item are shown; `false` for an unknown item.
  public func isExpanded(_ item: Item) -> Bool {
    nodes.slot(of: item).map { expanded.contains($0) } ?? false
  }
  /// Whether all ancestors of an item are expanded; `false` for an unknown item.
  public func isVisible(_ item: Item) -> Bool {
    guard let slot = nodes.slot(of: item) else { return false }
    return ancestors(of: slot).allSatisfy { expanded.contains($0) }
  }
  /// Ancestors of an item.
  ///
  /// - Throws: ``SnapshotFault`` when the item is unknown.
  public func level(of item: Item) throws(SnapshotFault) -> Int {
    ancestors(of: try slot(of: item, "level")).count
  }
  /// The position of an item among ``items``, or `nil` for an unknown one.
  public func index(of item: Item) -> Int? {
    guard let slot = nodes.slot(of: item) else { return nil }
    return walk { _ in true }.firstIndex(of: slot)
  }
  /// The parent of an item, or `nil` for a root or an unknown item.
  public func parent(of item: Item) -> Item? {
    nodes.slot(of: item).flatMap { ancestors(of: $0).first }.map { nodes[$0] }
  }
  /// The children of an item, or the item itself as the only root with all below it.
  ///
  /// - Throws: ``SnapshotFault`` when the item is unknown.
  public func tree(of item: Item, includingItem: Bool) throws(SnapshotFault) -> IdentityTree {
    let top = try slot(of: item, "snapshot")
    var result = IdentityTree()
    for slot in subtree(of: top) where includingItem || slot != top {
      let isRoot = includingItem ? slot == top : nodes.list[Int(slot)] == top + 1
      let parent = isRoot ? nil : ancestors(of: slot).first.map { nodes[$0] }
      try result.append([nodes[slot]], to: parent)
      if expanded.contains(slot) { result.expand([nodes[slot]]) }
    }
    return result
  }

  // MARK: Walking

  /// Slots in reading order, going below those `opens` says.
  private func walk(from start: Int32? = nil, _ opens: (Int32) -> Bool) -> [Int32] {
    var result: [Int32] = []
    var pending = [start ?? nodes.first(in: 0)]
    while let slot = pending.popLast() {
      guard slot >= 0 else { continue }
      result.append(slot)
      if slot != start { pending.append(nodes.next(slot)) }
      if opens(slot) { pending.append(nodes.first(in: slot + 1)) }
    }
    return result
  }

  private func subtree(of slot: Int32) -> [Int32] { walk(from: slot) { _ in true } }

  private func ancestors(of slot: Int32) -> [Int32] {
    var result: [Int32] = []
    var list = nodes.list[Int(slot)]
    while list > 0 {
      result.append(list - 1)
      list = nodes.list[Int(list - 1)]
    }
    return result
  }

  private mutating func remove(_ slot: Int32) {
    expanded.remove(slot)
    nodes.remove(slot)
  }

  /// Appends what lies below the roots of `tree`, which are here already.
  private mutating func adopt(_ tree: IdentityTree) throws(SnapshotFault) {
    for slot in tree.walk({ _ in true }) {
      if let parent = tree.ancestors(of: slot).first {
        try append([tree.nodes[slot]], to: tree.nodes[parent])
      }
      if tree.expanded.contains(slot) { expand([tree.nodes[slot]]) }
    }
  }

  private mutating func admit(
    _ items: [Item],
    _ operation: String
  ) throws(SnapshotFault) -> [Int32] {
    let admitted = nodes.admit(items)
    guard admitted.repeated.isEmpty else {
      nodes.release(admitted)
      throw SnapshotFault(.repeatedItems, in: operation, admitted.repeated)
    }
    guard admitted.existing.isEmpty else {
      nodes.release(admitted)
      throw SnapshotFault(.existingItems, in: operation, admitted.existing)
    }
    return admitted.slots
  }

  private func destination(_ item: Item, _ inserted: [Item]) throws(SnapshotFault) -> Int32 {
    guard !inserted.contains(item) else {
      throw SnapshotFault(.destinationAmongInserted, in: "insert", [item])
    }
    return try slot(of: item, "insert")
  }

  private func slot(of item: Item, _ operation: String) throws(SnapshotFault) -> Int32 {
    guard let slot = nodes.slot(of: item) else {
      throw SnapshotFault(.unknownItem, in: operation, [item])
    }
    return slot
  }
}

extension IdentityTree: Sendable where Item: Sendable {}

extension IdentityTree: Equatable {
  /// Whether both hold the same items under the same parents, equally expanded.
  public static func == (left: IdentityTree, right: IdentityTree) -> Bool {
    let (mine, others) = (left.walk { _ in true }, right.walk { _ in true })
    return mine.count == others.count
      && zip(mine, others).allSatisfy { mine, other in
        left.nodes[mine] == right.nodes[other]
          && left.ancestors(of: mine).count == right.ancestors(of: other).count
          && left.expanded.contains(mine) == right.expanded.contains(other)
      }
  }
}
