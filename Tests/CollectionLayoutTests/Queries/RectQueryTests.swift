import CollectionLayout
import LayoutCore
import TestKit
import Testing

@Suite("Rectangle queries")
struct RectQueryTests {
  @Test("the index answers what going through every element answers, on random layouts")
  func bruteForce() throws {
    var compared = 0
    for seed in 0..<1_000 * Rounds.factor {
      var drawer = DescriptionDrawer(seed: UInt64(seed), nonsense: seed % 4 == 0)
      guard let solution = try? CollectionSolver().solve(drawer.description()) else { continue }
      guard solution.sections.reduce(0, { $0 + $1.itemCount }) < 400 else { continue }
      let oracle = BruteForce(solution)
      for _ in 0..<20 {
        let (rect, viewing) = draw(&drawer, solution)
        let answer = solution.elements(in: rect, viewing: viewing).elements
        #expect(answer == oracle.elements(in: rect, viewing), "seed \(seed) \(rect)")
        compared += 1
      }
    }
    #expect(compared > 10_000 * Rounds.factor)
  }

  @Test("so it does on a hundred sections of two hundred items")
  func manySections() throws {
    let solution = try ScaleTests.solution(items: 20_000)
    let oracle = BruteForce(solution)
    var drawer = DescriptionDrawer(seed: 3, nonsense: false)
    for _ in 0..<60 * Rounds.factor {
      let (rect, _) = draw(&drawer, solution)
      let answer = solution.elements(in: rect).elements
      #expect(answer == oracle.elements(in: rect, Viewing()), "\(rect)")
    }
  }

  private func draw(
    _ drawer: inout DescriptionDrawer,
    _ solution: CollectionSolution
  ) -> (Rect, Viewing) {
    let size = solution.contentSize
    func within(_ length: Double) -> Double {
      Double.random(in: -20...max(1, min(length, 1e6)) + 20, using: &drawer.generator).rounded()
    }
    let rect = Rect(
      x: within(size.width),
      y: within(size.height),
      width: drawer.generator.pick([0, 0.5, 40, 320, 1_000]),
      height: drawer.generator.pick([0, 0.5, 40, 480])
    )
    var viewing = Viewing(offsetX: 0, offsetY: within(size.height))
    for section in solution.sections.indices {
      if let rest = solution.restOffset(section: section, asked: within(400)) {
        viewing.orthogonalOffsets[section] = rest
      }
    }
    return (rect, viewing)
  }

  @Test("rectangles that tile the content together answer every element that lies in it")
  func tiling() throws {
    for seed in 0..<200 {
      var drawer = DescriptionDrawer(seed: UInt64(seed), nonsense: false)
      guard let solution = try? CollectionSolver().solve(drawer.description()) else { continue }
      let size = solution.contentSize
      var found: Set<ElementID> = []
      for y in stride(from: 0, to: size.height, by: 100) {
        let rect = Rect(x: 0, y: y, width: size.width, height: min(100, size.height - y))
        found.formUnion(solution.elements(in: rect).elements.map(\.id))
      }
      let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
      let all = solution.elements(in: whole).elements.map(\.id)
      #expect(found == Set(all), "seed \(seed)")
    }
  }
}

/// Section 7 of the rules, word for word and without an index.
struct BruteForce {
  private let solution: CollectionSolution

  private let unscrolled: [CollectionElement]

  init(_ solution: CollectionSolution) {
    self.solution = solution
    unscrolled = solution.allElements()
  }

  func elements(in rect: Rect, _ viewing: Viewing) -> [CollectionElement] {
    let size = solution.contentSize
    let left = max(0, rect.x)
    let top = max(0, rect.y)
    let clipped = Rect(
      x: left,
      y: top,
      width: min(size.width, rect.maxX) - left,
      height: min(size.height, rect.maxY) - top
    )
    guard clipped.width >= 0, clipped.height >= 0 else { return [] }
    let all = viewing == Viewing() ? unscrolled : solution.allElements(viewing: viewing)
    return all.filter { element in
      let id = element.id
      let isLayoutItem = id.item == Int.max
      if !isLayoutItem, solution.sections[id.section].length <= 0 { return false }
      switch id.category {
      case .decoration:
        let start = solution.starts[id.section]
        let end = start + solution.sections[id.section].length
        let isVertical = solution.description.scrollDirection == .vertical
        let (low, high) =
          isVertical ? (clipped.y, clipped.maxY) : (clipped.x, clipped.maxX)
        return low <= end && high >= start
      case .supplementary:
        return element.frame.meets(clipped)
      case .cell:
        guard
          let group = solution.groupFrame(
            section: id.section,
            item: id.item,
            viewing: viewing
          )
        else { return false }
        // The part of the cell inside its group.
        let part = Rect(
          x: max(group.x, clipped.x),
          y: max(group.y, clipped.y),
          width: min(group.maxX, clipped.maxX) - max(group.x, clipped.x),
          height: min(group.maxY, clipped.maxY) - max(group.y, clipped.y)
        )
        return element.frame.meets(part)
      }
    }
  }
}
