/// Which rules a solver keeps; all of them, unless a test breaks one to see who notices.
package struct SolverRules: Sendable, Hashable {
  private var broken: UInt64 = 0

  /// Every rule as it was found.
  package static let all = SolverRules()

  package init() {}

  /// Every rule but one.
  package init(breaking rule: BreakableRule) { broken = 1 << UInt64(rule.rawValue) }

  /// Whether the rule is broken on purpose.
  package func breaks(_ rule: BreakableRule) -> Bool { broken & (1 << UInt64(rule.rawValue)) != 0 }
}

/// One rule that can be broken on purpose; the comment says what a solver then does.
package enum BreakableRule: Int, Sendable, Hashable, CaseIterable {
  /// S2: fractions of the whole length, no spacing taken off first.
  case spacingBeforeFractions
  /// S4: section insets taken off along the scroll axis too.
  case insetsAcrossOnly
  /// S5: an orthogonal section's groups lose the leading and trailing insets.
  case orthogonalWidth
  /// S6: margins taken off along the scroll axis too.
  case referenceAcrossOnly
  /// S8: sizes to the nearest pixel instead of down.
  case sizesFloored
  /// S8: sizes left exact.
  case sizesRounded
  /// S8: origins down instead of to the nearest pixel.
  case originsNearest
  /// S10: in the legacy profile only origins are rounded.
  case legacySizes
  /// S12: insets larger than the slot leave nothing.
  case insetsMirrored
  /// S13: insets shrink an estimated axis.
  case insetsOnEstimatedAxis
  /// G2: what fits is counted without spacing.
  case spacingInFit
  /// G3: rows of squares are filled like any other.
  case squareRows
  /// G4: equal shares of the whole length, spacing forgotten.
  case equalShares
  /// G6: flexible spacing stays at its minimum.
  case slackShared
  /// G7: a short row spreads its own slack.
  case shortRowKeepsPositions
  /// G8: edge spacing is taken off before fractions.
  case edgesKeepFractions
  /// G9: flexible edges across the row are ignored.
  case crossSlack
  /// G12: the last group keeps its full length.
  case lastGroupTrimmed
  /// G12: the last group is cut to its items alone.
  case lastGroupKeepsRest
  /// G14: custom groups are sized in the section box.
  case customInWholeBounds
  /// G14: custom frames are relative to the group's inner corner.
  case customFromOuterCorner
  /// G14: the last custom group is trimmed.
  case customUntrimmed
  /// G15: a group keeps its estimate across its axis.
  case estimatedAcross
  /// G15: a group estimated along its axis repeats its subitems to fill the estimate.
  case estimatedRun
  /// B1: a group's own edge spacing adds no room.
  case groupEdges
  /// B2: no spacing beside empty sections.
  case spacingAroundEmpty
  /// B3: an empty section keeps its insets.
  case emptySection
  /// B3: the legacy profile treats empty sections like the modern one.
  case legacyEmptySection
  /// B4: an empty section with boundary items loses its insets.
  case emptyWithBoundary
  /// B5: the content is as wide as the bounds, whatever a group is.
  case widestGroup
  /// B6: boundary items ignore the section's insets.
  case followInsets
  /// B6: boundary heights are fractions of the inset height.
  case boundaryInFullBounds
  /// B8: a section does not grow for its boundary items.
  case sectionGrowth
  /// B8: growth forgets the offset.
  case growthCountsOffset
  /// B9: a section does not grow to a long side item.
  case sideGrowth
  /// B9: end items are placed before the side items' growth.
  case sideGrowthFirst
  /// B10: items of one side stack.
  case oneSideOverlaps
  /// B11: layout items keep inside the layout's reference insets.
  case layoutItemsUncleared
  /// B12: a pinned item leaves with the section instead of stopping in it.
  case pinLimit
  /// B13: a pinned item keeps its own place in the stack.
  case pinnedOnTop
  /// B14: a decoration leaves out the boundary items.
  case decorationExtent
  /// B14: cells of a decorated section stay at zero.
  case decoratedCellsRaised
  /// B15: an item's supplementary anchors to the slot before insets.
  case anchorAfterInsets
  /// B15: a group's supplementary resolves in the group itself.
  case groupSupplementaryBox
  /// B16: an element without an anchor of its own is centred on the point.
  case itemAnchorDefault
  /// B16: fractional offsets are of the container.
  case fractionalAnchor
  /// B17: numbers begin again in every group.
  case kindNumbering
  /// E1, E2: a row keeps its estimate when a cell is measured.
  case rowsFollowCells
  /// E6: headers and footers are never measured.
  case boundaryMeasured
  /// Section 5: pages as wide as the bounds.
  case pagingViewport
  /// Section 5: centred rows stop at the row's ends.
  case centredEnds
  /// Section 5: leading edges beyond the limit are rest offsets too.
  case limitClamp
  /// Section 5: groups rest at the edge before, not the nearest.
  case nearestRest
  /// Section 7: cells are answered outside their group.
  case groupClip
  /// Section 7: a decoration needs more than a touch.
  case decorationTouch
  /// Section 7: the rectangle is not clipped to the content.
  case contentClip

  /// The case's name, for tables.
  package var name: String { String(describing: self) }
}
