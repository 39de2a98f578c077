import CollectionLayout
import LayoutCore

/// A plain collection through its measurements: after each one, everything is solved anew (E4).
struct PlainSession {
  let description: CollectionDescription
  private(set) var sizes: [ElementID: PreferredSize] = [:]
  private(set) var solution: PlainSolution
  private var asked: Set<ElementID> = []

  init(_ description: CollectionDescription) {
    self.description = description
    solution = PlainSolution(description)
  }

  /// Takes a size over.
  mutating func receive(_ size: PreferredSize, for id: ElementID) {
    sizes[id] = size
    solution = PlainSolution(description) { [sizes] in sizes[$0] }
  }

  /// Measures what is in sight, top down, each change moving the rest.
  ///
  /// - Returns: What was asked, in that order.
  mutating func settle(
    viewing: Viewing,
    preferred: (ElementID, Size) -> PreferredSize?
  ) -> [ElementID] {
    var order: [ElementID] = []
    while let next = first(viewing) {
      order.append(next.id)
      asked.insert(next.id)
      if let size = preferred(next.id, next.frame.size) { receive(size, for: next.id) }
    }
    return order
  }

  /// The first estimated element in sight that was not asked yet.
  private func first(_ viewing: Viewing) -> CollectionElement? {
    let sight = viewing.bounds(description.container)
    let scroll = description.scrollDirection
    return solution.elements(viewing: viewing)
      .filter { isEstimated($0.element.id) && !asked.contains($0.element.id) }
      .filter { $0.element.frame.meets(sight) }
      .min { left, right in
        let (first, second) = (
          left.exact.origin(along: scroll), right.exact.origin(along: scroll)
        )
        return first == second ? left.element.id < right.element.id : first < second
      }?.element
  }

  private func isEstimated(_ id: ElementID) -> Bool {
    switch id.category {
    case .cell:
      let cell = solution.sections[id.section].cells.first { $0.item == id.item }
      return cell?.estimated.width == true || cell?.estimated.height == true
    case .supplementary:
      let items =
        id.item == Int.max
        ? description.boundaryItems : description.section(at: id.section).boundaryItems
      return items.first { $0.kind == id.kind }?.size.isEstimated == true
    case .decoration: return false
    }
  }
}
