import SnapshotDiffing
import Testing

@Suite("Change sets of lists")
struct ChangeSetTests {
  @Test("say nothing about equal lists")
  func unchanged() {
    #expect(ChangeSet(from: ["a", "b"], to: ["a", "b"]).isEmpty)
    #expect(ChangeSet(from: [Int](), to: []).isEmpty)
  }

  @Test("move one item to rotate a list either way")
  func rotation() {
    let left = ChangeSet(from: [0, 1, 2], to: [1, 2, 0])
    #expect(left == ChangeSet(moves: [ChangeSet.Move(from: 0, to: 2)]))
    let right = ChangeSet(from: Array(0..<6), to: [5] + Array(0..<5))
    #expect(right == ChangeSet(moves: [ChangeSet.Move(from: 5, to: 0)]))
  }

  @Test("name deletes before and inserts after")
  func positions() {
    let changes = ChangeSet(from: ["a", "b", "c"], to: ["x", "b", "y"])
    #expect(changes == ChangeSet(deletes: [0, 2], inserts: [0, 2]))
  }

  @Test("update what is kept with other content, moved or not")
  func updates() {
    let changes = ChangeSet(
      from: ["a1", "b1", "c1"],
      to: ["c2", "a1", "b2", "d1"],
      identity: { $0.first },
      isSameContent: ==
    )
    #expect(changes.updates == [1, 2])
    #expect(changes.moves == [ChangeSet.Move(from: 2, to: 0)])
    #expect(changes.inserts == [3])
  }

  @Test("are the plain ones for random pairs, with few moves and linear work")
  func property() {
    for seed in 0..<20_000 {
      var draw = Draw(seed: seed)
      let (before, after) = draw.lists(most: seed % 24 + 1)
      var work = DiffWork()
      let fast = ChangeSet(from: before, to: after, work: &work)
      let plain = PlainDiff.changes(from: before, to: after)
      guard fast.deletes == plain.deletes, fast.inserts == plain.inserts,
        fast.moves.count == plain.moves.count
      else {
        Issue.record("seed \(seed): \(before) to \(after): \(fast), plainly \(plain)")
        return
      }
      let violations =
        IdentityChecks.violations(of: fast, from: before, to: after)
        + IdentityChecks.violations(of: plain, from: before, to: after)
        + IdentityChecks.cost(work, before: before.count, after: after.count)
      if !violations.isEmpty {
        Issue.record("seed \(seed): \(before) to \(after): \(violations)")
        return
      }
    }
  }

  @Test("do not depend on hashes")
  func collisions() {
    for seed in 0..<500 {
      var draw = Draw(seed: seed)
      let (before, after) = draw.lists(most: 20)
      let colliding = ChangeSet(from: before.map(Colliding.init), to: after.map(Colliding.init))
      #expect(colliding == ChangeSet(from: before, to: after), "seed \(seed)")
    }
  }

  @Test("match repeated identifiers one to one")
  func repeated() {
    for seed in 0..<3_000 {
      var draw = Draw(seed: seed)
      let before = (0..<draw.number(0...12)).map { _ in draw.number(0...5) }
      let after = (0..<draw.number(0...12)).map { _ in draw.number(0...5) }
      let changes = ChangeSet(from: before, to: after)
      let violations = IdentityChecks.violations(of: changes, from: before, to: after)
      #expect(violations.isEmpty, "seed \(seed): \(before) to \(after)")
    }
  }

  @Test("of Swift's own difference pass the checks that do not ask for few moves")
  func system() {
    for seed in 0..<2_000 {
      var draw = Draw(seed: seed)
      let (before, after) = draw.lists(most: 20)
      let violations = IdentityChecks.violations(
        of: SystemDifference.changes(from: before, to: after),
        from: before,
        to: after,
        claims: IdentityClaims(hasMinimalMoves: false)
      )
      #expect(violations.isEmpty, "seed \(seed): \(before) to \(after): \(violations)")
    }
  }
}
