public import LayoutCore

/// A collection view reduced to what a data source needs: places, cells and a viewport.
///
/// It draws nothing. Without a ``frameProvider`` every item is in sight; with one, only those
/// whose frames meet ``visibleRect`` have cells.
@MainActor
open class UICollectionView: NSObject {
  let stage = CellStage<UICollectionViewCell>()
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  var supplementaryClasses: [String: UICollectionReusableView.Type] = [:]
  var supplementaryViews: [SupplementaryPlace: UICollectionReusableView] = [:]
  var supplementaryCounts = SectionCounts([])

  /// What answers for items; a diffable data source puts itself here.
  public weak var dataSource: (any UICollectionViewDataSource)?

  /// Makes a view in which every item is in sight.
  public override init() {
    super.init()
    stage.prepareForReuse = { cell in MainActor.assumeIsolated { cell.comesBack() } }
  }

  /// The frames of all items, across sections, by the number of items in each section.
  public var frameProvider: (([Int]) -> [Rect])? {
    get { stage.layout }
    set {
      stage.layout = newValue
      stage.layoutChanged()
    }
  }

  /// What the reader sees, in points of the content.
  public var visibleRect: Rect {
    get { stage.viewport }
    set { stage.scroll(to: newValue) }
  }

  /// How far ahead of the reader items are prefetched, in points.
  public var prefetchDistance: Double {
    get { stage.prefetchDistance }
    set { stage.prefetchDistance = newValue }
  }

  // MARK: Cells

  /// Names the class of cells of a kind.
  public func register(
    _ cellClass: UICollectionViewCell.Type,
    forCellWithReuseIdentifier identifier: String
  ) {
    cellClasses[identifier] = cellClass
  }

  /// A cell of a kind, from the reuse pool where one waits; one being reconfigured is kept.
  ///
  /// A kind that was never registered gives plain cells.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(cellClasses[identifier] ?? UICollectionViewCell.self, identifier)
  }

  /// A cell configured by a registration.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> UICollectionViewCell {
    let cell = dequeue(Cell.self, String(reflecting: Cell.self))
    if let cell = cell as? Cell, let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  private func dequeue(
    _ type: UICollectionViewCell.Type,
    _ identifier: String
  ) -> UICollectionViewCell {
    stage.dequeue(identifier) {
      MainActor.assumeIsolated {
        let cell = type.init()
        cell.reuseIdentifier = identifier
        return cell
      }
    }
  }

  /// The cell shown at a path, or `nil`.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    stage.counts.position(indexPath.place).flatMap { stage.visible[$0] }
  }

  /// The path of a cell shown, or `nil`.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    stage.visible.first { $0.value === cell }.map { IndexPath(stage.counts.place($0.key)) }
  }

  /// The paths of the cells shown, in reading order.
  public var indexPathsForVisibleItems: [IndexPath] {
    stage.visible.keys.sorted().map { IndexPath(stage.counts.place($0)) }
  }

  /// The cells shown, in reading order.
  public var visibleCells: [UICollectionViewCell] {
    stage.visible.keys.sorted().compactMap { stage.visible[$0] }
  }

  /// Sections shown.
  public var numberOfSections: Int { stage.counts.counts.count }

  /// Items in a section shown; zero for one that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    stage.counts.counts.indices.contains(section) ? stage.counts.counts[section] : 0
  }

  /// How cells of one class show items of one type.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    let handler: Handler

    /// Makes a registration.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
}
