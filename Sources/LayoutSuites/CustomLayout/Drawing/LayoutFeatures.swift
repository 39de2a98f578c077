import LayoutCore

/// What a case of a custom layout can have; each drawn case has a random subset.
package struct LayoutFeatures: OptionSet, Sendable, Hashable {
  /// One bit a feature.
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  static let flexible = LayoutFeatures(bit: 0)
  static let wide = LayoutFeatures(bit: 1)
  static let tall = LayoutFeatures(bit: 2)
  static let bounded = LayoutFeatures(bit: 3)
  static let ratios = LayoutFeatures(bit: 4)
  static let priorities = LayoutFeatures(bit: 5)
  static let guides = LayoutFeatures(bit: 6)
  static let openWidth = LayoutFeatures(bit: 7)
  static let openHeight = LayoutFeatures(bit: 8)
  static let narrow = LayoutFeatures(bit: 9)
  static let fractions = LayoutFeatures(bit: 10)
  static let emptyItems = LayoutFeatures(bit: 11)
  static let origin = LayoutFeatures(bit: 12)
  static let rightToLeft = LayoutFeatures(bit: 13)
  static let measures = LayoutFeatures(bit: 14)
  static let placements = LayoutFeatures(bit: 15)
  static let edits = LayoutFeatures(bit: 16)
  static let between = LayoutFeatures(bit: 17)
  static let many = LayoutFeatures(bit: 18)
  static let equal = LayoutFeatures(bit: 19)

  /// How many there are.
  static let count = 20

  /// The names under which reports count cases, in bit order.
  package static let names = [
    "flexible children", "children that fill the width", "children that fill the height",
    "bounded children", "children of a ratio", "priorities", "guides", "open width",
    "open height", "narrow containers", "fractions", "children of no size", "shifted bounds",
    "right to left", "earlier measurements", "earlier placements", "edited children",
    "measurements before placing", "over eight children", "equal children",
  ]
}

extension LayoutCase {
  /// The features that a case shows.
  package var features: LayoutFeatures {
    var features: LayoutFeatures = []
    func mark(_ feature: LayoutFeatures, _ condition: Bool) {
      if condition { features.insert(feature) }
    }
    for child in children {
      mark(.flexible, child.kind == .flexible)
      mark(.wide, child.kind == .wide)
      mark(.tall, child.kind == .tall)
      mark(.bounded, child.kind == .bounded)
      mark(.ratios, child.kind == .ratio)
      mark(.priorities, child.priority != 0)
      mark(.guides, child.guide != nil)
      mark(.fractions, child.width != child.width.rounded())
      mark(.emptyItems, child.kind != .flexible && child.width == 0 && child.height == 0)
    }
    mark(.openWidth, container.width == nil)
    mark(.openHeight, container.height == nil)
    mark(.narrow, (container.width ?? 100) < 40)
    mark(.origin, x != 0 || y != 0)
    mark(.rightToLeft, isRightToLeft)
    mark(.many, children.count > 8)
    mark(.equal, children.count > 1 && Set(children).count == 1)
    mark(.between, !between.isEmpty)
    for step in steps {
      if step.isEdit {
        features.insert(.edits)
      } else if case .place = step {
        features.insert(.placements)
      } else {
        features.insert(.measures)
      }
    }
    return features
  }
}
