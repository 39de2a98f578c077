/// What a drawn collection case can have beyond the plain one; each case has a random subset.
package struct CollectionFeatures: OptionSet, Sendable, Hashable {
  /// One bit a feature.
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  package static let horizontal = CollectionFeatures(bit: 0)
  package static let orthogonal = CollectionFeatures(bit: 1)
  package static let nested = CollectionFeatures(bit: 2)
  package static let custom = CollectionFeatures(bit: 3)
  package static let counted = CollectionFeatures(bit: 4)
  package static let spacing = CollectionFeatures(bit: 5)
  package static let flexible = CollectionFeatures(bit: 6)
  package static let edges = CollectionFeatures(bit: 7)
  package static let insets = CollectionFeatures(bit: 8)
  package static let sectionInsets = CollectionFeatures(bit: 9)
  package static let guides = CollectionFeatures(bit: 10)
  package static let boundary = CollectionFeatures(bit: 11)
  package static let sideItems = CollectionFeatures(bit: 12)
  package static let offsets = CollectionFeatures(bit: 13)
  package static let insideItems = CollectionFeatures(bit: 14)
  package static let pinned = CollectionFeatures(bit: 15)
  package static let layoutItems = CollectionFeatures(bit: 16)
  package static let decorations = CollectionFeatures(bit: 17)
  package static let supplementaries = CollectionFeatures(bit: 18)
  package static let estimated = CollectionFeatures(bit: 19)
  package static let sizes = CollectionFeatures(bit: 20)
  package static let changes = CollectionFeatures(bit: 21)
  package static let legacy = CollectionFeatures(bit: 22)
  package static let emptySections = CollectionFeatures(bit: 23)
  package static let squares = CollectionFeatures(bit: 24)
  package static let thirds = CollectionFeatures(bit: 25)
  package static let queries = CollectionFeatures(bit: 26)
  package static let scrolled = CollectionFeatures(bit: 27)
  package static let outside = CollectionFeatures(bit: 28)

  /// How many features there are.
  package static let count = 29
  /// All of them.
  package static let all = CollectionFeatures(rawValue: (1 << 29) - 1)

  /// The names under which reports count cases, in bit order.
  package static let names = [
    "horizontal", "orthogonal sections", "nested groups", "custom groups", "count form",
    "inter-item spacing", "flexible spacing", "edge spacing", "item and group insets",
    "section insets", "guides of the view", "headers and footers", "side items",
    "moved boundary items", "boundary items inside", "pinned items", "layout boundary items",
    "decorations", "anchored items", "estimates", "measured sizes", "changes", "legacy rounding",
    "empty sections", "squares in rows", "thirds", "queries", "scrolled", "outside",
  ]
}
