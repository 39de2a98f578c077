import LayoutCore

/// A collection over time: sizes arrive, bounds change, and only what has to is solved again.
package struct CollectionSession: Sendable {
  package private(set) var description: CollectionDescription
  package private(set) var measured: Measurements
  package private(set) var solution: CollectionSolution
  /// What solves; replaced when custom groups are to be asked by others.
  package var solver: CollectionSolver

  /// Solves a collection of which nothing was measured, unless sizes are known from before.
  ///
  /// - Throws: ``CollectionFault`` where UIKit would raise.
  package init(
    _ description: CollectionDescription,
    solver: CollectionSolver = CollectionSolver(),
    measured: Measurements = Measurements()
  ) throws(CollectionFault) {
    self.description = description
    self.solver = solver
    self.measured = measured
    solution = try solver.solve(description, measured: measured)
  }

  private var scrollAxis: Axis { description.scrollDirection }

  /// Takes sizes over, whenever they come, and solves their sections again.
  ///
  /// - Complexity: O(sections + cells of the groups concerned); an orthogonal section, one with
  ///   uniform groups and one whose header was measured are solved as a whole.
  package mutating func receive(
    _ answers: [(id: ElementID, size: PreferredSize)],
    viewing: inout Viewing
  ) throws(CollectionFault) -> InvalidationReport {
    var sections: Set<Int> = []
    var items: [Int: Set<Int>] = [:]
    for (id, size) in answers where measured.store(size, for: id) {
      sections.insert(id.item == Int.max ? Measurements.layout : id.section)
      if id.category == .cell { items[id.section, default: []].insert(id.item) }
    }
    guard sections == Set(items.keys) else {
      return try resolve(viewing: &viewing) { sections.contains($0) }
    }
    // Nothing but cells: their groups are replaced, and nothing else is looked at.
    let anchor = anchor(in: solution, viewing)
    let before = solution.contentSize[scrollAxis]
    try solver.update(&solution, items: items, measured: measured)
    return report(since: before, anchor, dropped: 0, &viewing)
  }

  /// Answers what a change invalidates, and solves that again.
  ///
  /// - Complexity: O(sections + what is solved again).
  package mutating func apply(
    _ change: CollectionChange,
    viewing: inout Viewing
  ) throws(CollectionFault) -> InvalidationReport {
    switch change {
    case .origin:
      var report = InvalidationReport()
      report.movesPinnedItems = solution.hasPinnedItems
      return report
    case .bounds(let size):
      guard size != description.container else { return InvalidationReport() }
      let cross = scrollAxis.crossed
      var dropped = 0
      if size[cross] != description.container[cross] { dropped = measured.removeAll() }
      description.container = size
      return try resolve(viewing: &viewing, dropped: dropped) { _ in true }
    case .items(let ids):
      var sections: Set<Int> = []
      var dropped = 0
      for id in ids {
        if measured.remove(id) { dropped += 1 }
        sections.insert(id.section)
      }
      return try resolve(viewing: &viewing, dropped: dropped) { sections.contains($0) }
    case .everything:
      let dropped = measured.removeAll()
      return try resolve(viewing: &viewing, dropped: dropped) { _ in true }
    case .description(let new):
      return try replace(with: new, viewing: &viewing)
    }
  }

  private mutating func replace(
    with new: CollectionDescription,
    viewing: inout Viewing
  ) throws(CollectionFault) -> InvalidationReport {
    let old = description
    let sameRoom =
      new.container == old.container && new.environment == old.environment
      && new.scrollDirection == old.scrollDirection
      && new.contentInsetsReference == old.contentInsetsReference
    let common = min(new.itemCounts.count, old.itemCounts.count)
    // A malformed description is refused by the solver; it is not looked into before.
    let comparable =
      [1, new.itemCounts.count].contains(new.sections.count)
      && [1, old.itemCounts.count].contains(old.sections.count)
    var alike: Set<Int> = []
    if comparable {
      for index in 0..<common where new.section(at: index) == old.section(at: index) {
        alike.insert(index)
      }
    }
    var sizes = measured
    let cross = scrollAxis.crossed
    let keepsWidth =
      new.container[cross] == old.container[cross] && new.scrollDirection == old.scrollDirection
    let dropped = sizes.keep(
      sections: keepsWidth ? alike : [],
      itemCounts: new.itemCounts,
      layoutItems: keepsWidth && new.boundaryItems == old.boundaryItems
    )
    // Custom groups are asked afresh (G14).
    let untouched = alike.filter {
      sameRoom && new.itemCounts[$0] == old.itemCounts[$0]
        && new.section(at: $0).group?.asksProvider != true
    }
    let previous = (description, measured)
    (description, measured) = (new, sizes)
    do {
      return try resolve(viewing: &viewing, dropped: dropped) { !untouched.contains($0) }
    } catch {
      (description, measured) = previous
      throw error
    }
  }

  /// Solves the sections named again and keeps the anchor where it is on screen.
  private mutating func resolve(
    viewing: inout Viewing,
    dropped: Int = 0,
    _ needsSolving: (Int) -> Bool
  ) throws(CollectionFault) -> InvalidationReport {
    let before = solution
    let anchor = anchor(in: before, viewing)
    solution = try solver.solve(description, measured: measured) { index in
      needsSolving(index) || !before.sections.indices.contains(index)
        ? nil : before.sections[index]
    }
    return report(since: before.contentSize[scrollAxis], anchor, dropped: dropped, &viewing)
  }

  /// What the last solve caused; moves the offset so that the anchor stays where it was.
  private func report(
    since length: Double,
    _ anchor: CollectionElement?,
    dropped: Int,
    _ viewing: inout Viewing
  ) -> InvalidationReport {
    var report = InvalidationReport()
    report.resolvedSections = solution.solvedSections
    report.droppedSizes = dropped
    report.contentDelta = solution.contentSize[scrollAxis] - length
    report.movesPinnedItems = solution.hasPinnedItems
    if let anchor, let now = element(anchor.id)?.frame.origin(along: scrollAxis) {
      report.offsetDelta = now - anchor.frame.origin(along: scrollAxis)
      if scrollAxis == .vertical {
        viewing.offsetY += report.offsetDelta
      } else {
        viewing.offsetX += report.offsetDelta
      }
    }
    return report
  }

  /// What the reader looks at: the first element in sight that moves with the content.
  private func anchor(
    in solution: CollectionSolution,
    _ viewing: Viewing
  ) -> CollectionElement? {
    let rect = viewing.bounds(description.container)
    return solution.elements(in: rect, viewing: viewing).elements
      .filter { $0.id.category != .decoration && !solution.isPinned($0.id) }
      .min { isBefore($0, $1) }
  }

  /// Whether one element is measured before another: top down, then in order (E4).
  func isBefore(_ left: CollectionElement, _ right: CollectionElement) -> Bool {
    let (first, second) = (
      left.frame.origin(along: scrollAxis), right.frame.origin(along: scrollAxis)
    )
    return first == second ? left.id < right.id : first < second
  }

  /// An element where it lies unscrolled; nil when there is none of that name.
  package func element(_ id: ElementID) -> CollectionElement? {
    switch id.category {
    case .cell: solution.cell(section: id.section, item: id.item)
    case .supplementary:
      solution.supplementary(kind: id.kind, section: id.section, item: id.item)
    case .decoration:
      solution.decoration(kind: id.kind, section: id.section, item: id.item)
    }
  }
}

extension CollectionSolution {
  /// The boundary item of a name; nil for anything else.
  func boundaryItem(_ id: ElementID) -> PlacedBoundary? {
    guard id.category == .supplementary else { return nil }
    if id.item == Int.max { return layoutItems.first { $0.item.kind == id.kind } }
    guard id.item == 0, sections.indices.contains(id.section) else { return nil }
    return sections[id.section].boundary.first { $0.item.kind == id.kind }
  }

  /// Whether an element stays in sight by itself (B12).
  func isPinned(_ id: ElementID) -> Bool { boundaryItem(id)?.item.pinsToVisibleBounds == true }

  /// Whether a measurement can replace a length of an element (E1, E6).
  package func isEstimated(_ id: ElementID) -> Bool {
    switch id.category {
    case .cell:
      let estimates = estimates(section: id.section, item: id.item)
      return estimates.width || estimates.height
    case .supplementary: return boundaryItem(id)?.isEstimated == true
    case .decoration: return false
    }
  }
}
