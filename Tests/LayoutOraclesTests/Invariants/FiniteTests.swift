import LayoutCore
import LayoutOracles
import Testing

@Suite("Finite")
struct FiniteTests {
  static let frames = [
    Rect(x: -5, y: 0, width: 0, height: 3), Rect(x: 1, y: 2, width: 3, height: 4),
  ]
  static let size = Size(width: 10, height: 10)

  static let changes: [(String, @Sendable (inout [Rect], inout Size) -> Void)] = [
    ("the x of item 1 is NaN", { frames, _ in frames[1].x = .nan }),
    ("the y of item 0 is -infinity", { frames, _ in frames[0].y = -.infinity }),
    ("the width of item 1 is infinity", { frames, _ in frames[1].width = .infinity }),
    ("the height of item 1 is -0.5", { frames, _ in frames[1].height = -0.5 }),
    ("the width of the content is -1", { _, size in size.width = -1 }),
    ("the height of the content is NaN", { _, size in size.height = .nan }),
  ]

  @Test("names the number that is not finite or below zero", arguments: changes.indices)
  func broken(index: Int) {
    var (frames, size) = (Self.frames, Self.size)
    Self.changes[index].1(&frames, &size)
    let violation = Finite.check(frames, size: size)
    #expect(violation?.message == Self.changes[index].0)
    #expect(violation?.invariant == "finite")
  }

  @Test("positions may lie anywhere finite and lengths may be zero")
  func holds() {
    #expect(Finite.check(Self.frames, size: Self.size) == nil)
    #expect(Finite.check([], size: .zero) == nil)
  }
}
