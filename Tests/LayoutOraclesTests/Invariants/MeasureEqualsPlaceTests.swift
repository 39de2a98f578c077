import LayoutCore
import LayoutOracles
import Testing

@Suite("MeasureEqualsPlace")
struct MeasureEqualsPlaceTests {
  static let frames = [
    Rect(x: 5, y: 0, width: 20, height: 10), Rect(x: 0, y: 18, width: 30, height: 12),
  ]
  static let sizes = frames.map(\.size)

  @Test("the measured size is that of the children's bounds, and children keep their sizes")
  func holds() {
    let size = Size(width: 30, height: 30)
    #expect(
      MeasureEqualsPlace.check(measured: size, frames: Self.frames, answered: Self.sizes) == nil
    )
    let short = Size(width: 30, height: 22)
    #expect(
      MeasureEqualsPlace.check(measured: short, frames: Self.frames)?.message
        == "the height of the content is 22, but 30 in the bounds of its children"
    )
    let answered = [Self.sizes[0], Size(width: 29, height: 12)]
    let violation = MeasureEqualsPlace.check(
      measured: size,
      frames: Self.frames,
      answered: answered
    )
    #expect(violation?.items == [1])
    #expect(MeasureEqualsPlace.check(measured: .zero, frames: []) == nil)
  }
}
