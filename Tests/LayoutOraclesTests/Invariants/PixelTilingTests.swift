import LayoutCore
import LayoutOracles
import Testing

@Suite("PixelTiling")
struct PixelTilingTests {
  static let exact = (0..<3).map {
    Rect(x: Double($0) * 100 / 3, y: 0.2, width: 100.0 / 3, height: 10.4)
  }

  static func rounded(_ mode: PixelTiling.Mode, scale: Double) -> [Rect] {
    func place(_ value: Double) -> Double {
      (value * scale).rounded(mode == .nearest ? .toNearestOrAwayFromZero : .down) / scale
    }
    return exact.enumerated().map { index, frame in
      let (x, y) = (place(Double(index) * 100 / 3), place(frame.y))
      return Rect(
        x: x,
        y: y,
        width: place(Double(index + 1) * 100 / 3) - x,
        height: place(frame.maxY) - y
      )
    }
  }

  @Test("rounded edges hold, at any scale", arguments: PixelTiling.Mode.allCases, [1.0, 2, 3])
  func holds(mode: PixelTiling.Mode, scale: Double) {
    let frames = Self.rounded(mode, scale: scale)
    #expect(PixelTiling.check(frames, exact: Self.exact, scale: scale, mode: mode) == nil)
  }

  @Test("an edge between pixels, too far off, or parted from its neighbour")
  func broken() {
    var frames = Self.rounded(.nearest, scale: 2)
    frames[1].y = 0.25
    #expect(
      PixelTiling.check(frames, exact: Self.exact, scale: 2, mode: .nearest)?.message
        == "the top edge of item 1 at 0.25 lies between pixels"
    )
    frames = Self.rounded(.nearest, scale: 2)
    frames[1].height += 0.5
    #expect(
      PixelTiling.check(frames, exact: Self.exact, scale: 2, mode: .nearest)?.message
        == "the bottom edge of item 1 at 11 is more than rounding takes from 10.6"
    )
    let halves = [
      Rect(x: 0, y: 0, width: 0.5, height: 1), Rect(x: 0.5, y: 0, width: 0.5, height: 1),
    ]
    let parted = [Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: 1, y: 0, width: 0, height: 1)]
    let violation = PixelTiling.check(parted, exact: halves, scale: 1, mode: .nearest)
    #expect(
      violation?.message == "items 0 and 1 met at 0.5 before rounding, now at 0 and 1"
    )
    #expect(violation?.items == [0, 1])
  }

  @Test("flooring may take nearly a pixel, but adds nothing")
  func floor() {
    let exact = [Rect(x: 0.9, y: 0, width: 1, height: 1)]
    let down = [Rect(x: 0, y: 0, width: 1, height: 1)]
    let up = [Rect(x: 1, y: 0, width: 1, height: 1)]
    #expect(PixelTiling.check(down, exact: exact, scale: 1, mode: .floor) == nil)
    #expect(PixelTiling.check(up, exact: exact, scale: 1, mode: .floor)?.edge == .leading)
    #expect(PixelTiling.check(down, exact: exact, scale: 1, mode: .nearest)?.edge == .leading)
    #expect(PixelTiling.check(up, exact: exact, scale: 1, mode: .nearest) == nil)
  }
}
