import CollectionLayout
import LayoutCases
import LayoutCore

extension CollectionDraw {
  /// Sizes that arrive, and what changes then.
  mutating func drawArrivals(_ problem: inout CollectionCase) {
    let counts = problem.description.itemCounts
    if uses(.sizes, 0.9), problem.description.holdsEstimates {
      problem.sizes = choices.cellSizes(of: counts, lengths: 10...90)
    }
    guard uses(.changes, 0.8) else { return }
    for _ in 0..<choices.integer(in: 1...2) {
      switch choices.index(below: 3) {
      case 0: problem.changes.append(.reprovide)
      case 1:
        var size = problem.description.container
        if choices.chance(0.5) { size.width = pick([320, 375]) }
        size.height = pick([480, 667])
        problem.changes.append(.bounds(size))
      default:
        let section = choices.index(below: counts.count)
        guard counts[section] > 0 else { continue }
        let item = choices.index(below: counts[section])
        problem.changes.append(.reload(section: section, item: item))
      }
    }
  }

  /// Rectangles, offsets and a place to look from.
  mutating func drawQuestions(_ problem: inout CollectionCase) {
    if uses(.queries, 0.9) {
      for _ in 0..<choices.integer(in: 1...3) {
        problem.queries.append(
          Rect(
            x: Double(choices.integer(in: -40...320)),
            y: Double(choices.integer(in: -40...600)),
            width: pick([0, 1, 40, 320]),
            height: pick([0, 1, 40, 480])
          )
        )
      }
    }
    if problem.description.sections.contains(where: { $0.orthogonal != nil }) {
      problem.asked = [-20, 0, 40, 130, 300, 700].map {
        $0 + Double(choices.integer(in: 0...30))
      }
    }
    if uses(.scrolled, 0.7) {
      let offset = Double(choices.integer(in: 1...300))
      if problem.description.scrollDirection == .vertical {
        problem.offsetY = offset
      } else {
        problem.offsetX = offset
      }
    }
  }
}
