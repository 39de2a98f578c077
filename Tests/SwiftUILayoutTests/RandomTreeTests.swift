import Foundation
import SwiftUILayout
import Testing

@Suite("Random trees")
struct RandomTreeTests {
  @Test("sizes are sizes, memory changes nothing, mirrors mirror", arguments: 0..<60)
  func invariants(seed: Int) throws {
    var random = RandomTrees(seed: UInt64(seed))
    for _ in 0..<40 {
      let view = random.tree(4)
      let proposal = ProposedViewSize(
        width: random.side().map { CGFloat($0) },
        height: random.side().map { CGFloat($0) }
      )
      let used = try DescribedTree(view)
      for _ in 0..<4 {
        _ = used.layout(
          ProposedViewSize(
            width: random.side().map { CGFloat($0) },
            height: random.side().map { CGFloat($0) }
          )
        )
      }
      let fresh = try DescribedTree(view).result(proposal)
      let again = used.result(proposal)
      #expect(again.size == fresh.size && again.frames == fresh.frames, "\(view) \(proposal)")
      for box in fresh.frames {
        let frame = box.frame
        #expect(frame.size.width >= 0 && frame.size.height >= 0, "\(view) \(proposal) \(box)")
        #expect(!frame.origin.x.isNaN && !frame.origin.y.isNaN, "\(view) \(proposal) \(box)")
      }
      let mirrored = try DescribedTree(view, layoutDirection: .rightToLeft).result(proposal)
      // Inside a box without end, nothing has an opposite side.
      guard fresh.frames.allSatisfy({ $0.frame.maxX.isFinite && $0.frame.minX.isFinite }) else {
        continue
      }
      for (left, right) in zip(fresh.frames, mirrored.frames) {
        let expected = fresh.size.width - left.frame.maxX
        #expect(abs(right.frame.minX - expected) < 1e-6, "\(view) \(proposal) \(left) \(right)")
        #expect(right.frame.size == left.frame.size, "\(view) \(proposal) \(left) \(right)")
      }
    }
  }
}
