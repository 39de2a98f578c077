/// Applies snapshots to a machine and judges each step by what was seen of it.
package enum ApplyObserver {
  /// Applies one snapshot and returns every violation seen, of requests, cells and prefetching.
  package static func apply<Section, Item, Cell>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    to machine: DiffableMachine<Section, Item, Cell>,
    isLoad: Bool = false
  ) -> [IdentityViolation] {
    observe(snapshot, on: machine, isLoad: isLoad) { machine.apply(snapshot, animating: true) }
  }

  /// Judges what `work`, which applies a snapshot, does to a machine.
  package static func observe<Section, Item, Cell>(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    on machine: DiffableMachine<Section, Item, Cell>,
    isLoad: Bool,
    _ work: () -> Void
  ) -> [IdentityViolation] {
    let contents = snapshot.contents
    let isEqual = !isLoad && !contents.hasMarks && contents == machine.current
    let (asked, before) = (machine.requests.count, machine.state)
    let cellsBefore = cells(machine)
    work()
    let sections = Set(contents.sectionsToReload)
    let inSections = contents.contents.filter { sections.contains($0.section) }.flatMap(\.items)
    let record = ApplyRecord(
      items: contents.itemIdentifiers,
      counts: SectionCounts(contents.itemCounts),
      reloaded: Set(contents.itemsToReload + inSections),
      reconfigured: Set(contents.itemsToReconfigure),
      requests: Array(machine.requests[asked...]),
      cellsBefore: cellsBefore,
      cellsAfter: cells(machine),
      isLoad: isLoad
    )
    var result = IdentityChecks.requests(record) + IdentityChecks.replacement(record)
    if let state = machine.state {
      result += IdentityChecks.cells(state) + IdentityChecks.prefetch(state)
      if isEqual, state != before {
        result.append(IdentityViolation(.unchanged, "an equal snapshot changed something"))
      }
    }
    return result
  }

  /// The cells shown, by item.
  package static func cells<Section, Item, Cell>(
    _ machine: DiffableMachine<Section, Item, Cell>
  ) -> [Item: Int] {
    guard let state = machine.state else { return [:] }
    let items = machine.current.itemIdentifiers
    return state.shown.reduce(into: [:]) { $0[items[$1.position]] = $1.cell }
  }
}
