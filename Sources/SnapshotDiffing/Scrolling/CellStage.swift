package import LayoutCore

/// Cells on a viewport over any layout: who is shown, who waits for reuse, what is prefetched.
///
/// It knows positions and cells, no identifiers, as a collection view does; what each cell serves
/// is the business of the data source above it. Positions count items across sections.
package final class CellStage<Cell: AnyObject> {
  /// Makes or reuses the cell for a position; `nil` is a fault of the provider.
  package var provider: ((Int) -> Cell?)?
  /// Called with a cell that comes out of the reuse pool, before it is used again.
  package var prepareForReuse: ((Cell) -> Void)?
  /// The frames of all items by the items of each section; without it every item is in sight.
  package var layout: (([Int]) -> [Rect])?
  /// The axis along which the reader scrolls.
  package var axis = Axis.vertical
  /// How far ahead of the reader items are prefetched, in points.
  package var prefetchDistance = 0.0

  /// Items of each section.
  package private(set) var counts = SectionCounts([])
  /// The frames in force, empty without a layout.
  package private(set) var frames: [Rect] = []
  /// What the reader sees.
  package private(set) var viewport = Rect.zero
  /// Whether the reader goes towards the end of the content.
  package private(set) var isGoingForward = true
  /// The numbers of the cells shown, by position.
  private var visible: [Int: Int] = [:]
  /// Positions asked for ahead of time and not shown yet.
  package private(set) var prefetched: Set<Int> = []

  /// The numbers of the cells waiting for reuse, by kind.
  private var pool: [String: [Int]] = [:]
  private var kinds: [Int: String] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Every cell ever seen by number, kept so that no two share an address.
  private var cells: [Cell] = []
  private var kept: Int?

  package init() {}

  // MARK: Cells

  /// A cell of a kind: the one being reconfigured, one from the pool, or a new one.
  package func dequeue(_ kind: String, make: () -> Cell) -> Cell {
    if let kept { return cells[kept] }
    if let number = pool[kind]?.popLast() {
      prepareForReuse?(cells[number])
      return cells[number]
    }
    let cell = make()
    kinds[number(of: cell)] = kind
    return cell
  }

  /// A small number that stands for a cell as long as the stage lives.
  package func number(of cell: Cell) -> Int {
    if let number = numbers[ObjectIdentifier(cell)] { return number }
    numbers[ObjectIdentifier(cell)] = cells.count
    cells.append(cell)
    return cells.count - 1
  }

  /// The positions that have a cell, ascending.
  package var positionsShown: [Int] { visible.keys.sorted() }

  /// The cell at a position, or `nil`.
  package func cell(at position: Int) -> Cell? { visible[position].map { cells[$0] } }

  /// The position at which a cell is shown, or `nil`.
  package func position(of cell: Cell) -> Int? {
    guard let number = numbers[ObjectIdentifier(cell)] else { return nil }
    return visible.first { $0.value == number }?.key
  }

  /// The number of the cell at a position, or `nil`.
  func number(at position: Int) -> Int? { visible[position] }

  // MARK: Changes

  /// Forgets every cell shown and asks for those in sight.
  package func reloadData(_ counts: [Int]) {
    for position in positionsShown { recycle(position) }
    prefetched = []
    self.counts = SectionCounts(counts)
    layOut()
    settle()
  }

  /// Makes a change set: cells go with their items, then whoever comes into sight is asked for.
  package func perform(_ changes: SectionedChangeSet, to counts: [Int]) {
    let replay = SectionedReplay(changes, from: self.counts, to: SectionCounts(counts))
    let targets = replay.targets
    var carried: [Int: Int] = [:]
    for position in positionsShown {
      if targets[position] >= 0 {
        carried[targets[position]] = visible[position]
      } else {
        recycle(position)
      }
    }
    visible = carried
    self.counts = replay.after
    layOut()
    settle()
  }

  /// Replaces the cells of positions in sight (D10).
  package func reload(_ positions: [Int]) {
    for position in positions {
      guard let old = visible[position] else { continue }
      // The old cell is still there while the new one is made, so it cannot be the new one.
      visible[position] = request(position)
      enqueue(old)
    }
  }

  /// Asks for positions in sight again, offering the cell that is there (D10).
  ///
  /// - Returns: positions for which the provider gave another cell all the same.
  package func reconfigure(_ positions: [Int]) -> [Int] {
    positions.filter { position in
      guard let cell = visible[position] else { return false }
      kept = cell
      defer { kept = nil }
      if let answer = request(position), answer != cell {
        visible[position] = answer
        enqueue(cell)
        return true
      }
      return false
    }
  }

  /// Moves the viewport.
  package func scroll(to viewport: Rect) {
    let step = viewport.origin(along: axis) - self.viewport.origin(along: axis)
    if step != 0 { isGoingForward = step > 0 }
    self.viewport = viewport
    settle()
  }

  /// Asks the layout for frames again, as after a change of width.
  package func layoutChanged() {
    layOut()
    settle()
  }

  // MARK: Settling

  /// The positions in sight, ascending.
  package var positionsInSight: [Int] {
    guard layout != nil else { return Array(0..<counts.total) }
    return positionsWithFrames.filter { frames[$0].meets(viewport) }
  }

  /// The positions ahead of the reader within the prefetch distance, ascending.
  package var positionsAhead: [Int] {
    // A reader who sees nothing is nowhere, so nothing is ahead of him.
    guard layout != nil, viewport.width > 0, viewport.height > 0 else { return [] }
    return positionsWithFrames.filter {
      frames[$0].meets(window) && !frames[$0].meets(viewport)
    }
  }

  /// A layout may answer fewer frames than there are items, or more.
  private var positionsWithFrames: Range<Int> { 0..<min(frames.count, counts.total) }

  /// The room that touches the viewport on the side the reader goes to.
  private var window: Rect {
    var rect = viewport
    let step = isGoingForward ? viewport.length(along: axis) : -prefetchDistance
    switch axis {
    case .horizontal:
      rect.x += step
      rect.width = prefetchDistance
    case .vertical:
      rect.y += step
      rect.height = prefetchDistance
    }
    return rect
  }

  private func layOut() { frames = layout?(counts.counts) ?? [] }

  private func settle() {
    let inSight = positionsInSight
    let members = Set(inSight)
    for position in positionsShown where !members.contains(position) {
      recycle(position)
    }
    for position in inSight where visible[position] == nil {
      visible[position] = request(position)
    }
    prefetched = Set(positionsAhead)
  }

  private func request(_ position: Int) -> Int? {
    guard let cell = provider?(position) else { return nil }
    return number(of: cell)
  }

  private func recycle(_ position: Int) {
    if let cell = visible.removeValue(forKey: position) { enqueue(cell) }
  }

  private func enqueue(_ cell: Int) {
    pool[kinds[cell] ?? "", default: []].append(cell)
  }

  /// The cells waiting for reuse, by number, ascending.
  package var waiting: [Int] { pool.values.flatMap { $0 }.sorted() }
}
