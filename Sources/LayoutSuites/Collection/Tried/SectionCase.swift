import CollectionLayout
package import LayoutCore

/// What a user's section or layout is asked: how much it holds, where, and what then happens.
package struct SectionCase: Sendable, Hashable {
  /// The view's bounds, in points.
  package var container: Size
  /// The number of items in each section.
  package var counts: [Int]
  /// Device pixels a point.
  package var scale = 2.0
  /// What bars and the like cover.
  package var safeArea = Insets()
  /// The view's margins.
  package var margins = Insets()
  /// How every section scrolls across, in place of what it says itself.
  package var behavior: SectionBehavior?
  /// Sizes that arrive after the first solve, in their order.
  package var sizes: [CellSize] = []
  /// The content offset along the scroll axis at which it is looked at.
  package var offset = 0.0
  /// Rectangles asked about.
  package var queries: [Rect] = []
  /// Offsets asked of every section that scrolls across the layout, ascending.
  package var asked: [Double] = []
  /// Whether every place is wanted at which sections come to rest.
  package var isTour = false

  package init(_ counts: [Int], in container: Size) {
    self.counts = counts
    self.container = container
  }

  /// Below this many points across, what finds no room is nobody's fault.
  package static let narrow = 200.0

  /// Whether there is less room across than on any device.
  package var isNarrow: Bool { container.width < Self.narrow || container.height < Self.narrow }

  /// One case for each behaviour that scrolls: a phone's page on which it comes to rest everywhere.
  package static let showcase: [SectionCase] = SectionBehavior.scrolling.map { behavior in
    var problem = SectionCase([8], in: Size(width: 390, height: 844))
    problem.behavior = behavior
    problem.isTour = true
    return problem
  }
}

/// How a section scrolls across the layout, not at all included.
package enum SectionBehavior: String, Sendable, Hashable, Codable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered

  /// The five that scroll.
  package static let scrolling = allCases.filter { $0 != .none }

  var orthogonal: OrthogonalBehavior? { OrthogonalBehavior(rawValue: rawValue) }
}
