import CollectionLayout
import LayoutCore
import Testing

@Suite("Scale")
struct ScaleTests {
  @Test(
    "a viewport query at a million items compares at most three times what it does at ten thousand"
  )
  func viewport() throws {
    let small = try Self.solution(items: 10_000)
    let large = try Self.solution(items: 1_000_000)
    #expect(worst(large) <= 3 * worst(small), "\(worst(small)) then \(worst(large))")
  }

  @Test("so it does when every group was measured on its own")
  func measured() throws {
    func measuredSolution(_ items: Int) throws -> CollectionSolution {
      var measured = Measurements()
      for section in 0..<20 {
        for item in 0..<items / 20 {
          let size = PreferredSize(height: Double(20 + item % 7))
          _ = measured.store(size, for: ElementID(.cell, section: section, item: item))
        }
      }
      return try CollectionSolver().solve(estimated(sections: 20, items: items), measured: measured)
    }
    let (small, large) = (try measuredSolution(1_000), try measuredSolution(40_000))
    #expect(worst(large) <= 3 * worst(small), "\(worst(small)) then \(worst(large))")
  }

  @Test("so it does when one group holds everything")
  func oneGroup() throws {
    func wide(_ items: Int) throws -> CollectionSolution {
      let frames = (0..<items).map {
        CustomFrame(frame: Rect(x: 0, y: Double($0) * 20, width: 320, height: 18))
      }
      let group = LayoutNode(
        size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(Double(items) * 20)),
        content: GroupContent(arrangement: .custom(frames, provider: nil))
      )
      return try CollectionSolver().solve(
        CollectionDescription(
          container: Size(width: 320, height: 480),
          sections: [SectionDescription(group: group)],
          itemCounts: [items]
        )
      )
    }
    let (small, large) = (try wide(1_000), try wide(40_000))
    #expect(worst(large) <= 3 * worst(small), "\(worst(small)) then \(worst(large))")
  }

  @Test("a solve of alike groups writes each of them once, whatever the number of items")
  func solveIsShared() throws {
    let small = try Self.solution(items: 10_000).work.placements
    let large = try Self.solution(items: 1_000_000).work.placements
    #expect(large <= 2 * small)
  }

  @Test("a solve of groups that all differ is linear in the items")
  func solveIsLinear() throws {
    func work(_ items: Int) throws -> Int {
      var measured = Measurements()
      for item in 0..<items {
        let size = PreferredSize(height: Double(20 + item % 7))
        _ = measured.store(size, for: ElementID(.cell, section: 0, item: item))
      }
      let work = try CollectionSolver()
        .solve(estimated(sections: 1, items: items), measured: measured).work
      return work.measures + work.placements
    }
    let (small, large) = (try work(1_000), try work(20_000))
    #expect(large <= 22 * small, "\(small) then \(large)")
  }

  @Test("a size that arrives in one of a hundred sections solves that section alone")
  func arrival() throws {
    var session = try CollectionSession(estimated(sections: 100, items: 10_000))
    var viewing = Viewing()
    let report = try session.receive(
      [(ElementID(.cell, section: 42, item: 7), PreferredSize(height: 99))],
      viewing: &viewing
    )
    #expect(report.resolvedSections == [42])
    #expect(session.solution.work.placements <= 8)
    #expect(report.contentDelta == 55)
  }

  @Test("a size that arrives late costs one group, however many were measured before")
  func arrivalAfterMany() throws {
    var session = try CollectionSession(estimated(sections: 1, items: 100_000))
    var viewing = Viewing()
    let many = (0..<5_000).map {
      (ElementID(.cell, section: 0, item: $0 * 3), PreferredSize(height: Double(20 + $0 % 9)))
    }
    _ = try session.receive(many, viewing: &viewing)
    for item in [1, 9_000, 14_998, 99_999] {
      let id = ElementID(.cell, section: 0, item: item)
      _ = try session.receive([(id, PreferredSize(height: 77))], viewing: &viewing)
      #expect(session.solution.work.placements <= 8)
      #expect(session.solution.cell(section: 0, item: item)?.frame.height == 77)
    }
  }

  @Test("a size of an item that is not there changes nothing", arguments: [-1, -1_000_000_000, 9])
  func stranger(_ item: Int) throws {
    var session = try CollectionSession(estimated(sections: 1, items: 9))
    var viewing = Viewing()
    let before = session.solution.contentSize
    let id = ElementID(.cell, section: 0, item: item)
    _ = try session.receive([(id, PreferredSize(height: 99))], viewing: &viewing)
    #expect(session.solution.contentSize == before)
  }

  /// The most comparisons any of a row of viewports needs.
  private func worst(_ solution: CollectionSolution) -> Int {
    let height = solution.contentSize.height
    return stride(from: 0.0, to: 1, by: 0.01).map { part in
      let rect = Rect(x: 0, y: (height - 480) * part, width: 320, height: 480)
      return solution.elements(in: rect).work.comparisons
    }.max() ?? 0
  }

  static func solution(items: Int) throws -> CollectionSolution {
    let item = LayoutNode(
      size: LayoutDimensions(width: .fractionalWidth(0.25), height: .fractionalHeight(1))
    )
    let group = LayoutNode(
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(80)),
      content: GroupContent(
        arrangement: .fitting(.horizontal),
        subitems: [item],
        interItemSpacing: .fixed(4)
      )
    )
    let header = BoundaryItem(
      kind: "h",
      size: LayoutDimensions(width: .fractionalWidth(1), height: .absolute(30)),
      alignment: .top,
      pinsToVisibleBounds: true
    )
    let section = SectionDescription(
      group: group,
      contentInsets: Insets(top: 8, leading: 8, bottom: 8, trailing: 8),
      interGroupSpacing: 4,
      boundaryItems: [header]
    )
    return try CollectionSolver().solve(
      CollectionDescription(
        container: Size(width: 320, height: 480),
        sections: [section],
        itemCounts: Array(repeating: items / 100, count: 100)
      )
    )
  }

  private func estimated(sections: Int, items: Int) -> CollectionDescription {
    let size = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(44))
    let group = LayoutNode(
      size: size,
      content: GroupContent(
        arrangement: .fitting(.horizontal),
        subitems: [LayoutNode(size: size)]
      )
    )
    return CollectionDescription(
      container: Size(width: 320, height: 480),
      sections: [SectionDescription(group: group)],
      itemCounts: Array(repeating: items / sections, count: sections)
    )
  }
}
