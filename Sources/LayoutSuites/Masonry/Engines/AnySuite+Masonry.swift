import LayoutCore
public import LayoutHarness
package import LayoutOracles
import MasonryLayout

extension AnySuite {
  /// Puts a masonry engine under all checks of the domain `masonry`.
  public static func masonry(_ engine: some MasonryEngine) -> AnySuite {
    AnySuite(Suite(Engine(engine, lanes: LaneSemantics(), standing: .gated)))
  }

  /// The engine of the package: the rules of the engine protocol, with state and queries.
  package static let masonry = AnySuite(
    Suite(Engine(BuiltInMasonry(), lanes: LaneSemantics(), standing: .gated))
  )

  /// The masonry of the Spanish article, defects included; it is there to be caught.
  package static let articleMasonry = AnySuite(
    Suite(Engine(ArticleMasonryEngine(), lanes: LaneSemantics(), standing: .exhibit))
  )
}

extension Engine<MasonryDomain> {
  /// Describes a masonry engine by what it understands and what it chose.
  package init(_ engine: some MasonryEngine, lanes: LaneSemantics, standing: Standing) {
    self.init(
      name: engine.name,
      semantics: MasonrySemantics(understands: engine.understands, lanes: lanes),
      standing: standing,
      respond: { problem in
        do throws(LayoutFailure) {
          return .answer(try engine.answer(problem))
        } catch {
          return .refusal(error)
        }
      }
    )
  }

  /// The same engine, asked only what begins with at most `count` items.
  package func drawing(atMost count: Int) -> Engine {
    var semantics = semantics
    semantics.mostItems = count
    return Engine(
      name: name,
      version: version,
      semantics: semantics,
      standing: standing,
      respondToAll: respondToAll,
      respond: respond
    )
  }
}
