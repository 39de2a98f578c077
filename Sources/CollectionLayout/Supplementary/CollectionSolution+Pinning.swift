import LayoutCore

/// Boundary items that stay in sight (B12, B13).
extension CollectionSolution {
  /// Added to the place in the stack of a pinned item in view (B13).
  static let pinnedZIndex = 1_000_000_000

  func boundaryElement(
    _ placed: PlacedBoundary,
    _ section: Int,
    _ viewing: Viewing
  ) -> CollectionElement {
    let body = sections[section].body
    let start = starts[section]
    return element(
      ElementID(.supplementary, kind: placed.item.kind, section: section, item: 0),
      placed.item,
      placed.frame.moved(by: start, along: scrollAxis),
      within: (start + body.lowerBound, start + body.upperBound),
      viewing
    )
  }

  func layoutElement(_ placed: PlacedBoundary, _ viewing: Viewing) -> CollectionElement {
    element(
      ElementID(.supplementary, kind: placed.item.kind, section: 0, item: Int.max),
      placed.item,
      placed.frame,
      within: (layoutBody.lowerBound, layoutBody.upperBound),
      viewing
    )
  }

  private func element(
    _ id: ElementID,
    _ item: BoundaryItem,
    _ frame: Rect,
    within body: (low: Double, high: Double),
    _ viewing: Viewing
  ) -> CollectionElement {
    let grid = context.resolver.grid
    guard item.pinsToVisibleBounds else {
      return CollectionElement(id: id, frame: grid.answered(frame), zIndex: item.zIndex)
    }
    let visible = viewing.visible(description.container)
    let natural = frame.origin(along: scrollAxis)
    let length = frame.length(along: scrollAxis)
    let start = visible.origin(along: scrollAxis)
    let end = visible.end(along: scrollAxis) - length
    let free = context.rules.breaks(.pinLimit)
    var position = natural
    switch item.alignment.place(along: scrollAxis) {
    case .start:
      // Stops at the far edge of the body; room taken there by extending items does not count.
      position = max(natural, start)
      if !free { position = min(position, max(natural, body.high - length)) }
    case .end:
      position = min(natural, end)
      if !free { position = max(position, min(natural, body.low)) }
    case .middle:
      position = min(max(natural, start), max(start, end))
      // An item longer than the body stays where it is.
      let limits = (min(natural, body.low), max(natural, body.high - length))
      if !free { position = max(limits.0, min(position, limits.1)) }
    }
    let pinned = grid.answered(frame.moved(by: position - natural, along: scrollAxis))
    let onTop =
      !context.rules.breaks(.pinnedOnTop) && pinned.meets(viewing.bounds(description.container))
    return CollectionElement(
      id: id,
      frame: pinned,
      zIndex: onTop ? item.zIndex.raised(by: Self.pinnedZIndex) : item.zIndex
    )
  }
}
