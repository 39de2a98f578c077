import SnapshotDiffing
import Testing

@Suite("Change sets of sections")
struct SectionedChangeSetTests {
  private func place(_ section: Int, _ item: Int) -> ItemPosition {
    ItemPosition(section: section, item: item)
  }

  @Test("say nothing about items whose section moves")
  func sectionMove() throws {
    let a = IdentitySection("A", [1, 2, 3])
    let b = IdentitySection("B", [4])
    let changes = try SectionedChangeSet(from: [a, b], to: [b, a])
    #expect(changes.sections.moves.count == 1)
    #expect(changes.moves.isEmpty && changes.deletes.isEmpty && changes.inserts.isEmpty)
  }

  @Test("move an item out of a section that is deleted")
  func rescue() throws {
    let before = [IdentitySection("A", [1, 2]), IdentitySection("B", [3])]
    let after = [IdentitySection("B", [1, 3])]
    let changes = try SectionedChangeSet(from: before, to: after)
    #expect(changes.moves == [.init(from: place(0, 0), to: place(0, 0))])
    #expect(changes.deletes == [place(0, 1)])
    #expect(changes.sections.deletes == [0])
    let batches = try changes.batches(countsBefore: [2, 1], countsAfter: [2])
    #expect(batches.map(\.sections.deletes) == [[], [0]])
    #expect(batches[0].items.moves == [.init(from: place(0, 0), to: place(1, 0))])
  }

  @Test("refuse a repeated identifier and name it")
  func repeated() {
    let before = [IdentitySection("A", [1, 2]), IdentitySection("B", [2])]
    let fault = #expect(throws: SnapshotFault.self) {
      try SectionedChangeSet(from: before, to: [])
    }
    #expect(fault?.identifiers == ["2"])
  }

  @Test("cannot be made in batches when they name places that do not exist")
  func outside() {
    let changes = SectionedChangeSet(
      sections: ChangeSet(deletes: [3]),
      deletes: [place(0, 1)],
      updates: [place(0, 0), place(5, 0)]
    )
    let fault = #expect(throws: ChangeSetFault.self) {
      try changes.batches(countsBefore: [1], countsAfter: [-1])
    }
    #expect(fault == ChangeSetFault(sections: [3, 0], places: [place(0, 1), place(5, 0)]))
  }

  @Test("take marks of the later snapshot for updates")
  func marks() throws {
    let before = try IdentitySnapshot([IdentitySection("A", [1, 2]), IdentitySection("B", [3])])
    var after = try IdentitySnapshot([IdentitySection("B", [3, 1, 4]), IdentitySection("A", [2])])
    try after.reloadItems([1, 4])
    try after.reconfigureItems([3])
    try after.reloadSections(["A"])
    let changes = SectionedChangeSet(from: before, to: after)
    #expect(changes.updates == [place(0, 0), place(1, 0)])
    #expect(changes.sections.updates == [0])
    let last = try #require(try changes.batches(countsBefore: [2, 1], countsAfter: [3, 1]).last)
    #expect(last.items.updates == [place(0, 0), place(0, 1)])
    #expect(last.sections.updates == [1])
  }

  @Test("are the plain ones for random pairs, and can be made in batches")
  func property() throws {
    for seed in 0..<8_000 {
      var draw = Draw(seed: seed)
      let (before, after) = draw.sections(most: seed % 20 + 1)
      let fast = try SectionedChangeSet(from: before, to: after)
      let plain = PlainDiff.changes(from: before, to: after)
      let batches = try fast.batches(
        countsBefore: before.map(\.items.count),
        countsAfter: after.map(\.items.count)
      )
      let isPlain =
        fast.deletes == plain.deletes && fast.inserts == plain.inserts
        && fast.moves.count == plain.moves.count
      let violations =
        IdentityChecks.violations(of: fast, from: before, to: after)
        + IdentityChecks.violations(of: plain, from: before, to: after)
        + IdentityChecks.batches(batches, from: before, to: after)
      if !violations.isEmpty || !isPlain {
        Issue.record("seed \(seed): \(before) to \(after): \(violations), \(fast), \(plain)")
        return
      }
    }
  }
}
