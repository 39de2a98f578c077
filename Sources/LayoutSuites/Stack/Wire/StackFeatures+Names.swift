import LayoutCore
import LayoutHarness
import LayoutOracles

extension StackFeatures {
  /// What every engine of the domain has to cope with: how numbers lie and what is left open.
  static let always: StackFeatures = [
    .palette, .fractions, .zeroLengths, .extremes, .givenSpacing, .large, .openWidth, .openHeight,
    .zeroOffer,
  ]

  /// What no request holds, since some of it is no number at all.
  static let unspoken: StackFeatures = [.badNumbers, .nonFinite]

  /// Stacks, layers, frames and padding.
  static let plain: StackFeatures = [
    .horizontalStacks, .verticalStacks, .layers, .spacers, .frames, .padding, .rightToLeft,
  ]

  /// The parts by the names they have in flags, in bit order.
  static let named = WireParts<StackFeatures>([
    ("horizontalStacks", .horizontalStacks), ("verticalStacks", .verticalStacks),
    ("layers", .layers), ("lazyStacks", .lazyStacks), ("readers", .readers),
    ("scrollViews", .scrollViews), ("fitting", .fitting), ("grids", [.grids, .frames]),
    ("lazyGrids", .lazyGrids), ("customLayouts", .customLayouts), ("spacers", .spacers),
    ("dividers", .dividers), ("groups", .groups), ("frames", .frames),
    ("flexibleFrames", .flexibleFrames), ("padding", .padding), ("fixedSize", .fixedSize),
    ("aspectRatios", .aspectRatios), ("overlays", .overlays), ("priorities", .priorities),
    ("guides", .guides), ("positions", .positions), ("offsets", .offsets),
    ("directions", .directions), ("rightToLeft", .rightToLeft), ("earlier", .earlier),
    ("infiniteOffer", .infiniteOffer), ("infiniteBounds", .infiniteBounds),
    ("negativePadding", .negativePadding), ("readerLengths", .readerLengths),
    ("plain", .plain), ("all", .all.subtracting(.unspoken)),
  ])
}

extension StackSemantics {
  /// The word for what a flexbox engine can be asked.
  static let flexboxWord = "flexbox"

  /// A flexbox engine: trees that CSS flexbox has words for, in single precision.
  static var flexbox: StackSemantics {
    var flexbox = StackSemantics(
      understands: FlexFit.understands.union(.always),
      complains: false,
      countsWork: false
    )
    flexbox.tolerance.absolute = FlexFit.forgiven
    flexbox.isFlexboxOnly = true
    return flexbox
  }

  /// Declares an engine outside this program that understands the named parts.
  ///
  /// - Throws: ``CaseError`` naming the parts there are.
  init(understanding names: [String]) throws(CaseError) {
    let parts = try StackFeatures.named.parts(names, words: [Self.flexboxWord])
    self.init(understands: parts.union(.always), complains: false, countsWork: false)
    guard names.contains(Self.flexboxWord) else { return }
    understands.formUnion(Self.flexbox.understands)
    tolerance = Self.flexbox.tolerance
    isFlexboxOnly = true
  }

  /// These semantics, for cases only that an oracle of others can be asked too.
  func narrowed(to oracle: StackSemantics) -> StackSemantics {
    var narrowed = self
    narrowed.understands.formIntersection(oracle.understands)
    if oracle.isFlexboxOnly { narrowed.isFlexboxOnly = true }
    return narrowed
  }
}
