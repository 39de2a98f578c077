import LayoutCore
import Testing

@Suite("Rect")
struct RectTests {
  @Test("two rectangles that share an edge do not meet")
  func sharedEdge() {
    let left = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!left.meets(Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(left.meets(Rect(x: 9.5, y: 0, width: 10, height: 10)))
  }

  @Test("a rectangle without area meets nothing, wherever it lies")
  func withoutArea() {
    let around = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!around.meets(Rect(x: 5, y: 5, width: 0, height: 3)))
    #expect(!Rect(x: 5, y: 5, width: 3, height: 0).meets(around))
  }
}
