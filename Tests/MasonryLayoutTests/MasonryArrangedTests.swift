import LayoutCore
import MasonryLayout
import TestKit
import Testing

@Suite("Masonry arranged")
struct MasonryArrangedTests {
  private func masonry(
    lanes: Int,
    width: Double? = 320,
    spacing: Double = 10,
    _ items: [MasonryItem]
  ) -> Masonry {
    var masonry = Masonry()
    masonry.lanes = lanes
    masonry.laneSpacing = spacing
    masonry.itemSpacing = spacing
    masonry.container = ProposedSize(width: width, height: nil)
    masonry.items = items
    return masonry
  }

  private func tall(_ height: Double, span: Int = 1) -> MasonryItem {
    MasonryItem(width: 0, height: height, sizing: .stretch, span: span)
  }

  @Test("scaled items keep their ratio, and without width of their own have no height")
  func scale() throws {
    let arrangement = try masonry(
      lanes: 3,
      [
        MasonryItem(width: 4000, height: 3000), MasonryItem(width: 0, height: 50),
        MasonryItem(width: 1e200, height: 3e200), MasonryItem(width: 1e308, height: 1e308),
      ]
    ).arranged()
    #expect(arrangement.frames.map(\.height) == [75, 0, 300, 100])
    #expect(arrangement.frames.map(\.width) == [100, 100, 100, 100])
  }

