import CollectionLayout
import LayoutCore

/// The pieces of a case that can go one by one, walked in one fixed order.
///
/// One walk serves to count the pieces and to leave some out: `keeps` is asked for each.
struct CollectionParts {
  private let keeps: () -> Bool

  private init(keeps: @escaping () -> Bool) { self.keeps = keeps }

  static func count(_ problem: CollectionCase) -> Int {
    var count = 0
    _ = CollectionParts {
      count += 1
      return true
    }.reduced(problem)
    return count
  }

  static func keep(_ flags: [Bool], of problem: CollectionCase) -> CollectionCase {
    var index = 0
    return CollectionParts {
      defer { index += 1 }
      return flags.indices.contains(index) ? flags[index] : true
    }.reduced(problem)
  }

  private func reduced(_ problem: CollectionCase) -> CollectionCase {
    var copy = problem
    var places: [Int: Int] = [:]
    let isShared = problem.description.sections.count == 1
    copy.description.sections = []
    copy.description.itemCounts = []
    for (index, count) in problem.description.itemCounts.enumerated() {
      let isKept = keeps()
      // Every piece is asked about, whether what it belongs to is kept or not.
      let section = isShared && index > 0 ? nil : reduced(problem.description.section(at: index))
      guard isKept else { continue }
      places[index] = copy.description.itemCounts.count
      copy.description.itemCounts.append(count)
      if let section { copy.description.sections.append(section) }
    }
    if isShared, copy.description.sections.isEmpty {
      copy.description.sections = problem.description.sections
    }
    copy.description.boundaryItems = problem.description.boundaryItems.filter { _ in keeps() }
    copy.sizes = problem.sizes.compactMap { size in
      guard keeps(), let place = places[size.section] else { return nil }
      return CellSize(section: place, item: size.item, size: size.size)
    }
    copy.changes = problem.changes.compactMap { change in
      guard keeps() else { return nil }
      guard case .reload(let section, let item) = change else { return change }
      return places[section].map { .reload(section: $0, item: item) }
    }
    copy.queries = problem.queries.filter { _ in keeps() }
    copy.asked = problem.asked.filter { _ in keeps() }
    return copy
  }

  private func reduced(_ section: SectionDescription) -> SectionDescription {
    var copy = section
    copy.group = section.group.map(reduced)
    copy.boundaryItems = section.boundaryItems.filter { _ in keeps() }
    copy.decorations = section.decorations.filter { _ in keeps() }
    return copy
  }

  private func reduced(_ node: LayoutNode) -> LayoutNode {
    var copy = node
    copy.supplementaries = node.supplementaries.filter { _ in keeps() }
    guard let content = node.content else { return copy }
    if case .custom(let frames, let provider) = content.arrangement {
      copy.content?.arrangement = .custom(frames.filter { _ in keeps() }, provider: provider)
    }
    let subitems = content.subitems.map { subitem in
      let isKept = keeps()
      return (isKept, reduced(subitem))
    }
    copy.content?.subitems = subitems.filter(\.0).map(\.1)
    // A group that held something keeps something: one without subitems is another fault (G17).
    if copy.content?.subitems.isEmpty == true, let first = subitems.first {
      copy.content?.subitems = [first.1]
    }
    return copy
  }
}
