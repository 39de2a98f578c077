import SnapshotDiffing
import Testing

@Suite("Section snapshots")
struct NSDiffableDataSourceSectionSnapshotTests {
  private func sample() -> NSDiffableDataSourceSectionSnapshot<String> {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a1x"], to: "a1")
    return tree
  }

  @Test("know parents, levels and what is in sight")
  func reading() {
    var tree = sample()
    #expect(tree.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(tree.level(of: "a1x") == 2 && tree.parent(of: "a1x") == "a1")
    #expect(tree.index(of: "a2") == 3 && tree.parent(of: "b") == nil)
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a1"])
    #expect(!tree.isVisible("a1x"))
    tree.expand(["a"])
    #expect(tree.isVisible("a1x") && tree.visibleItems == tree.items)
    tree.collapse(["a", "nothing"])
    #expect(tree.visibleItems == ["a", "b"] && tree.isExpanded("a1"))
  }

  @Test("put siblings behind the whole subtree and before the item")
  func inserting() {
    var tree = sample()
    tree.insert(["x"], after: "a1")
    tree.insert(["y"], before: "a1x")
    #expect(tree.items == ["a", "a1", "y", "a1x", "x", "a2", "b"])
    #expect(tree.parent(of: "x") == "a" && tree.parent(of: "y") == "a1")
  }

  @Test("give and take subtrees with what is expanded")
  func subtrees() {
    var tree = sample()
    tree.expand(["a1"])
    let part = tree.snapshot(of: "a", includingParent: true)
    #expect(part.items == ["a", "a1", "a1x", "a2"] && part.rootItems == ["a"])
    #expect(part.isExpanded("a1"))
    let children = tree.snapshot(of: "a")
    #expect(children.rootItems == ["a1", "a2"])
    tree.delete(["a"])
    tree.insert(part, after: "b")
    #expect(tree.items == ["b", "a", "a1", "a1x", "a2"] && tree.isExpanded("a1"))
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["a1", "n"])
    other.append(["m"], to: "n")
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["b", "a", "a1", "n", "m"])
    #expect(tree.faults.isEmpty)
  }

  @Test("refuse what UIKit raises for, and change nothing")
  func faults() {
    var tree = sample()
    tree.append(["b"])
    tree.append(["n", "n"])
    tree.append(["n"], to: "z")
    tree.insert(["n"], before: "z")
    tree.insert(["n", "b"], after: "b")
    tree.delete(["a", "z"])
    tree.insert(sample(), after: "b")
    tree.replace(childrenOf: "b", using: sample())
    _ = tree.level(of: "z")
    _ = tree.snapshot(of: "z")
    #expect(
      tree.faults.map(\.reason) == [
        .existingItems, .repeatedItems, .unknownItem, .unknownItem, .destinationAmongInserted,
        .unknownItem, .destinationAmongInserted, .existingItems, .unknownItem, .unknownItem,
      ]
    )
    #expect(tree.contents == sample().contents)
    tree.append(["n"])
    #expect(tree.rootItems == ["a", "b", "n"])
  }

  @Test("hold a chain as deep as it is long without running out of stack")
  func depth() {
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([0])
    for level in 1..<5_000 { tree.append([level], to: level - 1) }
    #expect(tree.items == Array(0..<5_000))
    tree.delete([1])
    #expect(tree.items == [0])
  }
}
