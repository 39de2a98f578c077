/// Applies snapshots to a collection view, source-compatible with UIKit (D6, D8 to D12).
///
/// It records what its cell provider was asked for in ``requests`` and what went wrong in
/// ``faults``, where UIKit would have stopped the program.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource, StageDriving {
  /// Makes or reuses the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes or reuses a header, footer or other supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What is called for supplementary views.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  package let machine:
    DiffableMachine<SectionIdentifierType, ItemIdentifierType, UICollectionViewCell>
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    machine = DiffableMachine(stage: collectionView.stage)
    super.init()
    collectionView.dataSource = self
    machine.cellProvider = { [weak self] place, item in
      MainActor.assumeIsolated {
        guard let self, let view = self.collectionView else { return nil }
        return self.cellProvider(view, IndexPath(place), item)
      }
    }
  }

  /// What the cell provider was asked for, in order.
  public var requests: [CellRequest<ItemIdentifierType>] { machine.requests }
  /// What went wrong, in order.
  public var faults: [ApplyFault] { machine.faults }
  /// Whole models found used as identifiers, in order.
  public var findings: [ModelIdentifierLint.Finding] { machine.findings }
  /// Which system's rule of applying without animation is followed (D11).
  public var applyPolicy: ApplyPolicy {
    get { machine.policy }
    set { machine.policy = newValue }
  }

  // MARK: Applying

  /// Applies a snapshot and returns when the view shows it.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies a snapshot and calls `completion` when the view shows it.
  public func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    machine.apply(snapshot, animating: animatingDifferences) { completion?() }
    forgetStaleTrees()
  }

  /// Applies a snapshot by asking for every cell in sight anew (D11).
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// Applies a snapshot by asking for every cell in sight anew (D11).
  public func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    machine.applyByReloading(snapshot) { completion?() }
    forgetStaleTrees()
  }

  /// Applies the tree of one section, which is appended when it is new (D13).
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Applies the tree of one section, which is appended when it is new (D13).
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = self.snapshot()
    for fault in snapshot.faults { whole.contents.record(fault) }
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    let shown = Set(snapshot.visibleItems)
    whole.deleteItems(whole.itemIdentifiers(inSection: section).filter { !shown.contains($0) })
    whole.appendItems(snapshot.visibleItems, toSection: section)
    machine.apply(whole, animating: animatingDifferences) { completion?() }
    trees[section] = snapshot
    forgetStaleTrees()
  }

  private func forgetStaleTrees() {
    trees = trees.filter { section, tree in
      (try? machine.current.items(in: section)) == tree.visibleItems
    }
  }

  // MARK: Reading

  /// The snapshot in force, without marks (D6).
  public func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  {
    NSDiffableDataSourceSnapshot(machine.current)
  }

  /// The tree of a section; its items as roots when none was applied.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append((try? machine.current.items(in: section)) ?? [])
    return tree
  }

  /// The item at a path, or `nil`.
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    machine.item(at: indexPath.place)
  }

  /// The path of an item, or `nil`.
  public func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    machine.place(of: itemIdentifier).map { IndexPath($0) }
  }

  /// The section at a position, or `nil`.
  public func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = machine.current.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The position of a section, or `nil`.
  public func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    machine.current.index(ofSection: sectionIdentifier)
  }

  // MARK: Answering the view

  /// Sections in the snapshot in force.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    machine.current.sectionCount
  }

  /// Items in a section of the snapshot in force; zero for one that does not exist.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    let counts = machine.current.itemCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The cell for an item, from the cell provider; a plain cell where it gives none.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath)
      .flatMap { cellProvider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
  }

  /// The supplementary view of a kind, from its provider.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaryViewProvider?(collectionView, kind, indexPath)
  }
}
