import LayoutCore
import MasonryLayout
import TestKit
import Testing

@Suite("Masonry against a plain reference")
struct MasonryReferenceTests {
  @Test("frames, lanes and size are those of the rules written plainly", arguments: 0..<20)
  func agrees(batch: Int) throws {
    for seed in batch * 200..<(batch + 1) * 200 {
      var generator = SeededGenerator(number: seed)
      let masonry = generator.masonry(upTo: 40)
      let arrangement = try masonry.arranged()
      let reference = ReferenceMasonry(masonry: masonry).arranged()
      #expect(arrangement.frames == reference.frames, "seed \(seed)")
      #expect(arrangement.lanes == reference.lanes, "seed \(seed)")
      #expect(arrangement.size == reference.size, "seed \(seed)")
      #expect(try masonry.arranged() == arrangement, "seed \(seed), laid out twice")
    }
  }

  @Test("many lanes are kept as well as few", arguments: [31, 64, 65, 200])
  func manyLanes(lanes: Int) throws {
    for seed in 0..<10 {
      var generator = SeededGenerator(number: seed)
      var masonry = generator.masonry(upTo: 900)
      masonry.lanes = lanes
      let arrangement = try masonry.arranged()
      let reference = ReferenceMasonry(masonry: masonry).arranged()
      #expect(arrangement.frames == reference.frames, "seed \(seed)")
      #expect(arrangement.lanes == reference.lanes, "seed \(seed)")
    }
  }

  @Test("lanes that end at nothing, next to nothing or far away are kept as well", arguments: 1...9)
  func extremeEnds(lanes: Int) throws {
    for seed in 0..<100 {
      var generator = SeededGenerator(number: seed)
      var masonry = Masonry()
      masonry.lanes = lanes
      masonry.container = ProposedSize(width: 100, height: nil)
      let lengths = [0, .leastNonzeroMagnitude, 0x1p-123, 0x1p-124, 1, 0x1.8p0, 0x1p132, 0x1p133]
      // Each run draws from a few of them, so that some stay within what a sorted row keeps.
      let chosen = (0..<3).map { _ in generator.pick(lengths) }
      masonry.items = (0..<60).map { _ in
        MasonryItem(width: 10, height: generator.pick(chosen), sizing: .stretch)
      }
      let arrangement = try masonry.arranged()
      let reference = ReferenceMasonry(masonry: masonry).arranged()
      #expect(arrangement.frames == reference.frames, "seed \(seed)")
      #expect(arrangement.lanes == reference.lanes, "seed \(seed)")
    }
  }
}
