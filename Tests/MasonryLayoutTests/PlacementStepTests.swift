import LayoutCore
import MasonryLayout
import TestKit
import Testing

@Suite("Placement step")
struct PlacementStepTests {
  @Test("a step past the last lane is refused, as is a cursor that is nowhere")
  func refuses() {
    var masonry = Masonry()
    masonry.lanes = 2
    for (ends, cursor) in [([1.0], 0), ([1, 2], 2), ([1, -2], 0)] {
      #expect(throws: LayoutFailure.self) {
        try masonry.step(ends: ends, cursor: cursor, span: 1)
      }
    }
  }

  @Test("the first lane within the tolerance is found for any ends and cursor")
  func findsTheFirst() throws {
    for seed in 0..<2000 {
      var generator = SeededGenerator(number: seed)
      var masonry = Masonry()
      masonry.lanes = Int.random(in: 1...20, using: &generator)
      let tolerance = generator.pick([0.0, 1, 3])
      masonry.placement = .gridLanes(tolerance: tolerance)
      let ends = (0..<masonry.lanes).map { _ in generator.pick([0.0, 1, 2, 4, 7]) }
      let cursor = Int.random(in: 0..<masonry.lanes, using: &generator)
      let span = Int.random(in: 1...masonry.lanes, using: &generator)
      let tops = (0...masonry.lanes - span).map { ends[$0..<$0 + span].max() ?? 0 }
      let bound = (tops.min() ?? 0) + tolerance
      let eligible = tops.indices.filter { tops[$0] <= bound }
      let wanted = eligible.first { $0 >= cursor } ?? eligible.first
      let step = try masonry.step(ends: ends, cursor: cursor, span: span)
      #expect(step.start == wanted, "seed \(seed)")
      #expect(step.position == tops[step.start], "seed \(seed)")
    }
  }
}
