/// Why a case is not held against the plain solver: no rule says what comes of it.
///
/// Each names the rules that are silent; section 9 of the rules lists what must not be asserted.
package enum CollectionExclusion: Int, CaseIterable, Sendable {
  /// S14, G17, B17: it has to be refused.
  case nonsense
  /// Sizes, counts and scales so large, small or odd that arithmetic decides, not a rule.
  case extremeNumbers
  /// S14 accepts lengths of nothing and less, and no rule says what is made of them.
  case noLength
  /// Spacing and insets below nothing are never validated (S14) and nowhere recorded.
  case negativeRoom
  /// G18: raises in real apps, or does not, by the version.
  case noRoom
  /// Section 9: boundary items of a layout whose sections are all empty.
  case onlyEmptySections
  /// Section 9: a moved boundary item of a section that shows nothing.
  case movedWithoutRoom
  /// B3 says "full height" of an empty legacy section that scrolls across, not of which insets,
  /// boundary items or estimates.
  case legacyEmptyCarousel
  /// S5 and S6 were recorded apart: what a guide does to a section that scrolls across is open.
  case guideOnCarousel
  /// B1 speaks of fixed edges of a section's group only.
  case flexibleOuterEdges
  /// G15 makes a short estimated group shorter, G7 keeps places: neither yields to the other.
  case flexibleEstimatedEdges
  /// B12 clamps to both ends of what is seen; which wins over a side item longer than that is open.
  case longPinnedSideItem
  /// E8, section 9: no numbers of uniform siblings were found.
  case uniformSiblings
  /// G14 was recorded of section groups of given frames with area only.
  case oddCustomGroup
  /// G5, section 9: what fractions of the repeating form are of.
  case repeatingForm
  /// Section 9: rows of squares of mixed widths.
  case mixedSquares
  /// G2, G3: fractions of a row that is nothing but spacing would be less than nothing.
  case rowOfSpacing
  /// Section 9: a nested group whose first item does not fit.
  case emptyNestedGroup
  /// S12, section 9: a slot narrower than the inset on one side of it.
  case narrowSlot
  /// G12 of items (G11) and of nested groups in turn differ: in uneven rows, which G13 keeps, and in
  /// groups longer than what they hold.
  case trimmedNestedGroups
  /// G12: what a full group leaves after an item that ends behind it would be less than nothing.
  case trimmedBehindItems
  /// G12, E2: what a full group of fixed length leaves after items that were measured.
  case trimmedMeasured
  /// B15, G12: whether a nested group that is not full ends where its items do, for what is anchored
  /// elsewhere than at its start.
  case anchoredToShortNested

  /// The names under which reports count cases.
  package static let names = [
    "nonsense", "extreme numbers", "no length", "negative room", "no room",
    "only empty sections", "moved without room", "legacy empty carousel", "guide on a carousel",
    "flexible outer edges", "flexible estimated edges", "long pinned side item",
    "uniform siblings", "odd custom group", "repeating form",
    "mixed squares", "row of spacing", "empty nested group", "narrow slot",
    "trimmed nested groups", "trimmed behind its items", "trimmed after measured items",
    "anchored to a short nested group",
  ].map { "outside: \($0)" }
}
