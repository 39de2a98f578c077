import CollectionLayout
package import LayoutCore
import LayoutHarness

/// An answer sorted by section, as the invariants read it.
struct CollectionReading {
  var sections: [Section] = []
  /// Layout-level boundary items beside what was answered for each.
  var layout: [Boundary] = []
  /// Where each element stands in the answer.
  var places: [ElementID: Int] = [:]

  struct Boundary {
    var item: BoundaryItem
    var frame: Rect
  }

  struct Section {
    var description: SectionDescription
    var itemCount: Int
    /// Cells in item order.
    var cells: [CollectionElement] = []
    /// Group frames in order, with the places of their cells in `cells`.
    var groups: [(frame: Rect, cells: Range<Int>)] = []
    var boundary: [Boundary] = []
  }

  init() {}

  init(_ problem: CollectionCase, _ answer: CollectionAnswer) {
    let description = problem.folded.description
    guard
      description.sections.count == 1 || description.sections.count == description.itemCounts.count
    else { return }
    sections = description.itemCounts.indices.map {
      Section(description: description.section(at: $0), itemCount: description.itemCounts[$0])
    }
    for (index, element) in answer.elements.enumerated() {
      let id = element.id
      places[id] = index
      guard sections.indices.contains(id.section) else { continue }
      switch id.category {
      case .cell:
        let place = sections[id.section].cells.count
        sections[id.section].cells.append(element)
        guard answer.groups.indices.contains(index), let group = answer.groups[index] else {
          continue
        }
        if let last = sections[id.section].groups.last, last.frame == group {
          let count = sections[id.section].groups.count
          sections[id.section].groups[count - 1].cells = last.cells.lowerBound..<(place + 1)
        } else {
          sections[id.section].groups.append((group, place..<(place + 1)))
        }
      case .supplementary where id.item == Int.max:
        if let item = description.boundaryItems.first(where: { $0.kind == id.kind }) {
          layout.append(Boundary(item: item, frame: element.frame))
        }
      case .supplementary:
        let items = sections[id.section].description.boundaryItems
        if id.item == 0, let item = items.first(where: { $0.kind == id.kind }) {
          sections[id.section].boundary.append(Boundary(item: item, frame: element.frame))
        }
      case .decoration: break
      }
    }
  }
}

/// What the invariants need to know of a collection case.
package struct CollectionContext: CaseContext {
  /// The case with all changes done.
  var folded = CollectionCase(
    CollectionDescription(container: .zero, sections: [], itemCounts: [])
  )
  /// Why it must be refused.
  var nonsense: String?
  /// Why it lies outside the verified domain.
  var outside: CollectionExclusion?
  /// The plain solver's solution, inside the verified domain.
  var plain: PlainSolution?
  var reading = CollectionReading()
  /// The length of a device pixel.
  var pixel = 1.0

  package init() {}

  package mutating func prepare(
    _ problem: CollectionCase,
    _ outcome: Outcome<CollectionAnswer>,
    within semantics: CollectionSemantics
  ) {
    folded = problem.folded
    nonsense =
      CollectionNonsense.reason(in: problem.description)
      ?? CollectionNonsense.reason(in: folded.description)
    outside = CollectionScope.outside(problem) ?? CollectionScope.outside(folded)
    plain = nil
    if outside == nil {
      let solution = PlainSolution(problem)
      outside = solution.exclusion(viewing: problem.viewing)
      plain = outside == nil ? solution : nil
    }
    pixel = 1 / max(problem.description.environment.scale, 1e-9)
    reading = CollectionReading()
    if case .answer(let answer) = outcome, nonsense == nil {
      reading = CollectionReading(problem, answer)
    }
  }
}
