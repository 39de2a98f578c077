import LayoutCore
import SnapshotDiffing
import Testing

@MainActor
@Suite("A diffable data source")
struct UICollectionViewDiffableDataSourceTests {
  final class Cell: UICollectionViewCell {
    var text = ""
    var preparations = 0
    override func prepareForReuse() {
      preparations += 1
      text = ""
    }
  }

  typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  private func make() -> (view: UICollectionView, source: Source) {
    let view = UICollectionView()
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.text = item
      return cell
    }
    return (view, source)
  }

  private func snapshot(_ sections: [(String, [String])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func texts(_ view: UICollectionView) -> [String] {
    view.visibleCells.compactMap { ($0 as? Cell)?.text }
  }

  @Test("loads the first snapshot and answers for places")
  func load() async {
    let (view, source) = make()
    await source.apply(snapshot([("A", ["x", "y"]), ("B", []), ("C", ["z"])]))
    #expect(texts(view) == ["x", "y", "z"])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == "z")
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == nil)
    #expect(source.indexPath(for: "y") == IndexPath(row: 1, section: 0))
    #expect(source.sectionIdentifier(for: 1) == "B" && source.index(for: "C") == 2)
    #expect(view.numberOfSections == 3 && view.numberOfItems(inSection: 0) == 2)
    #expect(source.requests.map(\.item) == ["x", "y", "z"])
  }

  @Test("keeps cells with their items through moves, and asks for nothing")
  func moves() async {
    let (view, source) = make()
    await source.apply(snapshot([("A", ["x", "y", "z"]), ("B", ["u"])]))
    let before = view.visibleCells
    await source.apply(snapshot([("B", ["u", "y"]), ("A", ["z", "x"])]))
    #expect(texts(view) == ["u", "y", "z", "x"])
    #expect(view.visibleCells == [3, 1, 2, 0].map { before[$0] })
    #expect(source.requests.count == 4)
  }

  @Test("replaces the cell on reload and keeps it on reconfigure (D10)")
  func marks() async {
    let (view, source) = make()
    await source.apply(snapshot([("A", ["x", "y", "z"])]))
    let before = view.visibleCells
    var next = source.snapshot()
    next.reloadItems(["x"])
    next.reconfigureItems(["y"])
    await source.apply(next)
    #expect(view.visibleCells[0] !== before[0])
    #expect(view.visibleCells[1] === before[1])
    #expect((before[1] as? Cell)?.preparations == 0)
    #expect(source.requests.suffix(2).map(\.item) == ["x", "y"])
    #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("asks twice for what is inserted and reloaded at once (D8)")
  func insertAndReload() async {
    let (view, source) = make()
    await source.apply(snapshot([("A", ["x"])]))
    var next = source.snapshot()
    next.appendItems(["n"])
    next.reloadItems(["n"])
    await source.apply(next)
    #expect(source.requests.map(\.item) == ["x", "n", "n"])
    #expect(texts(view) == ["x", "n"])
  }

  @Test("reloads everything when asked to, and without animation before iOS 15 (D11)")
  func reloadData() async {
    let (view, source) = make()
    let first = snapshot([("A", ["x", "y"])])
    await source.apply(first)
    await source.applySnapshotUsingReloadData(first)
    #expect(source.requests.count == 4)
    await source.apply(first, animatingDifferences: false)
    #expect(source.requests.count == 4)
    source.applyPolicy = .legacy
    await source.apply(first, animatingDifferences: false)
    #expect(source.requests.count == 6)
    #expect(texts(view) == ["x", "y"])
  }

  @Test("reports a snapshot with faults, does not apply it, and calls back")
  func faults() {
    let (view, source) = make()
    source.apply(snapshot([("A", ["x"])]), animatingDifferences: false)
    var wrong = source.snapshot()
    wrong.appendItems(["n"])
    wrong.reloadItems(["unknown"])
    var isDone = false
    source.apply(wrong) { isDone = true }
    #expect(isDone && texts(view) == ["x"])
    #expect(
      source.faults
        == [.snapshot(SnapshotFault(.unknownItem, in: "reloadItems", ["unknown"]))]
    )
  }

  @Test("drops snapshots once the view is gone")
  func viewGone() {
    var (view, source): (UICollectionView?, Source) = make()
    view = nil
    #expect(view == nil)
    source.apply(snapshot([("A", ["x"])]))
    #expect(source.faults == [.viewGone] && source.snapshot().numberOfItems == 0)
  }

  @Test("lets a snapshot applied while one is applied wait for its turn")
  func nested() {
    let view = UICollectionView()
    var inner: (() -> Void)?
    let source = Source(collectionView: view) { view, path, item in
      inner?()
      inner = nil
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    let second = snapshot([("A", ["y", "x"])])
    inner = { source.apply(second) }
    source.apply(snapshot([("A", ["x"])]))
    #expect(source.faults == [.nested])
    #expect(source.snapshot() == second && view.visibleCells.count == 2)
  }

  @Test("names the item for which the provider has no cell")
  func noCell() {
    let view = UICollectionView()
    let source = Source(collectionView: view) { view, path, item in
      item == "y" ? nil : view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    source.apply(snapshot([("A", ["x", "y"])]))
    #expect(source.faults == [.noCell(item: "y")])
  }

  @Test("shows what is expanded of a section's tree")
  func trees() async {
    let (view, source) = make()
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1"], to: "a")
    await source.apply(tree, to: "outline")
    #expect(texts(view) == ["a", "b"])
    tree.expand(["a"])
    await source.apply(tree, to: "outline")
    #expect(texts(view) == ["a", "a1", "b"])
    #expect(source.snapshot(for: "outline").parent(of: "a1") == "a")
    #expect(source.requests.map(\.item) == ["a", "b", "a1"])
  }

  @Test("configures cells by a registration")
  func registration() async {
    let view = UICollectionView()
    let registration = UICollectionView.CellRegistration<Cell, String> { cell, path, item in
      cell.text = "\(path.item) \(item)"
    }
    let source = Source(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    await source.apply(snapshot([("A", ["x", "y"])]))
    #expect(texts(view) == ["0 x", "1 y"])
  }

  @Test("asks once for a header, and again when sections change")
  func headers() async {
    final class Header: UICollectionReusableView {}
    let (view, source) = make()
    view.register(Header.self, forSupplementaryViewOfKind: "head", withReuseIdentifier: "h")
    var asked: [String] = []
    source.supplementaryViewProvider = { [weak source] view, kind, path in
      asked.append(source?.sectionIdentifier(for: path.section) ?? "")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "h",
        for: path
      )
    }
    let path = IndexPath(item: 0, section: 0)
    #expect(view.supplementaryView(forElementKind: "head", at: path) == nil)
    await source.apply(snapshot([("A", ["x"])]))
    let header = view.supplementaryView(forElementKind: "head", at: path)
    #expect(header is Header)
    #expect(view.supplementaryView(forElementKind: "head", at: path) === header)
    await source.apply(snapshot([("B", []), ("A", ["x"])]))
    #expect(view.supplementaryView(forElementKind: "head", at: path) !== header)
    #expect(asked == ["A", "B"])
  }
}
