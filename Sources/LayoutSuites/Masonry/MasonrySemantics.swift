package import LayoutOracles

/// What a masonry engine declares: what it understands, and what it chose where engines differ.
package struct MasonrySemantics: Sendable {
  /// The parts of the domain it can be asked.
  package var understands: MasonryAbilities
  /// Its choices.
  package var lanes: LaneSemantics
  /// Whether it can be asked only what a browser can; see ``BrowserFit``.
  package var isBrowserOnly = false
  /// The most items a drawn case begins with, or `nil` for what the generator chooses.
  package var mostItems: Int?

  /// Declares an engine that understands everything and chooses as the engine protocol does.
  package init(
    understands: MasonryAbilities = .all,
    lanes: LaneSemantics = LaneSemantics()
  ) {
    self.understands = understands
    self.lanes = lanes
  }

  /// The features a drawn case may have.
  var features: MasonryFeatures {
    MasonryFeatures.numbers.union(MasonryFeatures(rawValue: UInt64(understands.rawValue)))
  }
}
