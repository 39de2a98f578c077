import CollectionLayout
import LayoutCore
import TestKit
import Testing

@Suite("Self-sizing")
struct CollectionSessionTests {
  private static func list(
    items: Int,
    estimate: Double = 44,
    sections: Int = 1,
    header: BoundaryItem? = nil
  ) -> CollectionDescription {
    let size = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(estimate))
    let group = LayoutNode(
      size: size,
      content: GroupContent(
        arrangement: .fitting(.vertical),
        subitems: [LayoutNode(size: size)]
      )
    )
    let section = SectionDescription(
      group: group,
      interGroupSpacing: 3,
      boundaryItems: header.map { [$0] } ?? []
    )
    return CollectionDescription(
      container: Size(width: 320, height: 480),
      sections: [section],
      itemCounts: Array(repeating: items, count: sections)
    )
  }

  private static func height(_ id: ElementID) -> Double { Double(20 + id.item * 7 % 60) }

  private static func cell(_ section: Int, _ item: Int) -> ElementID {
    ElementID(.cell, section: section, item: item)
  }

  @Test("cells that keep their word settle in two passes, each measured once in sight")
  func twoPasses() throws {
    var session = try CollectionSession(Self.list(items: 500))
    var viewing = Viewing()
    for offset in stride(from: 0.0, through: 4_000, by: 400) {
      viewing.offsetY = offset
      let report = try session.settle(viewing: &viewing) { id, _ in
        PreferredSize(height: Self.height(id))
      }
      #expect(report.passes <= 2)
      #expect(report.finding == nil)
      #expect(Set(report.measured).count == report.measured.count)
      #expect(report.invalidation.offsetDelta == 0)
    }
  }

  @Test("the content moves by exactly the sum of measured less estimated (E5)")
  func contentDelta() throws {
    var session = try CollectionSession(Self.list(items: 60))
    var viewing = Viewing()
    let before = session.solution.contentSize.height
    let report = try session.settle(viewing: &viewing) { id, _ in
      PreferredSize(height: Self.height(id))
    }
    let expected = report.measured.reduce(0) { $0 + Self.height($1) - 44 }
    #expect(abs(report.invalidation.contentDelta - expected) < 1e-9)
    #expect(abs(session.solution.contentSize.height - before - expected) < 1e-9)
  }

  @Test("cells that never agree with themselves are given up after twelve passes, by name (E9)")
  func endless() throws {
    var session = try CollectionSession(Self.list(items: 20))
    var viewing = Viewing()
    var asked = 0
    let report = try session.settle(viewing: &viewing) { id, _ in
      asked += 1
      return PreferredSize(height: id.item == 3 ? Double(40 + asked % 13) : 44)
    }
    #expect(report.passes == CollectionSession.passLimit)
    #expect(report.finding?.element == Self.cell(0, 3))
  }

  @Test("what was measured lies as if it had been known from the start, in whatever order it came")
  func equalsFresh() throws {
    let description = Self.list(items: 40, sections: 3)
    var session = try CollectionSession(description)
    var generator = SeededGenerator(seed: 5)
    var ids = (0..<3).flatMap { section in (0..<40).map { Self.cell(section, $0) } }
    ids.shuffle(using: &generator)
    var viewing = Viewing(offsetX: 0, offsetY: 700)
    var all = Measurements()
    for id in ids {
      let size = PreferredSize(height: Self.height(id))
      _ = all.store(size, for: id)
      let step = try session.receive([(id, size)], viewing: &viewing)
      #expect(step.resolvedSections == [id.section])
    }
    let fresh = try CollectionSolver().solve(description, measured: all)
    #expect(session.solution.contentSize == fresh.contentSize)
    #expect(session.solution.allElements() == fresh.allElements())
  }

  @Test("the element at the top of the screen stays there when sizes arrive above it")
  func anchor() throws {
    var session = try CollectionSession(Self.list(items: 100))
    var viewing = Viewing(offsetX: 0, offsetY: 1_000)
    let top = try #require(
      session.solution.elements(in: viewing.bounds(Size(width: 320, height: 480)))
        .elements.first
    )
    let onScreen = top.frame.y - viewing.offsetY
    for item in [2, 0, 11, 7] {
      let report = try session.receive(
        [(Self.cell(0, item), PreferredSize(height: 90))],
        viewing: &viewing
      )
      #expect(report.offsetDelta == 46)
      let now = try #require(session.element(top.id))
      #expect(now.frame.y - viewing.offsetY == onScreen)
    }
  }

  @Test("a header in sight is measured before the cells below it")
  func header() throws {
    let size = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(40))
    let header = BoundaryItem(kind: "h", size: size, alignment: .top)
    var session = try CollectionSession(Self.list(items: 5, header: header))
    var viewing = Viewing()
    let report = try session.settle(viewing: &viewing) { id, _ in
      PreferredSize(height: id.category == .cell ? 50 : 70)
    }
    #expect(report.measured.first == ElementID(.supplementary, kind: "h", section: 0, item: 0))
    #expect(session.element(Self.cell(0, 0))?.frame.y == 70)
    #expect(viewing.offsetY == 0)
  }

  @Test("uniform siblings grow to the largest, and uniform groups to the longest (E8)")
  func uniform() throws {
    let item = LayoutNode(
      size: LayoutDimensions(width: .fractionalWidth(0.5), height: .uniformAcrossSiblings(30))
    )
    func description(_ height: LayoutDimension) -> CollectionDescription {
      let group = LayoutNode(
        size: LayoutDimensions(width: .fractionalWidth(1), height: height),
        content: GroupContent(arrangement: .fitting(.horizontal), subitems: [item])
      )
      return CollectionDescription(
        container: Size(width: 320, height: 480),
        sections: [SectionDescription(group: group)],
        itemCounts: [4]
      )
    }
    let heights = [20.0, 50, 35, 30]
    func settled(_ height: LayoutDimension) throws -> CollectionSolution {
      var session = try CollectionSession(description(height))
      var viewing = Viewing()
      _ = try session.settle(viewing: &viewing) { id, _ in
        PreferredSize(height: heights[id.item])
      }
      return session.solution
    }
    let rows = try settled(.estimated(30))
    #expect((0..<4).map { rows.cell(section: 0, item: $0)?.frame.height } == [50, 50, 35, 35])
    #expect(rows.contentSize.height == 85)
    let shared = try settled(.uniformAcrossSiblings(30))
    #expect(shared.cell(section: 0, item: 2)?.frame.y == 50)
    #expect(shared.contentSize.height == 100)
  }
}