  @Test("fixed items keep their size, cut across to the lane")
  func fixed() throws {
    let arrangement = try masonry(
      lanes: 3,
      [
        MasonryItem(width: 40, height: 30, sizing: .fixed),
        MasonryItem(width: 400, height: 30, sizing: .fixed),
      ]
    ).arranged()
    #expect(
      arrangement.frames == [
        Rect(x: 0, y: 0, width: 40, height: 30), Rect(x: 110, y: 0, width: 100, height: 30),
      ]
    )
  }

  @Test("of minimum and maximum the minimum wins")
  func bounds() throws {
    var items = Array(repeating: tall(50), count: 4)
    items[0].minimum = 80
    items[1].maximum = 20
    (items[2].minimum, items[2].maximum) = (60, 20)
    let arrangement = try masonry(lanes: 1, items).arranged()
    #expect(arrangement.frames.map(\.height) == [80, 20, 60, 50])
  }

  @Test("an item without height still takes its gap")
  func zeroLength() throws {
    let arrangement = try masonry(lanes: 1, [tall(0), tall(0), tall(5)]).arranged()
    #expect(arrangement.frames.map(\.y) == [0, 10, 20])
    #expect(arrangement.size.height == 25)
  }

  @Test("the shortest lane is taken, the first of equals; a span takes the lowest window")
  func shortest() throws {
    let items = [tall(30), tall(10), tall(10), tall(5), tall(20, span: 2), tall(7, span: 9)]
    let arrangement = try masonry(lanes: 3, spacing: 0, items).arranged()
    #expect(arrangement.lanes == [0, 1, 2, 1, 1, 0])
    #expect(arrangement.frames.map(\.y) == [0, 0, 0, 10, 15, 35])
    #expect(arrangement.frames[5].width == 320)
  }

  @Test("grid lanes take the first equal at or after the cursor")
  func gridLanes() throws {
    var grid = masonry(lanes: 3, spacing: 0, [10, 10, 20, 10, 10, 10, 10].map { tall($0) })
    grid.placement = .gridLanes(tolerance: 0)
    #expect(try grid.arranged().lanes == [0, 1, 2, 0, 1, 2, 0])
    grid.placement = .gridLanes(tolerance: .infinity)
    #expect(try grid.arranged().lanes == [0, 1, 2, 0, 1, 2, 0])
    grid.items = [tall(10, span: 2), tall(10, span: 2), tall(10)]
    #expect(try grid.arranged().lanes == [0, 0, 2])
  }

  @Test("sequential lanes come in turn, a span moved back to stay inside")
  func sequential() throws {
    var turns = masonry(lanes: 3, spacing: 0, [tall(9), tall(1), tall(1, span: 2), tall(1)])
    turns.placement = .sequential
    let arrangement = try turns.arranged()
    #expect(arrangement.lanes == [0, 1, 1, 0])
    #expect(arrangement.frames.map(\.y) == [0, 0, 1, 9])
  }

  @Test("an item that names its lane gets it, moved back to stay inside")
  func start() throws {
    var items = [tall(10), tall(10), tall(10), tall(10, span: 2)]
    items[1].start = 0
    items[3].start = 50
    let arrangement = try masonry(lanes: 3, spacing: 0, items).arranged()
    #expect(arrangement.lanes == [0, 0, 1, 1])
    #expect(arrangement.frames.map(\.y) == [0, 10, 0, 10])
  }

  @Test("lanes share what insets and gaps leave, never less than nothing")
  func laneLength() throws {
    var inset = masonry(lanes: 3, [tall(10), tall(20)])
    inset.insets = Insets(top: 1, leading: 20, bottom: 2, trailing: 10)
    var arrangement = try inset.arranged()
    #expect(arrangement.frames[1] == Rect(x: 120, y: 1, width: 90, height: 20))
    #expect(arrangement.size == Size(width: 320, height: 23))
    inset.laneSpacing = 400
    arrangement = try inset.arranged()
    #expect(arrangement.frames.map(\.width) == [0, 0])
    #expect(arrangement.frames.map(\.x) == [20, 420])
  }

  @Test("an open container is ten points across; no items leave the insets alone")
  func openAndEmpty() throws {
    var open = masonry(lanes: 2, width: nil, spacing: 2, [tall(3)])
    open.insets.bottom = 7
    #expect(try open.arranged().frames == [Rect(x: 0, y: 0, width: 4, height: 3)])
    open.items = []
    #expect(try open.arranged().size == Size(width: 10, height: 7))
  }

  @Test("rounding floors lanes to the unit and leaves the rest free")
  func laneRounding() throws {
    var rounded = masonry(lanes: 3, width: 100, spacing: 0, [tall(1), tall(1), tall(1)])
    rounded.laneRounding = 1 / 64
    #expect(try rounded.arranged().frames[2].x == 66.65625)
    rounded.laneRounding = .leastNonzeroMagnitude
    #expect(try rounded.arranged().frames[0].width == 100 / 3)
  }

  @Test("lanes under an obstacle start after it; a touch of a lane is none")
  func obstacles() throws {
    var blocked = masonry(lanes: 3, [tall(10), tall(10), tall(10)])
    blocked.obstacles = [Rect(x: 110, y: 0, width: 110.0005, height: 30)]
    let arrangement = try blocked.arranged()
    #expect(arrangement.lanes == [0, 2, 0])
    blocked.items = []
    #expect(try blocked.arranged().size.height == 30)
  }

  @Test("rows are columns turned over")
  func transposed() throws {
    for seed in 0..<300 {
      var generator = SeededGenerator(number: seed)
      var masonry = generator.masonry(upTo: 20)
      masonry.direction = .leftToRight
      var turned = masonry
      turned.axis = masonry.axis.crossed
      let insets = masonry.insets
      turned.insets = Insets(
        top: insets.leading,
        leading: insets.top,
        bottom: insets.trailing,
        trailing: insets.bottom
      )
      let container = masonry.container
      turned.container = ProposedSize(width: container.height, height: container.width)
      turned.obstacles = masonry.obstacles.map(Self.turned)
      turned.items = masonry.items.map {
        var item = $0
        (item.width, item.height) = ($0.height, $0.width)
        return item
      }
      #expect(
        try turned.arranged().frames == masonry.arranged().frames.map(Self.turned),
        "seed \(seed)"
      )
    }
  }

  private static func turned(_ rect: Rect) -> Rect {
    Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
  }

  @Test("from right to left each frame is mirrored in the container, or in the content for rows")
  func mirrored() throws {
    var right = masonry(lanes: 2, width: 100, spacing: 0, [tall(10), tall(20)])
    right.insets = Insets(leading: 20, trailing: 10)
    right.direction = .rightToLeft
    #expect(try right.arranged().frames.map(\.x) == [45, 10])
    right.axis = .horizontal
    right.container = ProposedSize(width: 7000, height: 40)
    right.items = [30, 50].map { MasonryItem(width: $0, height: 1, sizing: .stretch) }
    let arrangement = try right.arranged()
    #expect(arrangement.size == Size(width: 80, height: 40))
    #expect(arrangement.frames.map(\.x) == [30, 10])
  }

  @Test("work is counted the same on every run")
  func work() throws {
    let work = try masonry(lanes: 8, [tall(1), tall(2), tall(3)]).arranged().work
    #expect(work == WorkCounters(measures: 3, placements: 3, comparisons: 9, passes: 1))
  }
}
