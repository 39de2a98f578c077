import CollectionLayout
import LayoutCore
import LayoutHarness

/// What holds of headers and footers that stay in sight.
enum PinChecks {
  static let pinned = Invariant<CollectionDomain>(
    .init(
      name: "pinned-size",
      formula:
        "a pinned item has the size it has unpinned, and lies whole in the visible bounds while"
        + " its section's groups leave it room there",
      tolerance: "1.5 px; 1 px of size in the legacy profile",
      applies: "scrolled cases with pinned items; of headers and footers, the place too"
        + " (forum 704011, B12)"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      let problem = trial.problem
      guard trial.context.outside == nil, problem.offsetX != 0 || problem.offsetY != 0 else {
        return nil
      }
      let pinned = trial.context.reading.sections.flatMap(\.boundary)
        .contains { $0.item.pinsToVisibleBounds }
      guard pinned else { return nil }
      var still = problem
      (still.offsetX, still.offsetY) = (0, 0)
      for section in still.description.sections.indices {
        for item in still.description.sections[section].boundaryItems.indices {
          still.description.sections[section].boundaryItems[item].pinsToVisibleBounds = false
        }
      }
      guard let natural = try trial.ask(still) else {
        return CollectionInvariants.refused("pinned-size")
      }
      let frames = Dictionary(
        natural.elements.map { ($0.id, $0.frame) },
        uniquingKeysWith: { first, _ in first }
      )
      return size(answer, frames, trial) ?? place(frames, trial)
    }
  )

  private static func size(
    _ answer: CollectionAnswer,
    _ natural: [ElementID: Rect],
    _ trial: Trial<CollectionDomain>
  ) -> Violation? {
    let isLegacy = trial.problem.description.environment.rounding == .ios14
    let slip = (isLegacy ? trial.context.pixel : 0) + 0.001
    for element in answer.elements where element.id.category == .supplementary {
      guard let frame = natural[element.id] else { continue }
      guard
        (frame.width - element.frame.width).magnitude > slip
          || (frame.height - element.frame.height).magnitude > slip
      else { continue }
      return Violation(
        "pinned-size",
        "\(element.id.text) changes its size when pinned",
        expected: frame.text,
        actual: element.frame.text
      )
    }
    return nil
  }

  /// A header moves down to the top of the bounds while the groups reach below it there, and a
  /// footer up to the bottom while they reach above it; neither ever moves the other way.
  private static func place(
    _ natural: [ElementID: Rect],
    _ trial: Trial<CollectionDomain>
  ) -> Violation? {
    let description = trial.context.folded.description
    let axis = description.scrollDirection
    let start = axis == .vertical ? trial.problem.offsetY : trial.problem.offsetX
    let end = start + description.container[axis]
    let slip = 1.5 * trial.context.pixel + 0.001
    for (index, section) in trial.context.reading.sections.enumerated() {
      let low = section.groups.map { $0.frame.origin(along: axis) }.min()
      let high = section.groups.map { $0.frame.end(along: axis) }.max()
      guard let low, let high else { continue }
      for boundary in section.boundary where boundary.item.pinsToVisibleBounds {
        let id = ElementID(
          .supplementary,
          kind: boundary.item.kind,
          section: index,
          item: 0
        )
        guard let unscrolled = natural[id] else { continue }
        let (from, to) = (unscrolled.origin(along: axis), unscrolled.end(along: axis))
        let length = to - from
        let found = boundary.frame.origin(along: axis)
        var expected: Double?
        var isAstray = false
        switch boundary.item.alignment.place(along: axis) {
        case .start:
          isAstray = found < from - slip
          if from >= start {
            expected = from
          } else if high >= start + length {
            expected = start
          }
        case .end:
          isAstray = found > from + slip
          if to <= end {
            expected = from
          } else if low <= end - length {
            expected = end - length
          }
        case .middle: continue
        }
        if let expected, (found - expected).magnitude > slip { isAstray = true }
        guard isAstray else { continue }
        return Violation(
          "pinned-size",
          "\(id.text) lies at \(found) in bounds from \(start) to \(end)",
          expected: "\(expected ?? from)",
          actual: "\(found)",
          aspect: "place"
        )
      }
    }
    return nil
  }
}
