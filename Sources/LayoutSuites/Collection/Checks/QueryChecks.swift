import CollectionLayout
import LayoutCore
import LayoutHarness

/// What holds of rectangle answers: brute force over a tiling and over the queries asked.
enum QueryChecks {
  typealias Law = Invariant<CollectionDomain>

  static let all: [Law] = [
    Law(
      .init(
        name: "rect-answers",
        formula: "an element is in the answer for a rectangle <=> what is shown of it meets that",
        tolerance: "elements within 1.5 px of an edge may be either",
        applies:
          "cases with queries, and a tiling of their content (section 7, ASCollectionView#90)"
      ),
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard trial.context.outside == nil, let hits = answer.hits,
          !trial.problem.queries.isEmpty
        else { return nil }
        if let found = check(trial.problem.queries, hits, answer, trial) { return found }
        var tiled = trial.problem
        tiled.queries = tiles(answer.contentSize)
        guard let again = try trial.ask(tiled), let hits = again.hits else {
          return CollectionInvariants.refused("rect-answers")
        }
        return check(tiled.queries, hits, again, trial)
      }
    )
  ]

  /// Nine tiles that cover the content.
  private static func tiles(_ size: Size) -> [Rect] {
    guard size.width > 0, size.height > 0, size.width < 1e7, size.height < 1e7 else { return [] }
    return (0..<9).map { index in
      let (column, row) = (Double(index % 3), Double(index / 3))
      return Rect(
        x: size.width * column / 3,
        y: size.height * row / 3,
        width: size.width / 3,
        height: size.height / 3
      )
    }
  }

  private static func check(
    _ queries: [Rect],
    _ hits: [[ElementID]],
    _ answer: CollectionAnswer,
    _ trial: Trial<CollectionDomain>
  ) -> Violation? {
    guard hits.count == queries.count else {
      return Violation(
        "rect-answers",
        "\(queries.count) rectangles, \(hits.count) answers",
        expected: "\(queries.count)",
        actual: "\(hits.count)"
      )
    }
    let size = answer.contentSize
    let content = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let slip = 1.5 * trial.context.pixel + 0.001
    for (query, hits) in zip(queries, hits) {
      let found = Set(hits)
      let inside = query.common(content)
      for (index, element) in answer.elements.enumerated() {
        // Sections of no length answer nothing.
        let sections = trial.context.reading.sections
        if sections.indices.contains(element.id.section), element.id.item != Int.max,
          sections[element.id.section].groups.isEmpty
        {
          continue
        }
        var shown = element.frame
        if element.id.category == .cell {
          guard answer.groups.indices.contains(index), let group = answer.groups[index]
          else { continue }
          shown = shown.common(group)
        }
        let shared = shown.common(inside)
        let isIn = found.contains(element.id)
        let isDecoration = element.id.category == .decoration
        let must = shared.width > slip && shared.height > slip
        let mustNot =
          isDecoration
          ? farApart(element, inside, slip, trial)
          : shared.width < -slip || shared.height < -slip || query.width == 0
            || query.height == 0
        guard (must && !isIn) || (mustNot && isIn) else { continue }
        return Violation(
          "rect-answers",
          "\(query.text) \(isIn ? "holds" : "leaves out") \(element.id.category) \(element.id.text)",
          expected: isIn ? "not there" : "there",
          actual: shown.text,
          items: [index],
          aspect: isIn ? "surplus" : "missing"
        )
      }
    }
    return nil
  }

  /// A decoration is answered when the rectangle touches its section, insets or not.
  private static func farApart(
    _ element: CollectionElement,
    _ rect: Rect,
    _ slip: Double,
    _ trial: Trial<CollectionDomain>
  ) -> Bool {
    let axis = trial.problem.description.scrollDirection
    let sections = trial.context.reading.sections
    guard sections.indices.contains(element.id.section) else { return false }
    let items = sections[element.id.section].description.decorations
      .filter { $0.kind == element.id.kind }
    guard items.indices.contains(element.id.item) else { return false }
    let insets = items[element.id.item].contentInsets
    let (start, end) = (
      element.frame.origin(along: axis) - insets.start(along: axis),
      element.frame.end(along: axis) + insets.end(along: axis)
    )
    return rect.end(along: axis) < start - slip || rect.origin(along: axis) > end + slip
      || rect.width < 0 || rect.height < 0
  }
}
