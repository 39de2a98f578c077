import LayoutCore
import MasonryLayout
import TestKit
import Testing

@Suite("Article masonry")
struct ArticleMasonryTests {
  private func masonry(lanes: Int, width: Double?, spacing: Double = 10) -> Masonry {
    var masonry = Masonry()
    masonry.lanes = lanes
    masonry.laneSpacing = spacing
    masonry.itemSpacing = spacing
    masonry.container = ProposedSize(width: width, height: nil)
    return masonry
  }

  @Test("scaled photos lie as the true engine lays them, both ways")
  func agreesOnPhotos() throws {
    for axis in Axis.allCases {
      var generator = SeededGenerator(number: 5)
      var photos = masonry(lanes: 3, width: 400)
      photos.axis = axis
      photos.container.height = 300
      photos.items = (0..<50).map { _ in
        MasonryItem(
          width: Double.random(in: 1000...5000, using: &generator),
          height: Double.random(in: 1000...5000, using: &generator)
        )
      }
      let article = ArticleMasonry.arranged(photos)
      let engine = try photos.arranged()
      #expect(article.lanes == engine.lanes)
      for (one, other) in zip(article.frames, engine.frames) {
        #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
        #expect(abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9)
      }
      #expect(abs(article.size[axis] - engine.size[axis]) < 1e-9)
    }
  }

  @Test("a fixed item wider than its lane overlaps its neighbour")
  func overlaps() {
    var wide = masonry(lanes: 2, width: 110)
    wide.items = Array(repeating: MasonryItem(width: 80, height: 20, sizing: .fixed), count: 2)
    let frames = ArticleMasonry.arranged(wide).frames
    #expect(frames[0].meets(frames[1]))
  }

  @Test("spacing larger than the container makes a negative lane")
  func negativeLane() {
    var narrow = masonry(lanes: 2, width: 4)
    narrow.items = [MasonryItem(width: 1, height: 5, sizing: .stretch)]
    #expect(ArticleMasonry.arranged(narrow).frames == [Rect(x: 0, y: 0, width: -3, height: 5)])
  }

  @Test("what it does not know it passes over; what it does not check it answers")
  func ignores() {
    var odd = masonry(lanes: 1, width: nil)
    odd.insets = Insets(top: 5, leading: 5, bottom: 5, trailing: 5)
    odd.itemSpacing = 99
    odd.direction = .rightToLeft
    odd.items = [
      MasonryItem(width: 0, height: 0), MasonryItem(width: 1, height: 2, minimum: 50),
    ]
    let arrangement = ArticleMasonry.arranged(odd)
    #expect(arrangement.frames[0].height.isNaN)
    #expect(arrangement.frames[1].height == 20 && arrangement.frames[1].width == 10)
    #expect(arrangement.frames[1].x == 0)
    odd.items = []
    #expect(ArticleMasonry.arranged(odd).size == Size(width: 10, height: 0))
  }

  @Test("without lanes the first item ends the process")
  func traps() async {
    await #expect(processExitsWith: .failure) {
      var none = Masonry()
      none.lanes = 0
      none.items = [MasonryItem(width: 1, height: 1)]
      _ = ArticleMasonry.arranged(none)
    }
    await #expect(processExitsWith: .failure) {
      var fewer = Masonry()
      fewer.lanes = -1
      _ = ArticleMasonry.arranged(fewer)
    }
  }
}
