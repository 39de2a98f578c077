package import LayoutCore

/// A whole collection problem as a value: sections, how many items each holds, and where.
///
/// Its coded form is that of the engine protocol, domain `collection`.
package struct CollectionDescription: Sendable, Hashable {
  /// The view's bounds, in points.
  package var container: Size
  package var scrollDirection: Axis
  /// One a section, or a single one that serves every section.
  package var sections: [SectionDescription]
  /// The number of items in each section.
  package var itemCounts: [Int]
  package var interSectionSpacing: Double
  /// Boundary items of the whole content (B11).
  package var boundaryItems: [BoundaryItem]
  /// The layout's own reference, for sections that follow it (S6, B18).
  package var contentInsetsReference: InsetsReference
  package var environment: CollectionEnvironment

  package init(
    container: Size,
    scrollDirection: Axis = .vertical,
    sections: [SectionDescription],
    itemCounts: [Int],
    interSectionSpacing: Double = 0,
    boundaryItems: [BoundaryItem] = [],
    contentInsetsReference: InsetsReference = .safeArea,
    environment: CollectionEnvironment = CollectionEnvironment()
  ) {
    self.container = container
    self.scrollDirection = scrollDirection
    self.sections = sections
    self.itemCounts = itemCounts
    self.interSectionSpacing = interSectionSpacing
    self.boundaryItems = boundaryItems
    self.contentInsetsReference = contentInsetsReference
    self.environment = environment
  }

  /// Whether anything in it waits to be measured.
  package var holdsEstimates: Bool {
    boundaryItems.contains { $0.size.isEstimated }
      || sections.contains { section in
        section.group?.holdsEstimates == true
          || section.boundaryItems.contains { $0.size.isEstimated }
      }
  }

  /// The description of the section at `index`, which is below `itemCounts.count`.
  package func section(at index: Int) -> SectionDescription {
    sections.count == 1 ? sections[0] : sections[index]
  }
}

/// What the view tells a layout beside its bounds.
package struct CollectionEnvironment: Sendable, Hashable {
  /// Device pixels a point.
  package var scale: Double
  package var rounding: RoundingProfile
  package var safeArea: Insets
  package var layoutMargins: Insets

  package init(
    scale: Double = 2,
    rounding: RoundingProfile = .modern,
    safeArea: Insets = Insets(),
    layoutMargins: Insets = Insets()
  ) {
    self.scale = scale
    self.rounding = rounding
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
  }

  /// The insets a reference names; where the readable guide lies is unknown, so margins serve.
  package func insets(for reference: InsetsReference) -> Insets {
    switch reference {
    case .none: Insets()
    case .safeArea: safeArea
    case .layoutMargins, .readableContent: layoutMargins
    }
  }
}

/// When lengths are brought to whole pixels.
package enum RoundingProfile: String, Sendable, Hashable, CaseIterable {
  /// Sizes floored as they are resolved, origins to the nearest at the end (S8).
  case modern
  /// Exact until the end, then origin and size to the nearest, each for itself (S10).
  case ios14
}
