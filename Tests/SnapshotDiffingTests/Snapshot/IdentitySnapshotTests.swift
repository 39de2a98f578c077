import SnapshotDiffing
import Testing

@Suite("Snapshots by identifier")
struct IdentitySnapshotTests {
  private func sample() throws -> IdentitySnapshot<String, String> {
    try IdentitySnapshot([
      IdentitySection("A", ["a", "b"]), IdentitySection("B", ["c", "d"]),
    ])
  }

  private func contents(_ snapshot: IdentitySnapshot<String, String>) -> String {
    snapshot.contents.map { "\($0.section)\($0.items.joined())" }.joined(separator: " ")
  }

  @Test("name every repeated item of one argument and apply none (D3)")
  func repeated() throws {
    var snapshot = try sample()
    let fault = #expect(throws: SnapshotFault.self) {
      try snapshot.appendItems(["x", "y", "x", "z", "y", "x"], to: "A")
    }
    #expect(fault?.reason == .repeatedItems)
    #expect(fault?.identifiers == ["x", "y", "x"])
    #expect(contents(snapshot) == "Aab Bcd")
    #expect(snapshot.index(of: "x") == nil)
  }

  @Test("move items that exist where they are inserted (D2)")
  func existing() throws {
    var snapshot = try sample()
    try snapshot.insertItems(["d", "x"], after: "a")
    #expect(contents(snapshot) == "Aadxb Bc")
    try snapshot.insertItems(["a", "c"], before: "b")
    #expect(contents(snapshot) == "Adxacb B")
  }

  @Test("keep items and sections apart (D1)")
  func namespaces() throws {
    var snapshot = try IdentitySnapshot([IdentitySection("a", ["a"])])
    try snapshot.appendSections(["b"])
    try snapshot.appendItems(["b"])
    #expect(contents(snapshot) == "aa bb")
  }

  @Test("count positions across sections and count again after a change (D7)")
  func positions() throws {
    var snapshot = try sample()
    let copy = snapshot
    #expect(snapshot.index(of: "d") == 3)
    snapshot.deleteItems(["a"])
    #expect(snapshot.index(of: "d") == 2)
    #expect(copy.index(of: "d") == 3)
    try snapshot.moveSection("B", before: "A")
    #expect(["c", "d", "b", "a"].map { snapshot.index(of: $0) } == [0, 1, 2, nil])
    #expect(snapshot.index(ofSection: "A") == 1)
  }

  @Test("forget the marks of what is deleted, keep those of what is moved (D6)")
  func marks() throws {
    var snapshot = try sample()
    try snapshot.reloadItems(["a", "c"])
    try snapshot.reconfigureItems(["d"])
    try snapshot.moveItem("a", after: "d")
    snapshot.deleteItems(["c"])
    #expect(snapshot.itemsToReload == ["a"])
    #expect(snapshot.itemsToReconfigure == ["d"])
    // A slot given out again must not inherit a mark.
    try snapshot.appendItems(["new"])
    #expect(snapshot.itemsToReload == ["a"])
    #expect(snapshot == snapshot.withoutMarks)
    #expect(!snapshot.withoutMarks.hasMarks)
  }

  @Test("follow the plain form through random scripts")
  func scripts() {
    for seed in 0..<10_000 {
      var draw = Draw(seed: seed)
      var fast = IdentitySnapshot<Int, Int>()
      var plain = PlainSnapshot<Int, Int>([])
      var script: [SnapshotOperation<Int, Int>] = []
      for _ in 0..<draw.number(1...25) {
        let operation = draw.operation()
        script.append(operation)
        let mine = attempt { () throws(SnapshotFault) in try fast.apply(operation) }
        let expected = refusal { () throws(PlainRefusal) in try plain.apply(operation) }
        let isSame =
          mine == expected && fast.contents == plain.sections
          && Set(fast.itemsToReload) == plain.reloaded
          && fast.itemIdentifiers.enumerated().allSatisfy { fast.index(of: $1) == $0 }
        if !isSame {
          Issue.record("seed \(seed): \(script): \(fast.contents), plainly \(plain.sections)")
          return
        }
      }
      #expect(IdentityChecks.repeated(in: fast.contents).isEmpty)
    }
  }

  private func attempt(_ call: () throws(SnapshotFault) -> Void) -> SnapshotFault.Reason? {
    do { try call() } catch { return error.reason }
    return nil
  }

  private func refusal(_ call: () throws(PlainRefusal) -> Void) -> SnapshotFault.Reason? {
    do { try call() } catch { return error.reason }
    return nil
  }
}
