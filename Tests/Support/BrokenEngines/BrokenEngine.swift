package import LayoutCore
package import LayoutHarness
import LayoutOracles
package import LayoutSuites
package import MasonryLayout

/// A masonry engine that is wrong on purpose, in one way.
package struct BrokenEngine: MasonryEngine, CustomStringConvertible {
  package let name: String
  private let respond: @Sendable (MasonryCase) throws(LayoutFailure) -> MasonryAnswer

  package var description: String { name }

  /// A plain masonry with one of its steps replaced.
  init(_ name: String, plant: (inout PlainMasonry) -> Void) {
    var planted = PlainMasonry()
    plant(&planted)
    let plain = planted
    self.name = name
    respond = { (problem) throws(LayoutFailure) in
      var answer = try plain.layout(try problem.edited())
      answer.hits = problem.queries.map { query in
        answer.frames.indices.filter { answer.frames[$0].meets(query) }
      }
      return answer
    }
  }

  /// The true engine with its answer spoilt.
  init(
    _ name: String,
    spoil: @escaping @Sendable (inout MasonryAnswer, Masonry, MasonryCase) -> Void
  ) {
    self.name = name
    respond = { (problem) throws(LayoutFailure) in
      var answer = try BuiltInMasonry().answer(problem)
      spoil(&answer, try problem.edited(), problem)
      return answer
    }
  }

  /// An engine with state, one of whose edits leaves frames as they were.
  init(_ name: String, stale: @escaping KeptMasonry.Stale) {
    self.name = name
    respond = { (problem) throws(LayoutFailure) in
      var kept = try KeptMasonry(problem.masonry)
      for each in problem.edits { try kept.apply(each, stale: stale) }
      return kept.answer(problem.queries)
    }
  }

  /// All faults but the held-out ones.
  package static let all = benchmark + placing + editing

  /// A plain masonry without a fault.
  package static let right = BrokenEngine("right", plant: { _ in })
  /// An engine with state that leaves nothing stale.
  package static let rightKept = BrokenEngine("right with state", stale: { _, _ in 0..<0 })

  /// Says a wrong content size across the lanes when an item that spans comes before one that is
  /// stretched; that violation names no item.
  package static let silent = BrokenEngine("silent") { answer, masonry, _ in
    let spanning = masonry.items.firstIndex { $0.span > 1 }
    let stretched = masonry.items.lastIndex { $0.sizing == .stretch }
    if let spanning, let stretched, spanning < stretched {
      answer.size[masonry.crossAxis] += 1
    }
  }

  package func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer {
    try respond(MasonryCase(masonry))
  }

  package func answer(_ problem: MasonryCase) throws(LayoutFailure) -> MasonryAnswer {
    try respond(problem)
  }

  /// The engine under all checks of its domain.
  package var suite: Suite<MasonryDomain> {
    Suite(Engine(self, lanes: LaneSemantics(), standing: .gated))
  }
}
