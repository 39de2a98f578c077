import SnapshotDiffing
import Testing

@Suite("Applying snapshots without a view")
struct DiffableMachineTests {
  final class Cell {}

  @Test("reports snapshots that come from more than one thread (D12)")
  func origins() {
    let stage = CellStage<Cell>()
    let machine = DiffableMachine<Int, Int, Cell>(stage: stage)
    machine.cellProvider = { _, _ in stage.dequeue("cell", make: Cell.init) }
    let snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    machine.apply(snapshot, animating: true, from: .background)
    machine.apply(snapshot, animating: true, from: .background)
    #expect(machine.faults.isEmpty)
    machine.apply(snapshot, animating: true, from: .main)
    #expect(machine.faults == [.mixedOrigins])
  }

  @Test("reports a provider that answers a reconfiguration with another cell (D10)")
  func replaced() {
    let stage = CellStage<Cell>()
    let machine = DiffableMachine<Int, Int, Cell>(stage: stage)
    machine.cellProvider = { _, _ in Cell() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    machine.apply(snapshot, animating: true)
    snapshot.reconfigureItems([1])
    let violations = ApplyObserver.apply(snapshot, to: machine)
    #expect(machine.faults == [.reconfigureReplaced(item: "1")])
    #expect(violations.map(\.check) == [.replacement])
  }

  @Test("reports a view whose sections are not those of the snapshot before")
  func counts() {
    let stage = CellStage<Cell>()
    let machine = DiffableMachine<Int, Int, Cell>(stage: stage)
    machine.cellProvider = { _, _ in stage.dequeue("cell", make: Cell.init) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    machine.apply(snapshot, animating: true)
    stage.reloadData([0, 0])
    snapshot.appendItems([1])
    machine.apply(snapshot, animating: true)
    #expect(machine.faults == [.countsDiffer(view: [0, 0], snapshot: [0])])
  }
}
