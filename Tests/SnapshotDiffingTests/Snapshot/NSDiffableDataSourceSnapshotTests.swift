import SnapshotDiffing
import Testing

@Suite("Snapshots under the names of UIKit")
struct NSDiffableDataSourceSnapshotTests {
  private func sample() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems([1, 2], toSection: "A")
    snapshot.appendItems([3])
    return snapshot
  }

  @Test("answer what was put in")
  func reading() {
    let snapshot = sample()
    #expect(snapshot.sectionIdentifiers == ["A", "B"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.numberOfItems == 3 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "A") == 2)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "B")
    #expect(snapshot.indexOfItem(3) == 2 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("B") == 1 && snapshot.indexOfSection("Z") == nil)
    #expect(snapshot.faults.isEmpty)
  }

  typealias Call = @Sendable (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void

  /// Every call UIKit answers with an exception.
  private static let refused: [(name: String, reason: SnapshotFault.Reason, call: Call)] = [
    ("repeated items", .repeatedItems, { $0.appendItems([7, 7]) }),
    ("an unknown section", .unknownSection, { $0.appendItems([7], toSection: "Z") }),
    ("an unknown neighbour", .unknownItem, { $0.insertItems([7], beforeItem: 9) }),
    ("a neighbour inserted", .destinationAmongInserted, { $0.insertItems([7, 1], afterItem: 1) }),
    ("a move of nothing", .unknownItem, { $0.moveItem(9, beforeItem: 1) }),
    ("a move to itself", .destinationIsSource, { $0.moveItem(1, afterItem: 1) }),
    ("a reload of nothing", .unknownItem, { $0.reloadItems([1, 9]) }),
    ("a reconfigure of nothing", .unknownItem, { $0.reconfigureItems([9]) }),
    ("repeated sections", .repeatedSections, { $0.appendSections(["C", "C"]) }),
    ("an existing section", .existingSections, { $0.insertSections(["A"], afterSection: "B") }),
    ("no neighbour section", .unknownSection, { $0.insertSections(["C"], beforeSection: "Z") }),
    ("a section to itself", .destinationIsSource, { $0.moveSection("A", beforeSection: "A") }),
    ("a section to nowhere", .unknownSection, { $0.moveSection("A", afterSection: "Z") }),
    ("a reload of no section", .unknownSection, { $0.reloadSections(["Z"]) }),
    ("reading no section", .unknownSection, { _ = $0.itemIdentifiers(inSection: "Z") }),
    ("counting no section", .unknownSection, { _ = $0.numberOfItems(inSection: "Z") }),
  ]

  @Test("leave a fault and change nothing", arguments: refused.map(\.name))
  func faults(name: String) throws {
    let (_, reason, call) = try #require(Self.refused.first { $0.name == name })
    var snapshot = sample()
    call(&snapshot)
    #expect(snapshot.faults.map(\.reason) == [reason])
    #expect(snapshot.faults.first?.identifiers.isEmpty == false)
    #expect(snapshot == sample())
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
  }

  @Test("refuse items before there is a section")
  func empty() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([1])
    #expect(snapshot.faults.map(\.reason) == [.noSection])
  }

  @Test("keep faults apart once a copy is changed, and over deleteAllItems")
  func copies() {
    var snapshot = sample()
    var copy = snapshot
    copy.appendSections(["A"])
    copy.deleteAllItems()
    #expect(copy.faults.count == 1 && copy.numberOfSections == 0)
    #expect(snapshot.faults.isEmpty)
    snapshot.appendItems([4])
    #expect(snapshot.numberOfItems == 4)
  }

  @Test("ignore unknown identifiers that are deleted (D5)")
  func deletes() {
    var snapshot = sample()
    snapshot.deleteItems([2, 99])
    snapshot.deleteSections(["B", "Z"])
    #expect(snapshot.itemIdentifiers == [1] && snapshot.sectionIdentifiers == ["A"])
    #expect(snapshot.faults.isEmpty)
  }
}
