/// The place of an item: its section's position and its position in the section.
public struct ItemPosition: Sendable, Hashable, Comparable {
  /// The position of the section.
  public var section: Int
  /// The position in the section.
  public var item: Int

  /// Makes a place.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Whether one place is read before the other.
  public static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// What turns one snapshot into another: changes of sections, and of items at their places.
///
/// Places of deletes, updates and the sources of moves are those before; of inserts and the
/// targets of moves those after. Items of deleted and inserted sections are named too. An item
/// that stays in its section moves with it and is named only when its order there changes.
public struct SectionedChangeSet: Sendable, Hashable {
  /// Changes in the list of sections; updates are sections marked for reload.
  public var sections: ChangeSet
  /// Places before of items that are gone, in reading order.
  public var deletes: [ItemPosition]
  /// Places after of items that are new, in reading order.
  public var inserts: [ItemPosition]
  /// Items that change their order or their section, in the order of the targets.
  public var moves: [Move]
  /// Places before of items kept with other content, in reading order.
  public var updates: [ItemPosition]

  /// Makes a change set, empty unless given.
  public init(
    sections: ChangeSet = ChangeSet(),
    deletes: [ItemPosition] = [],
    inserts: [ItemPosition] = [],
    moves: [Move] = [],
    updates: [ItemPosition] = []
  ) {
    self.sections = sections
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Whether nothing changes.
  public var isEmpty: Bool {
    sections.isEmpty && deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// A change of place.
  public struct Move: Sendable, Hashable {
    /// The place before.
    public var from: ItemPosition
    /// The place after.
    public var to: ItemPosition

    /// Makes a change of place.
    public init(from: ItemPosition, to: ItemPosition) {
      self.from = from
      self.to = to
    }
  }
}
