import MasonryLayout
import Testing

@Suite("Lanes that fit")
struct MasonryFittingTests {
  @Test(
    "lanes fit up to the room's very edge, and there is always one",
    arguments: [
      (120.0, 510.0, 10.0, 4), (120, 509, 10, 3), (60, 160, 0, 2), (500, 100, 10, 1), (0, 0, 0, 1),
      (.nan, 100, 0, 1), (0, 100, 0, Masonry.mostLanes),
    ]
  )
  func fitting(length: Double, room: Double, spacing: Double, count: Int) {
    #expect(Masonry.lanes(ofLength: length, fitting: room, spacing: spacing) == count)
  }
}
