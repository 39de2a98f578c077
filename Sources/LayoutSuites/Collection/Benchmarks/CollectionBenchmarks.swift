import CollectionLayout
import LayoutCore
import LayoutHarness

/// What a collection is timed on without listing its elements: solves, and questions alone.
enum CollectionBenchmarks {
  static let all: [Benchmark] = [solve, viewport, measuredSolve]

  private static let domain = "collection"
  private static let sections = "100 sections"

  /// Sections, headers and one group of each sort: groups that are alike are solved once.
  private static let solve = Benchmark(
    domain: domain,
    engine: "collection",
    name: "solve, alike",
    parameter: sections,
    sizes: CollectionWorkloads.sizes,
    prepare: { n in
      let description = CollectionWorkloads.grid(n).description
      return { (try? CollectionSolver().solve(description))?.work ?? WorkCounters() }
    }
  )

  /// A solve in which every cell was measured, so that no two rows need be alike.
  private static let measuredSolve = Benchmark(
    domain: domain,
    engine: "collection",
    name: "solve, measured",
    parameter: sections,
    sizes: [10_000, 100_000, 1_000_000],
    prepare: { n in
      let description = measured(n)
      let sizes = measurements(n)
      return {
        (try? CollectionSolver().solve(description, measured: sizes))?.work ?? WorkCounters()
      }
    }
  )

  /// A hundred viewports from the top of the content to its end, each asked for its elements.
  private static let viewport = Benchmark(
    domain: domain,
    engine: "collection",
    name: "100 viewports",
    parameter: sections,
    sizes: CollectionWorkloads.sizes,
    prepare: { n in
      let solution = try? CollectionSolver().solve(CollectionWorkloads.grid(n).description)
      return {
        guard let solution else { return WorkCounters() }
        return viewports(of: solution).reduce(WorkCounters()) { work, rect in
          work + solution.elements(in: rect).work
        }
      }
    }
  )

  /// A phone's screen at a hundred places, evenly spread over the content.
  static func viewports(of solution: CollectionSolution) -> [Rect] {
    let room = solution.contentSize.height - 844
    return (0..<100).map { place in
      Rect(x: 0, y: (room * Double(place) / 99).rounded(), width: 390, height: 844)
    }
  }

  /// Rows of one self-sizing cell.
  private static func measured(_ count: Int) -> CollectionDescription {
    let size = LayoutDimensions(width: .fractionalWidth(1), height: .estimated(44))
    let group = LayoutNode(
      size: size,
      content: GroupContent(arrangement: .fitting(.horizontal), subitems: [LayoutNode(size: size)])
    )
    return CollectionDescription(
      container: Size(width: 390, height: 844),
      sections: [SectionDescription(group: group)],
      itemCounts: Array(repeating: count / 100, count: 100)
    )
  }

  private static func measurements(_ count: Int) -> Measurements {
    var measured = Measurements()
    for section in 0..<100 {
      for item in 0..<count / 100 {
        let size = PreferredSize(height: Double(20 + (item * 7 + section) % 61))
        _ = measured.store(size, for: ElementID(.cell, section: section, item: item))
      }
    }
    return measured
  }
}
