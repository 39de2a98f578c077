package import LayoutCore

/// Where one item goes: the first lane it covers and its near edge along the scroll axis.
package struct PlacementStep: Sendable, Hashable {
  /// The first lane covered.
  package var start: Int
  /// The near edge along the scroll axis, in points.
  package var position: Double
}

extension Masonry {
  /// Where an item of `span` lanes would go if the lanes ended at `ends` and the cursor stood so.
  ///
  /// The engine's own code for one item; lane count and rule are the masonry's.
  ///
  /// - Throws: ``LayoutFailure`` when the masonry makes no sense, or `ends` and `cursor` do not
  ///   fit its lanes.
  package func step(
    ends: [Double],
    cursor: Int,
    span: Int,
    index: Int = 0
  ) throws(LayoutFailure) -> PlacementStep {
    let geometry = try LaneGeometry(self)
    guard ends.count == lanes, ends.allSatisfy({ $0 >= 0 }), span >= 1, index >= 0,
      (0..<lanes).contains(cursor)
    else {
      throw LayoutFailure(.edit, "\(ends.count) ends and cursor \(cursor) for \(lanes) lanes")
    }
    var run = LaneRun(geometry)
    run.tree.reset(to: ends.map { $0 + 0 }[...])
    run.cursor = cursor
    return run.step(span: min(span, lanes), pinned: nil, index: index)
  }
}
