import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import MasonryLayout
import Testing

@Suite("Masonry: passes")
struct MasonryPassTests {
  private static func pass(_ name: String) throws -> Pass<MasonryCase> {
    try #require(MasonryDomain.passes.first { $0.name == name })
  }

  private func run(
    _ name: String,
    on start: MasonryCase,
    items: [Int] = [],
    where fails: @escaping (MasonryCase) -> Bool
  ) throws -> MasonryCase {
    let result = Minimiser(passes: [try Self.pass(name)])
      .minimise(start) { problem in
        guard (try? MasonryDomain.validate(problem)) != nil, fails(problem) else { return nil }
        return Violation("law", "", expected: "", actual: "", items: items)
      }
    return try #require(result).value
  }

  private static func masonry(_ count: Int, lanes: Int = 1) -> Masonry {
    var masonry = Masonry()
    masonry.lanes = lanes
    masonry.container = ProposedSize(width: Double(lanes * 100), height: nil)
    masonry.items = (1...count).map { MasonryItem(width: Double($0), height: 5) }
    return masonry
  }

  @Test("fold-edits applies the edits and forgets them")
  func foldEdits() throws {
    let edits: [MasonryEdit] = [.remove(at: 0), .insert(MasonryItem(width: 9, height: 9), at: 1)]
    let start = MasonryCase(Self.masonry(3), edits: edits, queries: [.zero])
    let least = try run("fold-edits", on: start) { problem in
      (try? problem.edited().items.contains { $0.width == 9 }) ?? false
    }
    #expect(least.edits.isEmpty && least.queries.isEmpty)
    #expect(least.masonry.items.map(\.width).contains(9))
  }

  @Test("keep-concerned keeps what the violation names, through the edits")
  func keepConcerned() throws {
    // After the edit item 3 is what was item 2, and item 0 is the one inserted.
    let start = MasonryCase(
      Self.masonry(40),
      edits: [.insert(MasonryItem(width: 99, height: 9), at: 0)]
    )
    let least = try run("keep-concerned", on: start, items: [0, 3]) { problem in
      guard let items = try? problem.edited().items else { return false }
      return items.contains { $0.width == 99 } && items.contains { $0.width == 3 }
    }
    #expect(least.masonry.items.map(\.width) == [3])
    #expect(least.edits.count == 1)
  }

  @Test("hoist-inserts has an item there from the beginning")
  func hoistInserts() throws {
    let start = MasonryCase(
      Self.masonry(2),
      edits: [.lanes(3), .insert(MasonryItem(width: 99, height: 9), at: 1)]
    )
    let least = try run("hoist-inserts", on: start) { problem in
      (try? problem.edited().items.contains { $0.width == 99 }) ?? false
    }
    #expect(least.edits == [.lanes(3)])
    #expect(least.masonry.items.map(\.width) == [1, 99, 2])
  }

  @Test("hoist-settings has a container there from the beginning")
  func hoistSettings() throws {
    let size = ProposedSize(width: 7, height: nil)
    let start = MasonryCase(Self.masonry(2), edits: [.container(size), .remove(at: 0)])
    let least = try run("hoist-settings", on: start) { problem in
      (try? problem.edited().container) == size
    }
    #expect(least.edits == [.remove(at: 0)])
    #expect(least.masonry.container == size)
  }

  @Test("drop-lane takes lane, width and item away together")
  func dropLane() throws {
    let start = MasonryCase(Self.masonry(12, lanes: 8))
    let least = try run("drop-lane", on: start) { problem in
      problem.masonry.laneLength == 100 && problem.masonry.items.count >= problem.masonry.lanes + 1
    }
    #expect(least.masonry.lanes == 1)
    #expect(least.masonry.container.width == 100)
  }

  @Test("plain-items puts an item that scales in the place of one that does not")
  func plainItems() throws {
    var masonry = Self.masonry(1)
    masonry.container.width = 0
    masonry.items = [MasonryItem(width: 0, height: 4, sizing: .stretch)]
    let least = try run("plain-items", on: MasonryCase(masonry)) { problem in
      ((try? problem.masonry.arranged().size.height) ?? 0) > 0
    }
    #expect(least.masonry.items == [MasonryItem(width: 1, height: 1)])
    #expect(least.masonry.container.width == 1)
  }

  @Test("merge-items puts one item across several lanes in the place of several")
  func mergeItems() throws {
    var masonry = Self.masonry(5, lanes: 5)
    masonry.items.append(MasonryItem(width: 50, height: 1))
    let least = try run("merge-items", on: MasonryCase(masonry)) { problem in
      guard let lanes = try? problem.masonry.arranged().lanes else { return false }
      return zip(problem.masonry.items, lanes).contains { $0.width == 50 && $1 == 4 }
    }
    #expect(least.masonry.items.count == 3)
    #expect(least.masonry.items[0].span == 4)
  }

  @Test("raise-then-cut raises a sum's terms so that there can be fewer of them")
  func raiseThenCut() throws {
    var masonry = Self.masonry(100)
    masonry.items = masonry.items.map { _ in MasonryItem(width: 50, height: 5) }
    let least = try run("raise-then-cut", on: MasonryCase(masonry)) { problem in
      guard let answer = try? problem.masonry.arranged() else { return false }
      return problem.masonry.itemSpacing == 0 && answer.size.height >= 1_000
        && answer.frames.allSatisfy { $0.height <= 110 }
    }
    #expect(least.masonry.items.count == 10)
  }

  @Test("reorder-items ends in the same order from any other", arguments: [[1, 2, 3], [3, 1, 2]])
  func reorder(widths: [Double]) throws {
    var masonry = Self.masonry(1)
    masonry.items = widths.map { MasonryItem(width: $0, height: 1) }
    let least = try run("reorder-items", on: MasonryCase(masonry)) {
      $0.masonry.items.map(\.width).sorted() == [1, 2, 3]
    }
    #expect(least.masonry.items.map(\.width) == [3, 2, 1])
  }
}
