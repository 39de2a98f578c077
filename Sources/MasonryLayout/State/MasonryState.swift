public import LayoutCore

/// A masonry that stays laid out while it is edited.
///
/// After any edits it answers bit for bit what a fresh layout of the edited description would.
/// Every so many items it remembers how the lanes stood, so that an edit at item m places only
/// items from m on again, and only until the lanes stand as they stood before the edit.
public struct MasonryState: Sendable {
  /// The description with all edits applied.
  public internal(set) var masonry: Masonry
  /// What it cost so far, the first layout and all edits together.
  public internal(set) var work = WorkCounters()

  var geometry: LaneGeometry
  /// Frames worked out from the leading side, mirrored when asked for.
  var frames: [Rect] = []
  var lanes: [Int] = []
  var farthest: Double
  var checkpoints: LaneCheckpoints
  var index: LaneIndex

  /// Lays a masonry out and keeps how it came about.
  ///
  /// - Throws: ``LayoutFailure`` as ``Masonry/arranged()`` does.
  /// - Complexity: as ``Masonry/arranged()``, and O(items) room.
  public init(_ masonry: Masonry) throws(LayoutFailure) {
    self.masonry = masonry
    geometry = try LaneGeometry(masonry)
    farthest = geometry.initialFarthest
    checkpoints = LaneCheckpoints(lanes: masonry.lanes)
    index = LaneIndex(lanes: masonry.lanes)
    frames = Array(repeating: .zero, count: masonry.items.count)
    lanes = Array(repeating: 0, count: masonry.items.count)
    work = try place(from: 0, settledFrom: nil, oldCount: 0).work
    work.passes = 1
    try Masonry.requireReach(farthest)
  }

  /// The content size in points.
  public var contentSize: Size { geometry.contentSize(farthest: farthest) }

  /// Everything at once, as a fresh layout would answer it; `work` is what the state cost so far.
  ///
  /// - Complexity: O(1) from left to right, O(items) from right to left.
  public var arrangement: MasonryArrangement {
    MasonryArrangement(
      frames: geometry.answered(frames, farthest: farthest),
      size: contentSize,
      lanes: lanes,
      work: work
    )
  }

  /// The frame of one item in points.
  ///
  /// - Throws: ``LayoutFailure`` with reason `edit` when there is no such item.
  /// - Complexity: O(1).
  public func frame(at index: Int) throws(LayoutFailure) -> Rect {
    guard frames.indices.contains(index) else {
      throw LayoutFailure(.edit, "frame at \(index), but there are \(frames.count) items")
    }
    return geometry.answered(frames[index], farthest: farthest)
  }

  /// The items whose frames share area with a rectangle, in ascending order.
  ///
  /// Sharing an edge is not meeting, and what has no area meets nothing, nor does a rectangle
  /// that is not made of numbers.
  ///
  /// - Complexity: O(lanes × log items + k log k) for k items in the rectangle's stretch of the
  ///   scroll axis.
  public func items(meeting rect: Rect) -> [Int] {
    let axis = geometry.axis
    var near = rect.origin(along: axis)
    var far = rect.end(along: axis)
    guard near <= far else { return [] }
    if geometry.isMirrored, axis == .horizontal {
      let length = geometry.mirrorLength(farthest: farthest)
      // Mirroring rounds: the stretch is taken a little wider, the frames decide.
      let margin = 16 * length.ulp
      (near, far) = (length - far - margin, length - near + margin)
    }
    var hits: [Int] = []
    index.visit(from: near, to: far, frames: frames, axis: axis) { item in
      if geometry.answered(frames[item], farthest: farthest).meets(rect) { hits.append(item) }
    }
    return hits.sorted()
  }
}
