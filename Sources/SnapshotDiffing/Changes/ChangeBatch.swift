/// One batch update: changes that a view can make at once.
///
/// Deletes, updates and the sources of moves are places before the batch; inserts and the targets
/// of moves are places after it.
public struct ChangeBatch: Sendable, Hashable {
  /// Changes in the list of sections.
  public var sections: ChangeSet
  /// Changes of items.
  public var items: ItemChanges

  /// Makes a batch, empty unless given.
  public init(sections: ChangeSet = ChangeSet(), items: ItemChanges = ItemChanges()) {
    self.sections = sections
    self.items = items
  }

  /// Changes of items at their places.
  public struct ItemChanges: Sendable, Hashable {
    /// Items taken out.
    public var deletes: [ItemPosition]
    /// Items put in.
    public var inserts: [ItemPosition]
    /// Items put elsewhere.
    public var moves: [SectionedChangeSet.Move]
    /// Items shown anew.
    public var updates: [ItemPosition]

    /// Makes changes, none unless given.
    public init(
      deletes: [ItemPosition] = [],
      inserts: [ItemPosition] = [],
      moves: [SectionedChangeSet.Move] = [],
      updates: [ItemPosition] = []
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
  }
}

extension SectionedChangeSet {
  /// The changes as batches in an order in which a view can make them.
  ///
  /// First sections come and move, so that every target exists; then items change; then the
  /// sections to be deleted, empty by now, go; last what is kept is updated at its new place. No
  /// batch moves an item out of a section it deletes or into one it inserts, which views refuse.
  ///
  /// - Parameters:
  ///   - before: items of each section before all changes.
  ///   - after: items of each section after all changes.
  /// - Throws: ``ChangeSetFault`` when the set names a place that does not exist.
  /// - Complexity: O(sections + changes); O(n) when there are updates.
  public func batches(
    countsBefore before: [Int],
    countsAfter after: [Int]
  ) throws(ChangeSetFault) -> [ChangeBatch] {
    try validate(before, after)
    let stage = SectionStage(sections, before: before.count, after: after.count)
    let items = ChangeBatch.ItemChanges(
      deletes: deletes.map(stage.fromBefore),
      inserts: inserts.map(stage.fromAfter),
      moves: moves.map { Move(from: stage.fromBefore($0.from), to: stage.fromAfter($0.to)) }
    )
    let all = [
      ChangeBatch(sections: stage.arrivals),
      ChangeBatch(items: items),
      ChangeBatch(sections: ChangeSet(deletes: stage.departures)),
      updateBatch(before, after),
    ]
    return all.filter { !($0.sections.isEmpty && $0.items.isEmpty) }
  }

  private func updateBatch(_ before: [Int], _ after: [Int]) -> ChangeBatch {
    guard !(sections.updates.isEmpty && updates.isEmpty) else { return ChangeBatch() }
    let replay = SectionedReplay(self, from: SectionCounts(before), to: SectionCounts(after))
    let sectionTargets = replay.sections.targets(before: before.count)
    let targets = replay.targets
    return ChangeBatch(
      sections: ChangeSet(updates: sections.updates.map { sectionTargets[$0] }.sorted()),
      items: ChangeBatch.ItemChanges(
        updates: updates.compactMap { replay.before.position($0) }
          .map { replay.after.place(targets[$0]) }
          .sorted()
      )
    )
  }
}

/// The list of sections while items change: all there will be, and those still to be deleted.
private struct SectionStage {
  /// What leads here from the sections before.
  private(set) var arrivals = ChangeSet()
  /// Positions here of the sections to be deleted.
  private(set) var departures: [Int] = []
  private var ofBefore: [Int]
  private var ofAfter: [Int] = []

  init(_ changes: ChangeSet, before: Int, after: Int) {
    let sources = FlatReplay(changes, before: before, after: after).sources
    let moved = Set(changes.moves.map(\.to))
    ofBefore = [Int](repeating: -1, count: before)
    var position = 0
    var waiting = changes.deletes[...]
    for (target, source) in sources.enumerated() {
      // A section to be deleted stays before the next one that neither moves nor goes.
      if source >= 0, !moved.contains(target) {
        while let next = waiting.first, next < source {
          depart(waiting.removeFirst(), &position)
        }
      }
      if source < 0 {
        arrivals.inserts.append(position)
      } else {
        ofBefore[source] = position
        if moved.contains(target) {
          arrivals.moves.append(ChangeSet.Move(from: source, to: position))
        }
      }
      ofAfter.append(position)
      position += 1
    }
    for section in waiting { depart(section, &position) }
  }

  private mutating func depart(_ section: Int, _ position: inout Int) {
    ofBefore[section] = position
    departures.append(position)
    position += 1
  }

  func fromBefore(_ place: ItemPosition) -> ItemPosition {
    ItemPosition(section: ofBefore[place.section], item: place.item)
  }

  func fromAfter(_ place: ItemPosition) -> ItemPosition {
    ItemPosition(section: ofAfter[place.section], item: place.item)
  }
}
