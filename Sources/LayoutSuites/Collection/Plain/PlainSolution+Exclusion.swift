import CollectionLayout
import LayoutCore

extension PlainSolution {
  /// What the rules leave open about it, as only a solve can tell.
  func exclusion(viewing: Viewing) -> CollectionExclusion? {
    if let open = sections.lazy.compactMap(\.open).first { return open }
    let boundary = sections.flatMap(\.boundary) + layoutItems
    // Section 9; G10: a section whose group holds nothing is empty too.
    if !boundary.isEmpty, sections.allSatisfy(\.cells.isEmpty) { return .onlyEmptySections }
    let scroll = description.scrollDirection
    let seen = viewing.visible(description.container).length(along: scroll)
    let isLong = boundary.contains { placed in
      placed.item.pinsToVisibleBounds && placed.item.alignment.place(along: scroll) == .middle
        && placed.frame.length(along: scroll) > seen
    }
    if isLong { return .longPinnedSideItem }
    for (index, section) in sections.enumerated() where !section.isEmpty {
      var whole = description.container
      whole[scroll] = section.length
      let open = description.section(at: index).decorations.lazy
        .compactMap { $0.contentInsets.exclusion(of: whole) }.first
      if let open { return open }
    }
    return nil
  }
}
