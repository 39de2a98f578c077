import LayoutCore
import LayoutOracles
import TestKit
import Testing

@Suite("Overlap")
struct OverlapTests {
  @Test("names the pair, the area and the place")
  func message() throws {
    var sweep = OverlapSweep()
    let frames = [
      Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 110, y: 0, width: 100, height: 50),
      Rect(x: 98, y: 40, width: 10, height: 40),
    ]
    let found = Overlap.check(frames, sweep: &sweep)
    let violation = try #require(found)
    #expect(violation.invariant == "overlap")
    #expect(violation.message == "items 0 and 2 overlap by 2 by 10 points at x 98, y 40")
    #expect(violation.items == [0, 2])
    #expect(violation.edge == .leading)
    #expect(Overlap.check(Array(frames.prefix(2)), sweep: &sweep) == nil)
  }

  @Test(
    "forgives a millionth of the coordinates and no more",
    arguments: [(100.0, 5e-5, false), (100.0, 2e-4, true), (0.5, 5e-7, false), (0.5, 3e-6, true)]
  )
  func tolerance(edge: Double, depth: Double, isFound: Bool) {
    var sweep = OverlapSweep()
    let frames = [
      Rect(x: 0, y: 0, width: edge + depth, height: 10), Rect(x: edge, y: 0, width: 50, height: 10),
    ]
    #expect((Overlap.check(frames, sweep: &sweep) != nil) == isFound)
    let turned = frames.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) }
    #expect((Overlap.check(turned, sweep: &sweep) != nil) == isFound)
  }

  @Test("finds the same pair as comparing all with all", arguments: RandomFrames.allCases)
  func bruteForce(kind: RandomFrames) {
    var sweep = OverlapSweep()
    var random = SeededGenerator(seed: 7)
    var found = 0
    for _ in 0..<1500 {
      let frames = kind.draw(&random)
      let expected = Self.firstPair(frames)
      let actual = sweep.firstPair(frames, .standard)
      if expected != nil { found += 1 }
      if expected?.0 != actual?.0 || expected?.1 != actual?.1 {
        Issue.record(
          "\(String(describing: actual)), not \(String(describing: expected)): \(frames)"
        )
        return
      }
    }
    #expect((found > 0) == (kind != .touching))
  }

  @Test("finds one planted pair among many disjoint frames", arguments: [100, 1000, 5000])
  func planted(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    var sweep = OverlapSweep()
    for frames in [
      OverlapInputs.masonry(count), OverlapInputs.rows(count), OverlapInputs.disjoint(count),
      OverlapInputs.row(count),
    ] {
      let none = sweep.firstPair(frames, .standard)
      #expect(none == nil)
      for _ in 0..<5 {
        var broken = frames
        let victim = Int.random(in: 0..<count, using: &random)
        let target = (victim + Int.random(in: 1..<count, using: &random)) % count
        broken[victim].x = frames[target].x + 1
        broken[victim].y = frames[target].y + 1
        broken[victim].width = 0.5
        broken[victim].height = 0.5
        let found = sweep.firstPair(broken, .standard)
        let pair = try #require(found)
        #expect(pair == (min(victim, target), max(victim, target)))
      }
    }
  }

  /// The pair by definition: in order of top and index the first that meets an earlier one,
  /// with the leftmost of those; each edge moved inwards by half its slack.
  static func firstPair(_ frames: [Rect]) -> (Int, Int)? {
    let tolerance = Tolerance.standard
    var seen: [(index: Int, left: Double, top: Double, right: Double, bottom: Double)] = []
    for (index, frame) in frames.enumerated() {
      let box = (
        index: index,
        left: frame.x + tolerance.slack(frame.x) / 2,
        top: frame.y + tolerance.slack(frame.y) / 2,
        right: frame.maxX - tolerance.slack(frame.maxX) / 2,
        bottom: frame.maxY - tolerance.slack(frame.maxY) / 2
      )
      if box.left < box.right, box.top < box.bottom { seen.append(box) }
    }
    seen.sort { ($0.top, $0.index) < ($1.top, $1.index) }
    for (position, box) in seen.enumerated() {
      let met = seen[..<position].filter {
        $0.left < box.right && box.left < $0.right && $0.top < box.bottom && box.top < $0.bottom
      }
      if let first = met.min(by: { ($0.left, $0.index) < ($1.left, $1.index) }) {
        return (min(first.index, box.index), max(first.index, box.index))
      }
    }
    return nil
  }
}
