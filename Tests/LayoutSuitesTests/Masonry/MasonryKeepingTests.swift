import LayoutCases
import LayoutCore
import LayoutSuites
import MasonryLayout
import Testing

@Suite("MasonryCase: keeping parts")
struct MasonryKeepingTests {
  /// Cases whose items all have another width, so that each can be told from the others.
  private static func numbered() -> [MasonryCase] {
    MasonryCaseCodecTests.drawn(300).filter { !$0.edits.isEmpty }.map { problem in
      var problem = problem
      var number = 0.0
      problem.changeItems { item in
        number += 1
        item.width = number
      }
      return problem
    }
  }

  @Test("any subset of the parts is a case, and everything is kept that was asked for")
  func subsets() throws {
    var choices = Choices(seed: 5, stream: "keep", index: 0)
    for problem in Self.numbered() {
      for density in [0.1, 0.5, 0.9] {
        let keep = (0..<problem.partCount).map { _ in choices.chance(density) }
        let kept = try #require(problem.keeping(keep))
        _ = try kept.edited()
        let count = problem.masonry.items.count
        let wanted = problem.masonry.items.indices.filter { keep[$0] }
        #expect(kept.masonry.items == wanted.map { problem.masonry.items[$0] })
        #expect(kept.queries.count == keep.suffix(problem.queries.count).count { $0 })
        #expect(kept.edits.count <= keep[count..<count + problem.edits.count].count { $0 })
      }
    }
  }

  @Test("keeping everything changes nothing")
  func all() throws {
    for problem in Self.numbered() {
      #expect(problem.keeping(Array(repeating: true, count: problem.partCount)) == problem)
    }
  }

  @Test("without an item, what the edits come to is what it was without that item")
  func meaning() throws {
    for problem in Self.numbered() {
      let before = try problem.edited().items.map(\.width)
      for index in problem.masonry.items.indices.prefix(12) {
        let keep = (0..<problem.partCount).map { $0 != index }
        let after = try #require(problem.keeping(keep)).edited().items.map(\.width)
        // An item resized has another width after than before: it is then named by its edit.
        let gone = Set(before).subtracting(after)
        #expect(gone.count <= 1)
        #expect(before.filter { !gone.contains($0) } == after)
      }
    }
  }

  @Test("an edit left out is as if it had never been", arguments: [0, 1, 2])
  func edits(left: Int) throws {
    func item(_ width: Double) -> MasonryItem { MasonryItem(width: width, height: 1) }
    var masonry = Masonry()
    masonry.items = [item(1), item(2), item(3)]
    let problem = MasonryCase(
      masonry,
      edits: [.insert(item(9), at: 1), .move(from: 3, to: 0), .remove(at: 2)]
    )
    // 1 2 3, then 1 9 2 3, then 3 1 9 2, then 3 1 2
    #expect(try problem.edited().items.map(\.width) == [3, 1, 2])
    let keep = (0..<problem.partCount).map { $0 != 3 + left }
    let kept = try #require(problem.keeping(keep))
    let expected: [[Double]] = [[3, 1, 2], [1, 2, 3], [3, 1, 9, 2]]
    #expect(try kept.edited().items.map(\.width) == expected[left])
  }
}
