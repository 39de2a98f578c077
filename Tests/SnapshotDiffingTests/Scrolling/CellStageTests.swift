import LayoutCore
import SnapshotDiffing
import Testing

@Suite("Cells on a viewport")
struct CellStageTests {
  final class Cell {}

  private func make(
    prefetch: Double = 0
  ) -> (CellStage<Cell>, DiffableMachine<Int, Int, Cell>) {
    let stage = CellStage<Cell>()
    stage.prefetchDistance = prefetch
    stage.layout = { counts in
      (0..<counts.reduce(0, +)).map { Rect(x: 0, y: Double($0) * 10, width: 100, height: 10) }
    }
    stage.scroll(to: Rect(x: 0, y: 0, width: 100, height: 30))
    let machine = DiffableMachine<Int, Int, Cell>(stage: stage)
    machine.cellProvider = { _, _ in stage.dequeue("cell", make: Cell.init) }
    return (stage, machine)
  }

  private func snapshot(_ sections: [IdentitySection<Int, Int>]) -> NSDiffableDataSourceSnapshot<
    Int, Int
  > {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in sections {
      snapshot.appendSections([section.section])
      snapshot.appendItems(section.items)
    }
    return snapshot
  }

  @Test("are made for what is in sight and used again for what comes into it")
  func reuse() throws {
    let (stage, machine) = make()
    machine.apply(snapshot([IdentitySection(0, Array(0..<100))]), animating: false)
    #expect(stage.positionsShown == [0, 1, 2])
    for y in stride(from: 0.0, through: 900, by: 7) {
      stage.scroll(to: Rect(x: 0, y: y, width: 100, height: 30))
      let state = try #require(machine.state)
      #expect(IdentityChecks.cells(state).isEmpty)
    }
    // A row enters before one leaves at most once, so four cells serve a hundred items.
    #expect(Set(machine.requests.compactMap(\.cell)).count <= 4)
  }

  @Test("are prefetched ahead of the reader either way")
  func prefetch() throws {
    let (stage, machine) = make(prefetch: 20)
    machine.apply(snapshot([IdentitySection(0, Array(0..<20))]), animating: false)
    #expect(stage.prefetched == [3, 4])
    stage.scroll(to: Rect(x: 0, y: 100, width: 100, height: 30))
    #expect(stage.prefetched == [13, 14])
    stage.scroll(to: Rect(x: 0, y: 90, width: 100, height: 30))
    #expect(stage.prefetched == [7, 8])
    let state = try #require(machine.state)
    #expect(IdentityChecks.prefetch(state).isEmpty)
  }

  @Test("stay right while random snapshots are applied and the viewport moves")
  func property() {
    for seed in 0..<1_500 {
      var draw = Draw(seed: seed)
      let (stage, machine) = make(prefetch: Double(draw.number(0...3) * 10))
      var (sections, _) = draw.sections(most: 14)
      var violations = ApplyObserver.apply(snapshot(sections), to: machine, isLoad: true)
      for _ in 0..<6 {
        let y = Double(draw.number(-20...140))
        stage.scroll(to: Rect(x: 0, y: y, width: 100, height: Double(draw.number(0...60))))
        if let state = machine.state {
          violations += IdentityChecks.cells(state) + IdentityChecks.prefetch(state)
        }
        if draw.number(0...3) > 0 { sections = draw.sections(most: 14).after }
        var next = snapshot(sections)
        next.reloadItems(next.itemIdentifiers.filter { _ in draw.number(0...5) == 0 })
        next.reconfigureItems(next.itemIdentifiers.filter { _ in draw.number(0...5) == 0 })
        next.reloadSections(next.sectionIdentifiers.filter { _ in draw.number(0...5) == 0 })
        violations += ApplyObserver.apply(next, to: machine)
      }
      if !violations.isEmpty || !machine.faults.isEmpty {
        Issue.record("seed \(seed): \(violations) \(machine.faults)")
        return
      }
    }
  }
}
