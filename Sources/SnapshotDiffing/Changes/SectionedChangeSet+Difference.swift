extension SectionedChangeSet {
  /// Finds what turns one snapshot into another; marks of the later one become updates.
  ///
  /// Moves are as few as possible: in each section those kept there less their longest increasing
  /// subsequence, and every item that changes its section.
  ///
  /// - Complexity: O(n), and O(k log k) in the k that changed their order.
  public init<Section, Item>(
    from before: NSDiffableDataSourceSnapshot<Section, Item>,
    to after: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    self.init(from: before.contents, to: after.contents)
  }

  /// Finds what turns one snapshot into another; marks of the later one become updates.
  public init<Section, Item>(
    from before: IdentitySnapshot<Section, Item>,
    to after: IdentitySnapshot<Section, Item>
  ) {
    var work = DiffWork()
    self.init(from: before, to: after, work: &work)
  }

  /// Finds what turns one snapshot into another, counting the work done on items.
  public init<Section, Item>(
    from before: IdentitySnapshot<Section, Item>,
    to after: IdentitySnapshot<Section, Item>,
    work: inout DiffWork
  ) {
    let sectionMatching = Matcher.match(before.sectionIdentifiers, after.sectionIdentifiers)
    var sectionWork = DiffWork()
    var sections = ChangeSet(sectionMatching, before: before.sectionCount, work: &sectionWork)
    let (oldSlots, newSlots) = (before.orderedItemSlots, after.orderedItemSlots)
    let items = Matcher.match(
      oldSlots.map { before.items[$0] },
      newSlots.map { after.items[$0] },
      hashes: (
        before: oldSlots.map { before.items.hash($0) }, after: newSlots.map { after.items.hash($0) }
      )
    )
    work = items.work
    let old = SectionCounts(before.itemCounts)
    let new = SectionCounts(after.itemCounts)
    self.init()
    if !(sectionMatching.isUnchanged && items.isUnchanged && old == new) {
      find(items, sectionMatching, old, new, &work)
    }
    guard after.hasMarks else {
      self.sections = sections
      return
    }
    let newSectionSlots = after.sections.slots(in: 0)
    for (position, slot) in newSectionSlots.enumerated()
    where after.reloadedSections.contains(slot) && sectionMatching[position] >= 0 {
      sections.updates.append(Int(sectionMatching[position]))
    }
    sections.updates.sort()
    self.sections = sections
    for (position, slot) in newSlots.enumerated() where items[position] >= 0 {
      if after.reloadedItems.contains(slot) || after.reconfiguredItems.contains(slot) {
        updates.append(old.place(Int(items[position])))
      }
    }
    updates.sort()
  }

  /// Fills in deletes, inserts and moves.
  private mutating func find(
    _ items: Matching,
    _ sections: Matching,
    _ old: SectionCounts,
    _ new: SectionCounts,
    _ work: inout DiffWork
  ) {
    deletes = items.unmatched(before: old.total).map { old.place($0) }
    var increasing = LongestIncreasing()
    var (kept, targets): ([Int32], [Int32]) = ([], [])
    for section in new.counts.indices {
      kept.removeAll(keepingCapacity: true)
      targets.removeAll(keepingCapacity: true)
      let home = Int(sections[section])
      let range = home >= 0 ? old.starts[home]..<old.starts[home + 1] : 0..<0
      var arrivals: [Move] = []
      for position in new.starts[section]..<new.starts[section + 1] {
        let place = ItemPosition(section: section, item: position - new.starts[section])
        let source = Int(items[position])
        if source < 0 {
          inserts.append(place)
        } else if range.contains(source) {
          kept.append(Int32(source))
          targets.append(Int32(place.item))
        } else {
          arrivals.append(Move(from: old.place(source), to: place))
        }
      }
      increasing.outside(kept) { index in
        arrivals.append(
          Move(
            from: ItemPosition(section: home, item: Int(kept[index]) - range.lowerBound),
            to: ItemPosition(section: section, item: Int(targets[index]))
          )
        )
      }
      moves += arrivals.sorted { $0.to < $1.to }
    }
    work.searches += increasing.searches
  }
}

extension SectionedChangeSet {
  /// Finds what turns sections with items into others.
  ///
  /// - Throws: ``SnapshotFault`` when an identifier is repeated on either side.
  public init<Section, Item>(
    from before: [IdentitySection<Section, Item>],
    to after: [IdentitySection<Section, Item>]
  ) throws(SnapshotFault) {
    self.init(from: try IdentitySnapshot(before), to: try IdentitySnapshot(after))
  }
}
