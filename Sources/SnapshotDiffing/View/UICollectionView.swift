public import LayoutCore

/// A view of items in sections, arranged by a layout: places, cells, a viewport, and no drawing.
///
/// Without a ``frameProvider`` every item is in sight; with one, only those
/// whose frames meet ``visibleRect`` have cells.
@MainActor
open class UICollectionView: UIView {
  let stage = CellStage<UICollectionViewCell>()
  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  var supplementaryClasses: [String: UICollectionReusableView.Type] = [:]
  var supplementaryViews: [SupplementaryPlace: UICollectionReusableView] = [:]
  var supplementaryCounts = SectionCounts([])

  /// What answers for items; a diffable data source puts itself here.
  public weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  /// Told what happens.
  public weak var delegate: (any UICollectionViewDelegate)?
  /// What arranges the elements; setting it asks the new one for everything.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { adoptLayout() }
  }
  /// How far the content is scrolled, in points.
  open var contentOffset = CGPoint.zero {
    didSet {
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        needsLayout = true
      }
    }
  }
  /// Room around the content.
  open var contentInset = UIEdgeInsets.zero
  /// What a layout's engine is to be told beside what the view knows.
  package var layoutHint: (any Sendable)?
  var needsLayout = true
  var arrangedCounts: [Int] = []

  /// Makes a view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    stage.prepareForReuse = { cell in MainActor.assumeIsolated { cell.comesBack() } }
    adoptLayout()
  }

  /// Makes a view without room and with a layout that places nothing.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
    adoptLayout()
  }

  /// Makes a view without a layout, in which every item is in sight.
  public convenience init() {
    self.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  /// Where the view lies in its parent, in points; a new size invalidates the layout.
  open override var frame: CGRect {
    didSet {
      if frame.size != oldValue.size { collectionViewLayout.invalidateLayout() }
    }
  }

  /// The visible part of the content.
  open override var bounds: CGRect {
    get { CGRect(origin: contentOffset, size: frame.size) }
    set {
      frame.size = newValue.size
      contentOffset = newValue.origin
    }
  }

  /// Has the layout work out what was invalidated.
  open override func layoutIfNeeded() {
    if arrangedCounts != itemCounts {
      arrangedCounts = itemCounts
      invalidateCounts(everything: false)
    }
    let isStale = (collectionViewLayout as? any StaleKnowing)?.isStale == true
    guard needsLayout || isStale else { return }
    needsLayout = false
    collectionViewLayout.prepare()
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
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
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
    stage.counts.position(indexPath.place).flatMap { stage.cell(at: $0) }
  }

  /// The path of a cell shown, or `nil`.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    stage.position(of: cell).map { IndexPath(stage.counts.place($0)) }
  }

  /// The paths of the cells shown, in reading order.
  public var indexPathsForVisibleItems: [IndexPath] {
    stage.positionsShown.map { IndexPath(stage.counts.place($0)) }
  }

  /// The cells shown, in reading order.
  public var visibleCells: [UICollectionViewCell] {
    stage.positionsShown.compactMap { stage.cell(at: $0) }
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
