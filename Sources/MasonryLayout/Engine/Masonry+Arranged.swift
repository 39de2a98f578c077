public import LayoutCore

extension Masonry {
  /// Lays the items out.
  ///
  /// Items are placed in order, each by the rule of `placement`; frames are answered in item
  /// order, mirrored where the direction is right to left.
  ///
  /// - Throws: ``LayoutFailure`` when something makes no sense (lanes below 1, negative or
  ///   non-finite lengths, a span below 1), or with reason `unsupported` when the content is
  ///   longer than a `Double` can tell.
  /// - Complexity: O(items × log lanes); O(lanes) for each item that spans.
  public func arranged() throws(LayoutFailure) -> MasonryArrangement {
    var run = LaneRun(try LaneGeometry(self))
    let count = items.count
    var failure: LayoutFailure?
    var lanes: [Int] = []
    let frames = unsafe [Rect](unsafeUninitializedCapacity: count) { frames, framesWritten in
      unsafe lanes = [Int](unsafeUninitializedCapacity: count) { lanes, lanesWritten in
        guard let frame = frames.baseAddress, let lane = lanes.baseAddress else { return }
        do throws(LayoutFailure) {
          unsafe try items.withUnsafeBufferPointer { items throws(LayoutFailure) in
            unsafe try run.place(items, 0..<count, frames: frame, lanes: lane)
          }
          lanesWritten = count
          framesWritten = count
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    try Self.requireReach(run.farthest)
    run.work.passes = 1
    return MasonryArrangement(
      frames: run.geometry.answered(frames, farthest: run.farthest),
      size: run.geometry.contentSize(farthest: run.farthest),
      lanes: lanes,
      work: run.work
    )
  }

  static func requireReach(_ farthest: Double) throws(LayoutFailure) {
    guard farthest.isFinite else { throw outOfReach(farthest) }
  }

  /// The refusal of content that ends beyond the numbers there are.
  static func outOfReach(_ farthest: Double) -> LayoutFailure {
    LayoutFailure(.unsupported, "the content ends at \(farthest), beyond what a number can hold")
  }
}

extension LaneGeometry {
  /// All frames as they are answered.
  func answered(_ frames: consuming [Rect], farthest: Double) -> [Rect] {
    guard isMirrored else { return frames }
    let length = mirrorLength(farthest: farthest)
    for index in frames.indices {
      frames[index].x = length - frames[index].x - frames[index].width
    }
    return frames
  }
}
