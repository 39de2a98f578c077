import LayoutCore
import MasonryLayout
import TestKit
import Testing

@Suite("Masonry state, queries")
struct MasonryStateQueryTests {
  @Test("queries answer what looking at every frame answers", arguments: 0..<10)
  func queries(batch: Int) throws {
    for seed in batch * 60..<(batch + 1) * 60 {
      var generator = SeededGenerator(number: seed)
      let state = try MasonryState(generator.masonry(upTo: 120))
      let arrangement = state.arrangement
      for turn in 0..<12 {
        var rect = generator.rect(about: state.contentSize)
        if turn % 2 == 0, let frame = arrangement.frames.randomElement(using: &generator) {
          rect = Self.rect(at: frame, &generator)
        }
        #expect(
          state.items(meeting: rect) == arrangement.items(meeting: rect),
          "seed \(seed): \(rect)"
        )
      }
    }
  }

  /// A rectangle that ends or begins at an edge of a frame, or one number beside it.
  private static func rect(at frame: Rect, _ generator: inout SeededGenerator) -> Rect {
    func beside(_ edge: Double, _ generator: inout SeededGenerator) -> Double {
      generator.pick([edge, edge.nextUp, edge.nextDown])
    }
    let x = beside(generator.pick([frame.x, frame.maxX]), &generator)
    let y = beside(generator.pick([frame.y, frame.maxY]), &generator)
    let width = generator.pick([0.25, 100])
    let height = generator.pick([0.25, 100])
    return Rect(
      x: generator.oneIn(2) ? x : x - width,
      y: generator.oneIn(2) ? y : y - height,
      width: width,
      height: height
    )
  }

  @Test("a rectangle without numbers meets nothing")
  func oddRectangles() throws {
    var generator = SeededGenerator(number: 3)
    var masonry = generator.masonry(upTo: 40)
    masonry.items = [MasonryItem(width: 10, height: 10)]
    masonry.container = ProposedSize(width: 300, height: 300)
    masonry.insets = Insets()
    let state = try MasonryState(masonry)
    for odd in [Double.nan, -.infinity] {
      #expect(state.items(meeting: Rect(x: odd, y: 0, width: .infinity, height: 10)).isEmpty)
      #expect(state.items(meeting: Rect(x: 0, y: odd, width: 10, height: .infinity)).isEmpty)
    }
    #expect(
      state.items(meeting: Rect(x: -1, y: -1, width: .infinity, height: .infinity)) == [0]
    )
  }
}
