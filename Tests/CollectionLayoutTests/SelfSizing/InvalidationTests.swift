import CollectionLayout
import LayoutCore
import TestKit
import Testing

@Suite("Invalidation")
struct InvalidationTests {
  private let size = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(44))

  private func section(spacing: Double = 0, pinned: Bool = false) -> SectionDescription {
    let group = LayoutNode(
      size: size,
      content: GroupContent(arrangement: .fitting(.vertical), subitems: [LayoutNode(size: size)])
    )
    let header = BoundaryItem(
      kind: "h",
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(20)),
      alignment: .top,
      pinsToVisibleBounds: pinned
    )
    return SectionDescription(group: group, interGroupSpacing: spacing, boundaryItems: [header])
  }

  private func session(pinned: Bool = false) throws -> CollectionSession {
    let section = section(pinned: pinned)
    let description = CollectionDescription(
      container: Size(width: 320, height: 480),
      sections: [section, section, section],
      itemCounts: [4, 4, 4]
    )
    var session = try CollectionSession(description)
    var viewing = Viewing()
    _ = try session.settle(viewing: &viewing) { _, _ in PreferredSize(height: 50) }
    return session
  }

  @Test("a new width drops measured sizes and solves everything; a new height keeps them (E4)")
  func bounds() throws {
    var session = try session()
    var viewing = Viewing()
    let measured = session.measured.count
    #expect(measured > 0)
    var report = try session.apply(.bounds(Size(width: 320, height: 600)), viewing: &viewing)
    #expect(report.resolvedSections == [0, 1, 2])
    #expect(report.droppedSizes == 0)
    report = try session.apply(.bounds(Size(width: 375, height: 600)), viewing: &viewing)
    #expect(report.droppedSizes == measured)
    #expect(session.solution.cell(section: 0, item: 0)?.frame.height == 44)
    #expect(
      try session.apply(.bounds(Size(width: 375, height: 600)), viewing: &viewing)
        == InvalidationReport()
    )
  }

  @Test("scrolling solves nothing, and moves something only where something is pinned (B13)")
  func origin() throws {
    var viewing = Viewing()
    var plain = try session()
    #expect(try plain.apply(.origin, viewing: &viewing) == InvalidationReport())
    var pinned = try session(pinned: true)
    let report = try pinned.apply(.origin, viewing: &viewing)
    #expect(report.movesPinnedItems)
    #expect(report.resolvedSections.isEmpty)
  }

  @Test("reloaded items lose their size, and only their section is solved")
  func items() throws {
    var session = try session()
    var viewing = Viewing()
    let id = ElementID(.cell, section: 1, item: 2)
    let report = try session.apply(.items([id]), viewing: &viewing)
    #expect(report.resolvedSections == [1])
    #expect(report.droppedSizes == 1)
    #expect(report.contentDelta == -6)
  }

  @Test("an equal description solves nothing, and a change keeps the sizes of other sections")
  func description() throws {
    var session = try session()
    var viewing = Viewing()
    let before = session.solution.contentSize
    var new = session.description
    var report = try session.apply(.description(new), viewing: &viewing)
    #expect(report.resolvedSections.isEmpty)
    #expect(session.solution.contentSize == before)
    new.sections[2] = section(spacing: 9)
    report = try session.apply(.description(new), viewing: &viewing)
    #expect(report.resolvedSections == [2])
    #expect(session.solution.cell(section: 0, item: 0)?.frame.height == 50)
    #expect(session.solution.cell(section: 2, item: 0)?.frame.height == 44)
  }

  @Test("a refused description leaves the session as it was")
  func refused() throws {
    var session = try session()
    var viewing = Viewing()
    let before = (session.description, session.measured)
    var bad = session.description
    bad.sections[0].group?.content?.subitems = []
    #expect(throws: CollectionFault.self) {
      try session.apply(.description(bad), viewing: &viewing)
    }
    #expect(session.description == before.0)
    #expect(session.measured == before.1)
  }

  @Test("everything invalidated is a fresh solve, on random layouts and changes")
  func equalsFresh() throws {
    for seed in 0..<200 * Rounds.factor {
      var drawer = DescriptionDrawer(seed: UInt64(seed), nonsense: false)
      guard var session = try? CollectionSession(drawer.description()) else { continue }
      var viewing = Viewing()
      _ = try session.settle(viewing: &viewing) { id, _ in
        PreferredSize(height: Double(30 + id.item % 9))
      }
      var new = session.description
      if !new.sections.isEmpty, !new.itemCounts.isEmpty {
        new.itemCounts[0] = drawer.generator.pick([0, 3, 12])
        new.sections[new.sections.count - 1].interGroupSpacing += 1
      }
      guard (try? session.apply(.description(new), viewing: &viewing)) != nil else { continue }
      let fresh = try CollectionSolver().solve(new, measured: session.measured)
      #expect(session.solution.allElements() == fresh.allElements(), "seed \(seed)")
      #expect(session.solution.contentSize == fresh.contentSize, "seed \(seed)")
    }
  }
}
