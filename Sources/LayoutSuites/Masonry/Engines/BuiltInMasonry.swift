package import LayoutCore
package import MasonryLayout

/// The engine of the package: a masonry laid out afresh, or kept laid out through its edits.
package struct BuiltInMasonry: MasonryEngine {
  package let name = "masonry"

  package init() {}

  package func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer {
    MasonryAnswer(try masonry.arranged())
  }

  package func answer(_ problem: MasonryCase) throws(LayoutFailure) -> MasonryAnswer {
    if problem.edits.isEmpty, problem.queries.isEmpty { return try layout(problem.masonry) }
    var state = try MasonryState(problem.masonry)
    for edit in problem.edits { _ = try state.apply(edit) }
    return MasonryAnswer(
      state.arrangement,
      hits: problem.queries.map { state.items(meeting: $0) }
    )
  }
}
