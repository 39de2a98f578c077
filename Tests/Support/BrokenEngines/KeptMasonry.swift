package import LayoutCore
import LayoutSuites
package import MasonryLayout

/// A masonry that stays laid out while it is edited, and after each edit leaves some frames as
/// they were.
package struct KeptMasonry: Sendable {
  /// The description with all edits applied.
  package private(set) var masonry: Masonry
  /// The description before any edit.
  package let first: Masonry
  /// The description before the edit being applied.
  package private(set) var before: Masonry
  private var answer: MasonryAnswer

  /// The items whose frames an edit leaves stale: those that were at the same indices before it.
  package typealias Stale = @Sendable (MasonryEdit, KeptMasonry) -> Range<Int>

  /// Lays out what is there before any edit.
  package init(_ masonry: Masonry) throws(LayoutFailure) {
    self.masonry = masonry
    first = masonry
    before = masonry
    answer = MasonryAnswer(try masonry.arranged())
  }

  /// Applies an edit; right but for the frames that `stale` names.
  mutating func apply(_ edit: MasonryEdit, stale: Stale) throws(LayoutFailure) {
    before = masonry
    try masonry.apply(edit)
    var fresh = MasonryAnswer(try masonry.arranged())
    for index in stale(edit, self) where index < min(fresh.frames.count, answer.frames.count) {
      fresh.frames[index] = answer.frames[index]
      fresh.lanes?[index] = answer.lanes?[index] ?? 0
    }
    answer = fresh
  }

  /// The answer after all edits.
  func answer(_ queries: [Rect]) -> MasonryAnswer {
    var answer = answer
    answer.hits = queries.map { query in
      answer.frames.indices.filter { answer.frames[$0].meets(query) }
    }
    return answer
  }
}
