/// What a diffable data source does, without a view framework: applies snapshots to a stage.
///
/// Not bound to a thread, and so not sendable; the caller says from where it applies (D12).
package final class DiffableMachine<Section: Hashable, Item: Hashable, Cell: AnyObject> {
  /// Makes the cell for an item; called with its place in the snapshot in force.
  package var cellProvider: ((ItemPosition, Item) -> Cell?)?
  /// How snapshots are applied.
  package var policy: ApplyPolicy
  /// The stage, which the data source does not keep alive.
  package private(set) weak var stage: CellStage<Cell>?
  /// The snapshot in force, without marks.
  package private(set) var current = IdentitySnapshot<Section, Item>()
  /// What the cell provider was asked for, in order.
  package private(set) var requests: [CellRequest<Item>] = []
  /// What went wrong, in order.
  package private(set) var faults: [ApplyFault] = []

  /// Whole models found used as identifiers, in order.
  package private(set) var findings: [ModelIdentifierLint.Finding] = []

  /// Called instead of a snapshot being applied, to see what happens: with the snapshot, whether
  /// everything is loaded, and what applies it.
  package var observer:
    ((NSDiffableDataSourceSnapshot<Section, Item>, _ isLoad: Bool, () -> Void) -> Void)?

  private var order: [Item] = []
  private var orderNames: [String]?
  private var served: [Int: Item] = [:]
  private var servedNames: [Int: String] = [:]
  private var hasLoaded = false
  private var origin: ApplyOrigin?
  private var isApplying = false
  private var waiting: [() -> Void] = []

  package init(stage: CellStage<Cell>, policy: ApplyPolicy = .modern) {
    self.stage = stage
    self.policy = policy
    stage.provider = { [weak self] in self?.provide($0) }
  }

  /// Applies a snapshot by difference, or by reload where the rules say so (D8, D11).
  ///
  /// A snapshot with faults is reported and not applied. One applied while another is being
  /// applied waits for its turn.
  package func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    animating: Bool,
    from origin: ApplyOrigin = .main,
    completion: @escaping () -> Void = {}
  ) {
    let reloads = !hasLoaded || (policy == .legacy && !animating)
    enter(snapshot, origin, completion, isLoad: reloads)
  }

  /// Applies a snapshot by asking for every cell in sight anew (D11).
  package func applyByReloading(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    from origin: ApplyOrigin = .main,
    completion: @escaping () -> Void = {}
  ) {
    enter(snapshot, origin, completion, isLoad: true)
  }

  private func enter(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    _ origin: ApplyOrigin,
    _ completion: @escaping () -> Void,
    isLoad: Bool
  ) {
    if isApplying {
      faults.append(.nested)
      waiting.append { [self] in enter(snapshot, origin, completion, isLoad: isLoad) }
      return
    }
    if let first = self.origin, first != origin { faults.append(.mixedOrigins) }
    self.origin = self.origin ?? origin
    faults += snapshot.faults.map(ApplyFault.snapshot)
    if stage == nil { faults.append(.viewGone) }
    if let stage, snapshot.faults.isEmpty {
      isApplying = true
      let work = { [self] in isLoad ? load(snapshot, stage) : update(snapshot, stage) }
      if let observer { observer(snapshot, isLoad, work) } else { work() }
      isApplying = false
    }
    completion()
    if !waiting.isEmpty { waiting.removeFirst()() }
  }

  private func load(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    _ stage: CellStage<Cell>
  ) {
    hasLoaded = true
    adopt(snapshot.contents)
    stage.reloadData(current.itemCounts)
  }

  private func update(
    _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>,
    _ stage: CellStage<Cell>
  ) {
    let next = snapshot.contents
    let changes = SectionedChangeSet(from: current, to: next.withoutMarks)
    if stage.counts.counts != current.itemCounts {
      faults.append(.countsDiffer(view: stage.counts.counts, snapshot: current.itemCounts))
    }
    if !changes.isEmpty {
      let (before, countsBefore) = (order, SectionCounts(current.itemCounts))
      adopt(next)
      let counts = SectionCounts(current.itemCounts)
      findings += ModelIdentifierLint.findings(
        from: before,
        to: order,
        deletes: changes.deletes.compactMap { countsBefore.position($0) },
        inserts: changes.inserts.compactMap { counts.position($0) }
      )
      stage.perform(changes, to: current.itemCounts)
    }
    // Marks are a second batch, at the new places (D8).
    let marks = MarkedPositions(next)
    stage.reload(marks.reloads)
    for position in stage.reconfigure(marks.reconfigures) {
      faults.append(.reconfigureReplaced(item: String(describing: order[position])))
    }
  }

  private func adopt(_ snapshot: IdentitySnapshot<Section, Item>) {
    current = snapshot.withoutMarks
    order = current.itemIdentifiers
    orderNames = nil
  }

  private func provide(_ position: Int) -> Cell? {
    guard let stage, order.indices.contains(position) else { return nil }
    let place = stage.counts.place(position)
    let item = order[position]
    let number = requests.count
    requests.append(CellRequest(place: place, item: item, cell: nil))
    guard let cell = cellProvider?(place, item) else {
      faults.append(.noCell(item: String(describing: item)))
      return nil
    }
    let cellNumber = stage.number(of: cell)
    requests[number].cell = cellNumber
    served[cellNumber] = item
    servedNames[cellNumber] = nil
    return cell
  }

  // MARK: Reading

  /// The item at a place, or `nil`.
  package func item(at place: ItemPosition) -> Item? {
    SectionCounts(current.itemCounts).position(place).map { order[$0] }
  }

  /// The place of an item, or `nil`.
  package func place(of item: Item) -> ItemPosition? {
    current.index(of: item).map { SectionCounts(current.itemCounts).place($0) }
  }

  /// What the stage shows now, for the checks.
  package var state: StageState? {
    guard let stage else { return nil }
    let shown = stage.positionsShown
    return StageState(
      identifiers: names(),
      frames: stage.frames,
      viewport: stage.viewport,
      axis: stage.axis,
      isGoingForward: stage.isGoingForward,
      prefetchDistance: stage.prefetchDistance,
      shown: zip(shown, shown.map { stage.number(at: $0) ?? -1 }).map { position, cell in
        StageState.ShownCell(position: position, cell: cell, identifier: nameServed(by: cell))
      },
      waiting: stage.waiting,
      prefetched: stage.prefetched.sorted()
    )
  }

  /// The items in force as text, found once for each snapshot.
  private func names() -> [String] {
    if let orderNames { return orderNames }
    var names: [String] = []
    names.reserveCapacity(order.count)
    for item in order { names.append(String(describing: item)) }
    orderNames = names
    return names
  }

  /// The item a cell was last made for as text, found once for each request.
  private func nameServed(by cell: Int) -> String {
    if let name = servedNames[cell] { return name }
    let name = served[cell].map { String(describing: $0) } ?? ""
    servedNames[cell] = name
    return name
  }
}

/// Positions of marked items, across sections, ascending.
private struct MarkedPositions {
  var reloads: [Int] = []
  /// A cell that is replaced is configured by that, so it is not asked for twice.
  var reconfigures: [Int] = []

  init<Section, Item>(_ snapshot: IdentitySnapshot<Section, Item>) {
    guard snapshot.hasMarks else { return }
    for (position, slot) in snapshot.orderedItemSlots.enumerated() {
      if snapshot.reloadedItems.contains(slot)
        || snapshot.reloadedSections.contains(snapshot.items.list[Int(slot)])
      {
        reloads.append(position)
      } else if snapshot.reconfiguredItems.contains(slot) {
        reconfigures.append(position)
      }
    }
  }
}
