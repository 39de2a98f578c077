import LayoutCore
import LayoutHarness
import LayoutOracles

extension MasonryAbilities {
  /// The parts by the names they have in flags, in bit order.
  static let named = WireParts<MasonryAbilities>([
    ("horizontal", .horizontal), ("rightToLeft", .rightToLeft), ("insets", .insets),
    ("unequalSpacing", .unequalSpacing), ("fixed", .fixed), ("stretch", .stretch),
    ("spans", .spans), ("minimum", .minimum), ("maximum", .maximum), ("gridLanes", .gridLanes),
    ("sequential", .sequential), ("edits", .edits), ("queries", .queries),
    ("nonsense", .nonsense), ("plain", .plain), ("all", .all),
  ])
}

extension MasonrySemantics {
  /// The word for what a browser can be asked, beside the parts of the domain.
  static let browserWord = "browser"

  /// A browser: what CSS has a word for, to the browser's grid.
  static var browser: MasonrySemantics {
    var browser = MasonrySemantics(understands: BrowserFit.understands)
    browser.lanes.tolerance.absolute = BrowserFit.forgiven
    browser.isBrowserOnly = true
    return browser
  }

  /// Declares an engine that understands the named parts.
  ///
  /// - Throws: ``CaseError`` naming the parts there are.
  init(understanding names: [String]) throws(CaseError) {
    self.init(
      understands: try MasonryAbilities.named.parts(names, words: [Self.browserWord])
    )
    guard names.contains(Self.browserWord) else { return }
    understands.formUnion(Self.browser.understands)
    isBrowserOnly = true
    lanes = Self.browser.lanes
  }

  /// These semantics, for cases only that an oracle of others can be asked too.
  func narrowed(to oracle: MasonrySemantics) -> MasonrySemantics {
    var narrowed = self
    narrowed.understands.formIntersection(oracle.understands)
    if oracle.isBrowserOnly { narrowed.isBrowserOnly = true }
    return narrowed
  }
}
