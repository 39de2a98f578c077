import SnapshotDiffing

/// Cases of kind `apply`: what the cell provider is asked for when a snapshot is applied.
enum ApplyTruth {
  private final class Cell {
    var reuses = 0
  }

  static func difference(_ truth: SnapshotTruthCase) -> String? {
    do throws(SnapshotFault) {
      return try run(truth)
    } catch {
      return "refused: \(error)"
    }
  }

  private static func run(_ truth: SnapshotTruthCase) throws(SnapshotFault) -> String? {
    let stage = CellStage<Cell>()
    stage.prepareForReuse = { $0.reuses += 1 }
    let machine = DiffableMachine<String, String, Cell>(stage: stage)
    machine.cellProvider = { _, _ in stage.dequeue("cell", make: Cell.init) }
    let before = try IdentitySnapshot(truth.before?.sections ?? [])
    var after = try IdentitySnapshot(truth.after?.sections ?? [])
    try after.reloadItems(truth.reloadItems?.map(\.text) ?? [])
    try after.reloadSections(truth.reloadSections?.map(\.text) ?? [])
    try after.reconfigureItems(truth.reconfigureItems?.map(\.text) ?? [])

    let animating = truth.animating ?? true
    machine.apply(NSDiffableDataSourceSnapshot(before), animating: animating)
    let asked = machine.requests.count
    let cells = ApplyObserver.cells(machine)
    let violations = ApplyObserver.apply(NSDiffableDataSourceSnapshot(after), to: machine)
    let given = machine.requests[asked...].map { "\($0.place.section).\($0.place.item) \($0.item)" }
    // Behind the request a case may say what must hold of the cell.
    let expected = (truth.expectedCellRequests ?? []).map { $0.components(separatedBy: " (")[0] }
    if given.sorted() != expected.sorted() {
      return "asked for \(given.sorted()), expected \(expected.sorted())"
    }
    let reconfigured = Set(truth.reconfigureItems?.map(\.text) ?? [])
    for item in reconfigured.sorted() where ApplyObserver.cells(machine)[item] != cells[item] {
      return "\(item) was reconfigured and has another cell"
    }
    if stage.positionsShown.contains(where: {
      (stage.cell(at: $0)?.reuses ?? 0) > 0 && !reconfigured.isEmpty
    }) {
      return "a reconfigured cell was prepared for reuse"
    }
    return violations.first.map { "\($0)" } ?? machine.faults.first.map { "\($0)" }
  }
}
