import LayoutCore
import LayoutHarness
import LayoutOracles
import LayoutSuites
import MasonryLayout
import Testing

@Suite("A right engine that adds up in another way")
struct OtherArithmeticTests {
  /// Multiplies before it divides, so that near ties fall elsewhere, and tells no lanes.
  struct OtherWay: MasonryEngine {
    let name = "other way"
    let understands = MasonryAbilities.plain

    func layout(_ masonry: Masonry) throws(LayoutFailure) -> MasonryAnswer {
      guard masonry.lanes > 0, masonry.laneSpacing >= 0, masonry.laneSpacing.isFinite,
        masonry.itemSpacing >= 0, masonry.itemSpacing.isFinite,
        masonry.crossLength >= 0, masonry.crossLength.isFinite,
        masonry.items.allSatisfy({ $0.width >= 0 && $0.height >= 0 })
      else { throw LayoutFailure(.unsupported, "a masonry that makes no sense") }
      var ends = Array(repeating: 0.0, count: masonry.lanes)
      var frames: [Rect] = []
      let width = masonry.laneLength
      for item in masonry.items {
        let lane = ends.indices.min { ends[$0] < ends[$1] } ?? 0
        let height = item.width > 0 ? width * item.height / item.width : 0
        let x = Double(lane) * (width + masonry.laneSpacing)
        frames.append(Rect(x: x, y: ends[lane], width: width, height: height))
        ends[lane] += height + masonry.itemSpacing
      }
      let height = frames.map(\.maxY).max() ?? 0
      return MasonryAnswer(frames: frames, size: Size(width: masonry.crossLength, height: height))
    }
  }

  static let suite = Suite(Engine(OtherWay(), lanes: LaneSemantics(), standing: .gated))

  @Test("breaks nothing where the lanes tie but for a rounding")
  func nearTie() throws {
    // 206.4 times 159 over 159 is an ulp less than 206.4.
    let sizes = [1.0, 159, 1, 0].map { MasonryItem(width: $0, height: $0) }
    var masonry = Masonry()
    masonry.lanes = 3
    masonry.container.width = 619.2
    masonry.items = sizes
    let frames = try OtherWay().layout(masonry).frames
    try #require(frames[3].x != 0)
    #expect(Self.suite.check(MasonryCase(masonry)).violations.isEmpty)
  }

  @Test("stands the attack")
  func holds() throws {
    #expect(Attack(Self.suite).hits(1, below: 1_000).isEmpty)
  }
}
