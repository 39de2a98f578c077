package import LayoutCore

/// Something that happened to a collection; the fourth question is what it invalidates.
package enum CollectionChange: Sendable {
  /// The view has new bounds; a new length across drops measured sizes (E4).
  case bounds(Size)
  /// The view was scrolled, which moves pinned items and nothing else (B13).
  case origin
  /// These elements were reloaded, so what they answered counts no more.
  case items([ElementID])
  /// The data was reloaded: every measured size is dropped.
  case everything
  /// The layout was described again; sections described alike keep their measured sizes.
  case description(CollectionDescription)
}

/// What a change or a measurement caused.
package struct InvalidationReport: Sendable, Hashable {
  /// The sections that were solved again; the others are as they were.
  package var resolvedSections: [Int] = []
  /// How many measured sizes were dropped.
  package var droppedSizes = 0
  /// How much longer the content is along the scroll axis.
  package var contentDelta = 0.0
  /// How far the content offset was moved so that the anchor stays on screen where it was.
  package var offsetDelta = 0.0
  /// Whether pinned items have to be asked for again.
  package var movesPinnedItems = false

  package init() {}
}
