import LayoutCore
import LayoutOracles
import Testing

@Suite("RectQuery")
struct RectQueryTests {
  static let frames = [
    Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 10, y: 0, width: 10, height: 300),
    Rect(x: 20, y: 100, width: 10, height: 0), Rect(x: 30, y: 100, width: 10, height: 10),
  ]

  @Test(
    "exact, empty, touching, huge and outside queries",
    arguments: [
      (Rect(x: 0, y: 0, width: 100, height: 400), [0, 1, 3]),
      (Rect(x: 0, y: 10, width: 100, height: 90), [1]),
      (Rect(x: 10, y: 5, width: 0, height: 9), []),
      (Rect(x: 500, y: 500, width: 9, height: 9), []),
      (Rect(x: -1e12, y: -1e12, width: 3e12, height: 3e12), [0, 1, 3]),
    ]
  )
  func holds(query: Rect, hits: [Int]) {
    #expect(RectQuery.check(query, hits: hits, frames: Self.frames) == nil)
    let all = [0, 1, 2, 3]
    for index in all {
      let wrong = hits.contains(index) ? hits.filter { $0 != index } : (hits + [index]).sorted()
      let violation = RectQuery.check(query, hits: wrong, frames: Self.frames)
      #expect(violation?.items == [index])
    }
  }

  @Test(
    "items out of order, twice, or that are not there",
    arguments: [[1, 0, 3], [0, 1, 1, 3], [0, 1, 3, 4], [-1, 0, 1, 3], [0, 1, 3, 3]]
  )
  func malformed(hits: [Int]) {
    let query = Rect(x: 0, y: 0, width: 100, height: 400)
    #expect(RectQuery.check(query, hits: hits, frames: Self.frames)?.invariant == "rect-query")
  }

  @Test("says which item is left out and where it lies")
  func message() {
    let query = Rect(x: 0, y: 200, width: 50, height: 50)
    let violation = RectQuery.check(query, hits: [], frames: Self.frames)
    #expect(
      violation?.message == "the query x 0, y 200, 50 by 50 leaves out item 1, which meets it at "
        + "x 10, y 0, 10 by 300"
    )
    #expect(violation?.expected == "1")
    #expect(violation?.actual == "no items")
  }

  @Test("touching within the last digits counts either way, but not where numbers are short")
  func doubtful() {
    let third = [Rect(x: 0, y: 0, width: 10, height: 100.0 / 3)]
    let query = Rect(x: 0, y: 33.333333, width: 10, height: 10)
    #expect(RectQuery.check(query, hits: [0], frames: third) == nil)
    #expect(RectQuery.check(query, hits: [], frames: third) == nil)
    let short = [Rect(x: 0, y: 0, width: 10, height: 33)]
    let touching = Rect(x: 0, y: 33, width: 10, height: 10)
    #expect(RectQuery.check(touching, hits: [0], frames: short)?.items == [0])
  }
}
