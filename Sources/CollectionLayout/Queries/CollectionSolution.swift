package import LayoutCore

/// A solved collection, which answers the four questions (section 7).
package struct CollectionSolution: Sendable {
  package let description: CollectionDescription
  let context: SolveContext
  package internal(set) var sections: [SolvedSection]
  /// Where each section begins along the scroll axis.
  package private(set) var starts: [Double] = []
  /// The layout's own boundary items (B11).
  package private(set) var layoutItems: [PlacedBoundary] = []
  /// The content between what the layout's extending items take.
  private(set) var layoutBody: ClosedRange<Double> = 0...0
  /// The first question (B5).
  package private(set) var contentSize = Size.zero
  private(set) var tree = SpanTree(lows: [], highs: [])
  /// What the layout's own items answered when they were measured, by kind.
  private let layoutBoundary: [String: PreferredSize]
  /// What the solve cost.
  package internal(set) var work = WorkCounters()
  /// The sections that were solved, not taken over as they were.
  package internal(set) var solvedSections: [Int] = []

  /// Takes solved sections and stacks them.
  init(
    description: CollectionDescription,
    context: SolveContext,
    sections: [SolvedSection],
    layoutBoundary: [String: PreferredSize]
  ) {
    self.description = description
    self.context = context
    self.sections = sections
    self.layoutBoundary = layoutBoundary
    stack()
  }

  /// Puts the sections one after the other (B2) and the layout's items around them.
  ///
  /// - Complexity: O(sections).
  mutating func stack() {
    let (axis, cross) = (description.scrollDirection, description.scrollDirection.crossed)
    var position = 0.0
    var starts: [Double] = []
    starts.reserveCapacity(sections.count)
    for (index, section) in sections.enumerated() {
      let besideEmpty = section.length == 0 || (index > 0 && sections[index - 1].length == 0)
      if index > 0, !(context.rules.breaks(.spacingAroundEmpty) && besideEmpty) {
        position += description.interSectionSpacing
      }
      starts.append(position)
      position += section.length
    }
    // B11: like a section's, on the whole content, clear of nothing.
    var across = (start: 0.0, length: description.container[cross])
    if context.rules.breaks(.layoutItemsUncleared) {
      let insets = description.environment.insets(for: description.contentInsetsReference)
      across.start = insets.start(along: cross)
      across.length -= insets.total(along: cross)
    }
    let body = BoundaryPlacer(
      context: context,
      scrollAxis: axis,
      across: across,
      measured: { [layoutBoundary] in layoutBoundary[$0] }
    ).place(description.boundaryItems, around: position)
    layoutItems = body.items
    layoutBody = body.before...max(body.before, body.before + body.length)
    if body.before != 0 { for index in starts.indices { starts[index] += body.before } }
    self.starts = starts
    var content = Size.zero
    content[axis] = body.before + body.length + body.after
    // B5: across, the bounds or the widest group.
    content[cross] = description.container[cross]
    if !context.rules.breaks(.widestGroup) {
      content[cross] = sections.reduce(content[cross]) { max($0, $1.widestGroup) }
    }
    contentSize = content
    tree = SpanTree(
      lows: zip(starts, sections).map { $0 + $1.extent.lowerBound },
      highs: zip(starts, sections).map { $0 + $1.extent.upperBound }
    )
  }

  var scrollAxis: Axis { description.scrollDirection }

  /// A frame in section coordinates, in content coordinates and rounded.
  func answered(_ frame: Rect, in section: Int) -> Rect {
    var frame = frame
    if scrollAxis == .vertical { frame.y += starts[section] } else { frame.x += starts[section] }
    return context.resolver.grid.answered(frame)
  }

  /// What was odd about the description.
  package var notices: [CollectionNotice] {
    sections.enumerated().flatMap { index, section in
      section.notices.map { CollectionNotice($0, section: index) }
    }
  }

  /// Whether a change of the bounds' origin moves anything (B13).
  package var hasPinnedItems: Bool {
    layoutItems.contains { $0.item.pinsToVisibleBounds }
      || sections.contains { $0.boundary.contains { $0.item.pinsToVisibleBounds } }
  }

  /// Where an orthogonal section comes to rest; nil where the section does not scroll on its own.
  package func restOffset(section: Int, asked: Double) -> Double? {
    guard sections.indices.contains(section) else { return nil }
    return sections[section].orthogonal?.restOffset(for: asked)
  }
}
