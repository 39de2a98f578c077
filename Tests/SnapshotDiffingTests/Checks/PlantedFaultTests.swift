import LayoutCore
import SnapshotDiffing
import Testing

@Suite("Planted faults")
struct PlantedFaultTests {
  @Test(
    "of diff engines are noticed with no fewer identifiers than needed",
    arguments: BrokenDiff.all
  )
  func diffs(broken: BrokenDiff) {
    var least = 0
    var found: [IdentityViolation] = []
    while found.isEmpty, least < 4 {
      least += 1
      for (before, after) in pairs(of: least) where found.isEmpty {
        found = broken.violations(before, after).filter { broken.noticed.contains($0.check) }
      }
    }
    #expect(least == broken.least)
    #expect(!found.isEmpty)
  }

  @Test("are none in the engine itself on all pairs of up to four identifiers")
  func none() {
    for count in 0...4 {
      for (before, after) in pairs(of: count) {
        let violations = BrokenDiff.right.violations(before, after)
        #expect(violations.isEmpty, "\(before) to \(after)")
      }
    }
  }

  @Test("a section move that loses an item")
  func lostItem() throws {
    let before = [IdentitySection("A", [Int]()), IdentitySection("B", [1])]
    let after = [IdentitySection("B", [1]), IdentitySection("A", [])]
    var changes = try SectionedChangeSet(from: before, to: after)
    #expect(IdentityChecks.violations(of: changes, from: before, to: after).isEmpty)
    changes.deletes = [ItemPosition(section: 1, item: 0)]
    let found = IdentityChecks.violations(of: changes, from: before, to: after)
    #expect(Set(found.map(\.check)) == [.replay, .membership, .counts])
    #expect(found.first { $0.check == .membership }?.identifiers == ["1"])
  }

  @Test("sections whose items do not add up, with the section named")
  func counts() throws {
    let before = [IdentitySection("A", [1]), IdentitySection("B", [2])]
    let after = [IdentitySection("A", [Int]()), IdentitySection("B", [2, 1])]
    var changes = try SectionedChangeSet(from: before, to: after)
    changes.moves = []
    let found = IdentityChecks.violations(of: changes, from: before, to: after)
    #expect(found.filter { $0.check == .counts }.map(\.indices) == [[0], [1]])
  }

  @Test("places that do not exist are reported and nothing traps")
  func outside() {
    let changes = SectionedChangeSet(
      sections: ChangeSet(deletes: [-1, 7], inserts: [9], moves: [.init(from: 5, to: -2)]),
      deletes: [ItemPosition(section: 3, item: 0)],
      inserts: [ItemPosition(section: 0, item: 8)],
      moves: [
        .init(from: ItemPosition(section: -1, item: 0), to: ItemPosition(section: 0, item: 0))
      ],
      updates: [ItemPosition(section: 0, item: -1)]
    )
    let sections = [IdentitySection("A", [1])]
    let found = IdentityChecks.violations(of: changes, from: sections, to: sections)
    #expect(found.filter { $0.check == .indices }.count == 9)
  }

  @Test("a snapshot that accepts a duplicate")
  func duplicate() {
    let sections = [IdentitySection("A", [1]), IdentitySection("B", [2, 1])]
    let found = IdentityChecks.repeated(in: sections)
    #expect(found.map(\.check) == [.unique] && found.first?.identifiers == ["1"])
  }

  @Test("time quadratic on shuffles")
  func quadratic() {
    var draw = Draw(seed: 1)
    let before = Array(0..<100)
    let after = before.shuffled(using: &draw)
    var (fast, plain) = (DiffWork(), DiffWork())
    _ = ChangeSet(from: before, to: after, work: &fast)
    _ = PlainDiff.changes(from: before, to: after, work: &plain)
    #expect(IdentityChecks.cost(fast, before: 100, after: 100).isEmpty)
    #expect(IdentityChecks.cost(plain, before: 100, after: 100).map(\.check) == [.cost, .cost])
  }

  // MARK: Cells

  private final class Cell {}

  private func record(
    reloaded: Set<String> = [],
    requests: [String],
    cells: [String: Int]
  ) -> ApplyRecord {
    ApplyRecord(
      items: ["x", "y"],
      counts: SectionCounts([2]),
      reloaded: reloaded,
      requests: requests.map {
        CellRequest(
          place: ItemPosition(section: 0, item: $0 == "x" ? 0 : 1),
          item: $0,
          cell: cells[$0]
        )
      },
      cellsBefore: ["x": 0, "y": 1],
      cellsAfter: cells
    )
  }

  @Test("a reload treated as a reconfigure")
  func reload() {
    let seen = record(reloaded: ["y"], requests: ["y"], cells: ["x": 0, "y": 1])
    #expect(IdentityChecks.requests(seen).isEmpty)
    #expect(IdentityChecks.replacement(seen).map(\.identifiers) == [["y"]])
  }

  @Test("a reconfigure or a move that replaces the cell")
  func replaced() {
    let seen = record(requests: [], cells: ["x": 2, "y": 1])
    #expect(IdentityChecks.replacement(seen).map(\.indices) == [[0]])
  }

  @Test("requests too many and too few")
  func requests() {
    let many = record(requests: ["x"], cells: ["x": 0, "y": 1])
    #expect(IdentityChecks.requests(many).map(\.identifiers) == [["x"]])
    let few = record(reloaded: ["x", "y"], requests: ["x"], cells: ["x": 2, "y": 3])
    #expect(IdentityChecks.requests(few).map(\.identifiers) == [["y"]])
  }

  @Test("a provider that gives one cell to two items")
  func shared() throws {
    let stage = CellStage<Cell>()
    let machine = DiffableMachine<Int, Int, Cell>(stage: stage)
    let only = Cell()
    machine.cellProvider = { _, _ in only }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    let found = ApplyObserver.apply(snapshot, to: machine, isLoad: true)
    #expect(found.contains { $0.check == .cells && $0.identifiers == ["1", "2"] })
  }

  @Test("cells missing, out of sight, or made for another item; prefetching behind the reader")
  func stage() {
    let frames = (0..<4).map { Rect(x: 0, y: Double($0) * 10, width: 10, height: 10) }
    var state = StageState(
      identifiers: ["a", "b", "c", "d"],
      frames: frames,
      viewport: Rect(x: 0, y: 10, width: 10, height: 10),
      prefetchDistance: 10,
      shown: [StageState.ShownCell(position: 1, cell: 0, identifier: "b")],
      waiting: [1],
      prefetched: [2]
    )
    #expect((IdentityChecks.cells(state) + IdentityChecks.prefetch(state)).isEmpty)
    state.prefetched = [0]
    #expect(IdentityChecks.prefetch(state).map(\.indices) == [[0], [2]])
    state.shown = [StageState.ShownCell(position: 3, cell: 1, identifier: "c")]
    #expect(IdentityChecks.cells(state).map(\.indices) == [[3], [3], [3], [1]])
  }
}
