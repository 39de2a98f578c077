import CollectionLayout
import LayoutCore
import LayoutHarness

/// What holds of elements, whatever was described.
enum ElementChecks {
  typealias Law = Invariant<CollectionDomain>

  static let all: [Law] = [finite, unique, shown, content, nonEmpty, clear, PinChecks.pinned]

  private static let finite = Law(
    .init(
      name: "finite",
      formula: "every frame and the content size are finite",
      tolerance: "none",
      applies: "always, short of numbers so large that sums overflow"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil else { return nil }
      let size = answer.contentSize
      guard size.width.isFinite, size.height.isFinite else {
        return Violation("finite", "the content has no size", expected: "numbers", actual: "none")
      }
      guard let element = answer.elements.first(where: { !$0.frame.isFinite }) else { return nil }
      return Violation(
        "finite",
        "\(element.id.text) has a frame that is not finite",
        expected: "numbers",
        actual: element.frame.text
      )
    }
  )

  private static let unique = Law(
    .init(
      name: "unique-elements",
      formula: "(category, kind, index path) names one element",
      tolerance: "none",
      applies: "always (IBP#116, #119)"
    ),
    onAnswer: { (answer, _) throws(EngineFault) in
      let lists = [answer.elements.map(\.id)] + (answer.hits ?? [])
      for ids in lists {
        var seen: Set<ElementID> = []
        if let twice = ids.first(where: { !seen.insert($0).inserted }) {
          return Violation(
            "unique-elements",
            "\(twice.category) \(twice.text) is answered twice",
            expected: "once",
            actual: "twice"
          )
        }
      }
      return nil
    }
  )

  private static let shown = Law(
    .init(
      name: "items-shown",
      formula: "items of a section = its cells, or a notice says why there are none",
      tolerance: "none",
      applies: "always (SideStore#1340)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      for (index, section) in trial.context.reading.sections.enumerated() {
        let items = section.cells.map(\.id.item)
        if items == Array(0..<section.itemCount) { continue }
        let isTold =
          answer.notices.contains { $0.section == index } || trial.engine.semantics.isPlain
        if items.isEmpty, isTold { continue }
        return Violation(
          "items-shown",
          "section \(index) of \(section.itemCount) items shows \(items.count) cells, untold",
          expected: "\(section.itemCount) cells",
          actual: "\(items.count)"
        )
      }
      return nil
    }
  )

  private static let content = Law(
    .init(
      name: "content-holds",
      formula: "content length >= far edge of every group and every extending boundary item",
      tolerance: "1.5 px",
      applies: "inside the verified domain (maui#27808, #23435)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      // B3: an empty section of the legacy profile takes length away.
      let description = trial.problem.description
      guard trial.context.outside == nil,
        description.environment.rounding == .modern || !description.itemCounts.contains(0)
      else { return nil }
      let axis = description.scrollDirection
      let length = answer.contentSize[axis] + 1.5 * trial.context.pixel + 0.001
      var edges: [(String, Double)] = []
      for (index, section) in trial.context.reading.sections.enumerated() {
        edges += section.groups.map { ("a group of section \(index)", $0.frame.end(along: axis)) }
        edges += section.boundary.filter { $0.item.extendsBoundary }
          .map { ("\($0.item.kind) of section \(index)", $0.frame.end(along: axis)) }
      }
      edges += trial.context.reading.layout.filter { $0.item.extendsBoundary }
        .map { ($0.item.kind, $0.frame.end(along: axis)) }
      guard let over = edges.first(where: { $0.1 > length }) else { return nil }
      return Violation(
        "content-holds",
        "\(over.0) ends at \(over.1), the content at \(answer.contentSize[axis])",
        expected: ">= \(over.1)",
        actual: "\(answer.contentSize[axis])"
      )
    }
  )

  private static let nonEmpty = Law(
    .init(
      name: "content-not-empty",
      formula: "a cell with area => content with area",
      tolerance: "none",
      applies: "inside the verified domain (FloatingPanel#628)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil,
        answer.elements.contains(where: {
          $0.id.category == .cell && $0.frame.width > 0 && $0.frame.height > 0
        }),
        !(answer.contentSize.width > 0 && answer.contentSize.height > 0)
      else { return nil }
      return Violation(
        "content-not-empty",
        "there are cells, and no content",
        expected: "a size",
        actual: "\(answer.contentSize.width) x \(answer.contentSize.height)"
      )
    }
  )

  private static let clear = Law(
    .init(
      name: "boundary-clear",
      formula: "an extending header or footer meets no group of its section",
      tolerance: "1.5 px",
      applies: "not pinned, not moved inwards; inside the verified domain (maui#28541)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.outside == nil else { return nil }
      let axis = trial.problem.description.scrollDirection
      for (index, section) in trial.context.reading.sections.enumerated() {
        for boundary in section.boundary
        where boundary.item.extendsBoundary && !boundary.item.pinsToVisibleBounds {
          let place = boundary.item.alignment.place(along: axis)
          let offset = boundary.item.offset(along: axis)
          guard place == .start ? offset <= 0 : place == .end && offset >= 0 else { continue }
          for group in section.groups {
            let shared = boundary.frame.common(group.frame)
            let slip = 1.5 * trial.context.pixel + 0.001
            guard shared.length(along: axis) > slip, shared.length(along: axis.crossed) > 0
            else { continue }
            return Violation(
              "boundary-clear",
              "\(boundary.item.kind) of section \(index) covers a group",
              expected: "apart",
              actual: "\(boundary.frame.text) and \(group.frame.text)"
            )
          }
        }
      }
      return nil
    }
  )
}
