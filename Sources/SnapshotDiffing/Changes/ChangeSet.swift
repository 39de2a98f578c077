/// What turns one list into another: positions deleted, inserted, moved and updated.
///
/// Deletes, updates and the sources of moves count in the list before; inserts and the targets of
/// moves in the list after, as in one batch update. Everything not named keeps its order.
public struct ChangeSet: Sendable, Hashable {
  /// Positions before of what is gone, ascending.
  public var deletes: [Int]
  /// Positions after of what is new, ascending.
  public var inserts: [Int]
  /// What changed its place among those kept, in the order of the targets.
  public var moves: [Move]
  /// Positions before of what is kept with other content, ascending.
  public var updates: [Int]

  /// Makes a change set, empty unless given.
  public init(
    deletes: [Int] = [],
    inserts: [Int] = [],
    moves: [Move] = [],
    updates: [Int] = []
  ) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
    self.updates = updates
  }

  /// Whether nothing changes.
  public var isEmpty: Bool {
    deletes.isEmpty && inserts.isEmpty && moves.isEmpty && updates.isEmpty
  }

  /// A change of place.
  public struct Move: Sendable, Hashable {
    /// The position before.
    public var from: Int
    /// The position after.
    public var to: Int

    /// Makes a change of place.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }
}
