package import CollectionLayout
import LayoutCore

/// Runs recorded cases through a collection solver.
package struct CollectionTruthRunner: Sendable {
  /// How far a number may be off, in points.
  package static let tolerance = 0.001

  private let begin:
    @Sendable (CollectionDescription) throws(CollectionFault) -> any CollectionTruthSubject

  /// Makes a runner of the engine; one with a broken rule shows which cases notice.
  package init(rules: SolverRules = .all) {
    begin = { (description) throws(CollectionFault) in
      try CollectionSession(description, solver: CollectionSolver(rules: rules))
    }
  }

  /// Makes a runner of the plain solver.
  package static let plain = CollectionTruthRunner { (description) throws(CollectionFault) in
    PlainSession(description)
  }

  private init(
    begin:
      @escaping @Sendable (CollectionDescription) throws(CollectionFault) ->
      any CollectionTruthSubject
  ) {
    self.begin = begin
  }

  /// Runs every case, in order.
  package func run(_ truth: CollectionTruth) -> [CollectionTruthOutcome] { truth.cases.map(run) }

  /// Runs one case to its first difference.
  package func run(_ truth: CollectionTruthCase) -> CollectionTruthOutcome {
    do throws(CollectionFault) {
      let (subject, viewing, measured) = try settled(truth)
      let difference =
        sizingDifference(truth, measured)
        ?? frameDifference(truth, subject, viewing)
        ?? sizeDifference(truth, subject)
        ?? rectDifference(truth, subject, viewing)
        ?? offsetDifference(truth, subject)
      return CollectionTruthOutcome(name: truth.name, difference: difference)
    } catch {
      return CollectionTruthOutcome(name: truth.name, difference: "refused: \(error)")
    }
  }

  /// Measures the first screen, then scrolls where the case did and measures that.
  private func settled(
    _ truth: CollectionTruthCase
  ) throws(CollectionFault) -> (any CollectionTruthSubject, Viewing, measured: [ElementID]) {
    var subject = try begin(truth.description)
    var viewing = Viewing()
    var measured: [ElementID] = []
    func settle() throws(CollectionFault) {
      guard truth.sizing.asksAnything else { return }
      measured += try subject.measure(viewing: &viewing, preferred: truth.sizing.answer)
    }
    try settle()
    if let offset = truth.sizing.contentOffset {
      viewing.offsetX = offset.x
      viewing.offsetY = offset.y
      try settle()
    }
    return (subject, viewing, measured)
  }

  private func sizingDifference(
    _ truth: CollectionTruthCase,
    _ measured: [ElementID]
  ) -> String? {
    guard let range = truth.sizing.measuredItems, range.count == 2 else { return nil }
    let items = measured.filter { $0.category == .cell }.map(\.item).sorted()
    guard items == Array(range[0]...max(range[0], range[1])) else {
      return "measured \(items), not \(range[0]) to \(range[1])"
    }
    return nil
  }

  private func frameDifference(
    _ truth: CollectionTruthCase,
    _ subject: any CollectionTruthSubject,
    _ viewing: Viewing
  ) -> String? {
    let lists: [(ElementID.Category, [CollectionTruthCase.Frame]?)] = [
      (.cell, truth.expected.expectedFrames),
      (.supplementary, truth.expected.expectedSupplementary),
      (.decoration, truth.expected.expectedDecorations),
    ]
    for (category, frames) in lists {
      for expected in frames ?? [] {
        let id = ElementID(
          category,
          kind: expected.kind ?? "",
          section: expected.section,
          item: expected.item.value
        )
        let name = category == .cell ? "cell \(id.text)" : id.text
        let found = difference(name, subject.element(id, viewing: viewing), expected)
        if let found { return found }
      }
    }
    return missingDifference(truth, subject)
  }

  /// Where all elements are listed, there are no others.
  private func missingDifference(
    _ truth: CollectionTruthCase,
    _ subject: any CollectionTruthSubject
  ) -> String? {
    guard truth.expected.framesAre?.hasPrefix("all") == true else { return nil }
    let listed = truth.expected.expectedFrames?.count ?? 0
    let cells = subject.cellCount
    // Some recordings leave cells far outside the screen out.
    let offScreen = truth.expected.expectedOffsets != nil
    if cells != listed, !(offScreen && cells > listed) { return "\(cells) cells, not \(listed)" }
    return nil
  }

  private func difference(
    _ name: String,
    _ element: CollectionElement?,
    _ expected: CollectionTruthCase.Frame
  ) -> String? {
    guard let element else { return "\(name) is missing" }
    let (found, wanted) = (element.frame, expected.rect)
    let distance = max(
      abs(found.x - wanted.x),
      abs(found.y - wanted.y),
      abs(found.width - wanted.width),
      abs(found.height - wanted.height)
    )
    guard distance <= Self.tolerance else {
      return "\(name) is \(found.text), not \(wanted.text)"
    }
    if let z = expected.z, z != element.zIndex {
      return "\(name) has z \(element.zIndex), not \(z)"
    }
    return nil
  }

  private func sizeDifference(
    _ truth: CollectionTruthCase,
    _ subject: any CollectionTruthSubject
  ) -> String? {
    guard let expected = truth.expected.expectedContentSize?.value else { return nil }
    let found = subject.contentSize
    let distance = max(
      abs(found.width - expected.width),
      abs(found.height - expected.height)
    )
    guard distance <= Self.tolerance else {
      return "content is \(found.width) x \(found.height), "
        + "not \(expected.width) x \(expected.height)"
    }
    return nil
  }

  private func rectDifference(
    _ truth: CollectionTruthCase,
    _ subject: any CollectionTruthSubject,
    _ viewing: Viewing
  ) -> String? {
    for expected in truth.expected.expectedInRect ?? [] {
      guard expected.rect.count == 4 else { return "a rectangle of \(expected.rect)" }
      let rect = Rect(
        x: expected.rect[0],
        y: expected.rect[1],
        width: expected.rect[2],
        height: expected.rect[3]
      )
      let found = subject.shown(in: rect, viewing: viewing)
      let lists: [(ElementID.Category, [String]?)] = [
        (.cell, expected.cells), (.supplementary, expected.supplementary),
        (.decoration, expected.decorations),
      ]
      for (category, wanted) in lists {
        guard let wanted else { continue }
        let names = found.filter { $0.id.category == category }.map(\.id.text)
        if names != wanted { return "\(rect.text) holds \(names), not \(wanted)" }
      }
    }
    return nil
  }

  private func offsetDifference(
    _ truth: CollectionTruthCase,
    _ subject: any CollectionTruthSubject
  ) -> String? {
    for expected in truth.expected.expectedOffsets ?? [] {
      for (asked, wanted) in zip(expected.requested, expected.rest) {
        let found = subject.restOffset(section: expected.section, asked: asked)
        guard let found else { return "section \(expected.section) does not scroll" }
        guard abs(found - wanted) <= Self.tolerance else {
          return "section \(expected.section) asked for \(asked) rests at \(found), not \(wanted)"
        }
      }
    }
    return nil
  }
}

extension CollectionTruthCase.Sizing {
  /// Whether any cell or boundary item is measured at all.
  var asksAnything: Bool { preferredHeights != nil || preferredSupplementaryHeights != nil }

  /// What an element answers; nil when it has no wish.
  func answer(_ id: ElementID, _ size: Size) -> PreferredSize? {
    switch id.category {
    case .cell:
      guard id.section == 0, let heights = preferredHeights, heights.indices.contains(id.item)
      else { return nil }
      return heights[id.item].map { PreferredSize(height: $0) }
    case .supplementary:
      return preferredSupplementaryHeights?[id.kind].map { PreferredSize(height: $0) }
    case .decoration:
      return nil
    }
  }
}

extension ElementID {
  /// The name in a recorded rectangle answer.
  var text: String { (kind.isEmpty ? "" : kind + " ") + "\(section).\(item)" }
}

extension Rect {
  /// The four numbers, for messages.
  var text: String { "(\(x), \(y), \(width), \(height))" }
}
