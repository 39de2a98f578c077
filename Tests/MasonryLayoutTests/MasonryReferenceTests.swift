import LayoutCore
import MasonryLayout
import Testing

@Suite("Masonry against a plain reference")
struct MasonryReferenceTests {
  @Test("frames, lanes and size are those of the rules written plainly", arguments: 0..<20)
  func agrees(batch: Int) throws {
    for seed in batch * 200..<(batch + 1) * 200 {
      var generator = SeededGenerator(seed: seed)
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
      var generator = SeededGenerator(seed: seed)
      var masonry = generator.masonry(upTo: 900)
      masonry.lanes = lanes
      let arrangement = try masonry.arranged()
      let reference = ReferenceMasonry(masonry: masonry).arranged()
      #expect(arrangement.frames == reference.frames, "seed \(seed)")
      #expect(arrangement.lanes == reference.lanes, "seed \(seed)")
    }
  }
}
