import LayoutCore
import LayoutOracles
import TestKit
import Testing

@Suite("Overlap speed", .enabled(if: Stopwatch.isOn), .serialized)
struct OverlapSpeedTests {
  @Test("costs at most twice a sort of as many doubles", arguments: [1000, 1_000_000])
  func againstSort(count: Int) {
    var random = SeededGenerator(seed: 4)
    // Several arrays in turn, since a processor learns the branches of a short one by heart.
    let inner = max(1, 200_000 / count)
    let doubles = (0..<inner).map { _ in
      (0..<count).map { _ in Double.random(in: 0...1, using: &random) }
    }
    let inputs = [
      ("masonry", OverlapInputs.masonry(count)), ("masonry rows", OverlapInputs.rows(count)),
      ("disjoint", OverlapInputs.disjoint(count)),
      ("one row", OverlapInputs.row(count)),
    ]
    for (name, frames) in inputs {
      var sweep = OverlapSweep()
      var checksum = 0.0
      var found = 0
      let times = Stopwatch.nanoseconds(
        repeats: count > 10_000 ? 7 : 40,
        [
          {
            for array in doubles {
              var copy = array
              copy.sort()
              checksum += copy[copy.count / 2]
            }
          },
          {
            for _ in 0..<inner where sweep.firstPair(frames, .standard) != nil { found += 1 }
          },
        ]
      )
      let ratio = times[1] / times[0]
      let perFrame = times.map { ($0 / Double(inner * count) * 10).rounded() / 10 }
      print(
        "overlap \(name) n \(count): sort \(perFrame[0]) ns, check \(perFrame[1]) ns a frame,",
        "ratio \((ratio * 100).rounded() / 100)"
      )
      #expect(found == 0 && checksum > 0)
      #expect(ratio <= 2, "\(name)")
    }
  }
}
