extension ChangeSet {
  /// Finds what turns one list of identifiers into another.
  ///
  /// Identifiers are the same when they are equal, whatever their hashes. When none is repeated,
  /// the moves are as few as possible: those kept less their longest increasing subsequence.
  ///
  /// - Complexity: O(n), and O(k log k) in the k that changed their order.
  @inlinable
  public init<ID: Hashable>(from before: [ID], to after: [ID]) {
    var work = DiffWork()
    self.init(from: before, to: after, work: &work)
  }

  /// Finds what turns one list of identifiers into another, counting the work.
  @inlinable
  public init<ID: Hashable>(from before: [ID], to after: [ID], work: inout DiffWork) {
    let matching = Matcher.match(before, after)
    self.init(matching, before: before.count, work: &work)
  }

  /// Finds what turns one list of elements into another.
  ///
  /// - Parameters:
  ///   - before: the elements as they were.
  ///   - after: the elements as they are to be.
  ///   - identity: what an element stays the same by.
  ///   - isSameContent: whether an element kept needs no update.
  public init<Element, ID: Hashable>(
    from before: [Element],
    to after: [Element],
    identity: (Element) -> ID,
    isSameContent: (Element, Element) -> Bool
  ) {
    var work = DiffWork()
    let matching = Matcher.match(before.map(identity), after.map(identity))
    self.init(matching, before: before.count, work: &work)
    for position in after.indices where matching[position] >= 0 {
      let source = Int(matching[position])
      if !isSameContent(before[source], after[position]) { updates.append(source) }
    }
    updates.sort()
  }

  @usableFromInline
  init(_ matching: Matching, before count: Int, work: inout DiffWork) {
    self.init()
    work = matching.work
    guard !matching.isUnchanged else { return }
    deletes = matching.unmatched(before: count)
    let middle = matching.prefix..<matching.sources.count - matching.suffix
    var (kept, targets): ([Int32], [Int32]) = ([], [])
    kept.reserveCapacity(middle.count)
    targets.reserveCapacity(middle.count)
    for position in middle {
      let source = matching.sources[position]
      if source < 0 {
        inserts.append(position)
      } else {
        kept.append(source)
        targets.append(Int32(position))
      }
    }
    var increasing = LongestIncreasing()
    increasing.outside(kept) { index in
      moves.append(Move(from: Int(kept[index]), to: Int(targets[index])))
    }
    work.searches += increasing.searches
  }
}
