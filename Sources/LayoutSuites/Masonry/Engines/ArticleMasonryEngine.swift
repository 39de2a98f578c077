package import LayoutCore
package import MasonryLayout

/// The masonry of the Spanish article as an engine of the domain.
///
/// It knows one spacing, no insets and no mirroring, checks nothing and refuses nothing.
package struct ArticleMasonryEngine: MasonryEngine {
  package let name = "article"

  package init() {}

  package var understands: MasonryAbilities {
    [.horizontal, .fixed, .stretch, .edits, .nonsense]
  }

  package func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer {
    MasonryAnswer(ArticleMasonry.arranged(masonry))
  }
}
