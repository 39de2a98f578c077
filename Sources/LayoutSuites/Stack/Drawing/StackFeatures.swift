/// What a view tree can contain, and how its numbers are drawn; a case draws which it may use.
package struct StackFeatures: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: Int) { rawValue = 1 << UInt64(bit) }

  // Views.
  package static let horizontalStacks = StackFeatures(bit: 0)
  package static let verticalStacks = StackFeatures(bit: 1)
  package static let layers = StackFeatures(bit: 2)
  package static let lazyStacks = StackFeatures(bit: 3)
  package static let readers = StackFeatures(bit: 4)
  package static let scrollViews = StackFeatures(bit: 5)
  package static let fitting = StackFeatures(bit: 6)
  package static let grids = StackFeatures(bit: 7)
  package static let lazyGrids = StackFeatures(bit: 8)
  package static let customLayouts = StackFeatures(bit: 9)
  package static let spacers = StackFeatures(bit: 10)
  package static let dividers = StackFeatures(bit: 11)
  package static let groups = StackFeatures(bit: 12)

  // Modifiers.
  package static let frames = StackFeatures(bit: 13)
  package static let flexibleFrames = StackFeatures(bit: 14)
  package static let padding = StackFeatures(bit: 15)
  package static let fixedSize = StackFeatures(bit: 16)
  package static let aspectRatios = StackFeatures(bit: 17)
  package static let overlays = StackFeatures(bit: 18)
  package static let priorities = StackFeatures(bit: 19)
  package static let guides = StackFeatures(bit: 20)
  package static let positions = StackFeatures(bit: 21)
  package static let offsets = StackFeatures(bit: 22)
  package static let directions = StackFeatures(bit: 23)

  // What the tree is asked.
  package static let rightToLeft = StackFeatures(bit: 24)
  package static let earlier = StackFeatures(bit: 25)
  package static let badNumbers = StackFeatures(bit: 26)

  // How the offer is drawn.
  package static let openWidth = StackFeatures(bit: 27)
  package static let openHeight = StackFeatures(bit: 28)
  package static let zeroOffer = StackFeatures(bit: 29)
  package static let infiniteOffer = StackFeatures(bit: 30)

  // How numbers and trees are drawn.
  package static let palette = StackFeatures(bit: 31)
  package static let fractions = StackFeatures(bit: 32)
  package static let zeroLengths = StackFeatures(bit: 33)
  package static let extremes = StackFeatures(bit: 34)
  package static let givenSpacing = StackFeatures(bit: 35)
  package static let infiniteBounds = StackFeatures(bit: 36)
  package static let negativePadding = StackFeatures(bit: 37)
  package static let large = StackFeatures(bit: 38)
  package static let readerLengths = StackFeatures(bit: 39)
  /// A least or ideal length, an inset, a gap without end or that is not a number: no rule says
  /// what comes of it, but something must.
  package static let nonFinite = StackFeatures(bit: 40)

  /// How many features there are.
  package static let count = 41
  /// All of them.
  package static let all = StackFeatures(rawValue: (1 << 41) - 1)

  /// The names under which reports count cases, in bit order.
  package static let names = [
    "horizontal stacks", "vertical stacks", "layers", "lazy stacks", "geometry readers",
    "scroll views", "views that fit", "grids", "lazy grids", "custom layouts", "spacers",
    "dividers", "groups and absent views", "fixed frames", "flexible frames", "padding",
    "fixed size", "aspect ratios", "overlays and backgrounds", "layout priorities",
    "alignment guides", "positions", "offsets", "inner layout directions", "right to left",
    "asked before", "bad numbers", "open width", "open height", "zero offer", "infinite offer",
    "lengths from a palette", "fractions", "zero lengths", "extreme lengths", "given spacing",
    "infinite bounds", "negative padding", "large trees", "lengths over a reader",
    "numbers without end",
  ]
}
