import MasonryLayout
import Testing

@Suite("Masonry item")
struct MasonryItemTests {
  @Test("an item of forty bytes gives back what it was given")
  func keepsItsValues() {
    #expect(MemoryLayout<MasonryItem>.stride == 40)
    for sizing in ItemSizing.allCases {
      for start in [nil, 0, 7, -1] {
        var item = MasonryItem(
          width: 3,
          height: 4,
          sizing: sizing,
          span: 12,
          minimum: 5,
          maximum: nil,
          start: start
        )
        #expect(item.sizing == sizing && item.start == start && item.span == 12)
        #expect(item.minimum == 5 && item.maximum == nil)
        item.start = 9
        item.sizing = .fixed
        #expect(item.start == 9 && item.sizing == .fixed && item.span == 12)
      }
    }
  }

  @Test("equal values make equal items, however they came about")
  func equality() {
    var item = MasonryItem(width: 1, height: 2)
    item.minimum = 3
    item.span = -4
    item.width = .infinity
    item.start = 2
    #expect(item != MasonryItem(width: 1, height: 2))
    item.minimum = nil
    item.span = 1
    item.width = 1
    item.start = nil
    #expect(item == MasonryItem(width: 1, height: 2))
    #expect(item.hashValue == MasonryItem(width: 1, height: 2).hashValue)
  }

  @Test("what is beyond any masonry is kept as the largest there is")
  func saturates() {
    let item = MasonryItem(width: 1, height: 1, span: .max, start: .max)
    #expect(item.span == Int(Int32.max) && item.start == 1 << 23 - 1)
    #expect(MasonryItem(width: 1, height: 1, start: .min).start ?? 0 < 0)
    #expect(MasonryItem(width: 1, height: 1, minimum: .nan).minimum?.isNaN == true)
  }
}
