/// What a drawn masonry case can have beyond the plain one; each case has a random subset.
package struct MasonryFeatures: OptionSet, Sendable, Hashable {
  /// One bit a feature.
  package let rawValue: UInt64

  /// The features whose bits are set.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // What an engine must understand.
  package static let horizontal = MasonryFeatures(bit: 0)
  package static let rightToLeft = MasonryFeatures(bit: 1)
  package static let insets = MasonryFeatures(bit: 2)
  package static let unequalSpacing = MasonryFeatures(bit: 3)
  package static let fixed = MasonryFeatures(bit: 4)
  package static let stretch = MasonryFeatures(bit: 5)
  package static let spans = MasonryFeatures(bit: 6)
  package static let minimum = MasonryFeatures(bit: 7)
  package static let maximum = MasonryFeatures(bit: 8)
  package static let gridLanes = MasonryFeatures(bit: 9)
  package static let sequential = MasonryFeatures(bit: 10)
  package static let edits = MasonryFeatures(bit: 11)
  package static let queries = MasonryFeatures(bit: 12)
  package static let nonsense = MasonryFeatures(bit: 13)

  // How sizes are drawn.
  package static let palette = MasonryFeatures(bit: 14)
  package static let equalSizes = MasonryFeatures(bit: 15)
  package static let photos = MasonryFeatures(bit: 16)
  package static let logNormal = MasonryFeatures(bit: 17)
  package static let heavyTail = MasonryFeatures(bit: 18)
  package static let sorted = MasonryFeatures(bit: 19)
  package static let alternating = MasonryFeatures(bit: 20)
  package static let adversarial = MasonryFeatures(bit: 21)
  package static let zeroSizes = MasonryFeatures(bit: 22)
  package static let tinySizes = MasonryFeatures(bit: 23)
  package static let hugeSizes = MasonryFeatures(bit: 24)
  package static let decimalFractions = MasonryFeatures(bit: 25)

  // How the container is drawn.
  package static let device = MasonryFeatures(bit: 26)
  package static let exactFit = MasonryFeatures(bit: 27)
  package static let besideExactFit = MasonryFeatures(bit: 28)
  package static let narrow = MasonryFeatures(bit: 29)
  package static let zeroContainer = MasonryFeatures(bit: 30)
  package static let openContainer = MasonryFeatures(bit: 31)
  package static let manyLanes = MasonryFeatures(bit: 32)
  package static let noSpacing = MasonryFeatures(bit: 33)

  /// How many features there are.
  package static let count = 34
  /// All of them.
  package static let all = MasonryFeatures(rawValue: (1 << 34) - 1)
  /// Those that only say how numbers are drawn, so that any engine can be asked.
  package static let numbers = MasonryFeatures(rawValue: ((1 << 34) - 1) & ~((1 << 14) - 1))

  /// The names under which reports count cases, in bit order.
  package static let names = [
    "horizontal", "right to left", "insets", "unequal spacing", "fixed items", "stretched items",
    "spans", "minimum", "maximum", "grid-lanes placement", "sequential placement", "edits",
    "queries", "nonsense", "sizes from a palette", "equal sizes", "photo sizes",
    "log-normal sizes", "heavy-tailed sizes", "sorted sizes", "alternating extremes",
    "adversarial order", "zero sizes", "tiny sizes", "huge sizes", "decimal fractions",
    "device container", "exact fit", "one ulp beside an exact fit", "narrower than the spacing",
    "zero container", "open container", "many lanes", "no spacing",
  ]
}
