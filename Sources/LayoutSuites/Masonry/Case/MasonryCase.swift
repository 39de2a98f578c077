public import LayoutCore
public import MasonryLayout

/// A masonry problem with the edits that follow it and the rectangles asked about.
///
/// The JSON of the engine protocol, domain `masonry`.
public struct MasonryCase: Sendable, Hashable {
  /// The masonry before any edit.
  public var masonry: Masonry
  /// Edits applied one after the other; the answer is that after the last.
  public var edits: [MasonryEdit]
  /// Rectangles in points; the answer names the items that meet each.
  public var queries: [Rect]

  /// Makes a case, without edits and queries unless given.
  public init(_ masonry: Masonry, edits: [MasonryEdit] = [], queries: [Rect] = []) {
    self.masonry = masonry
    self.edits = edits
    self.queries = queries
  }

  /// The masonry after all edits, for engines that keep no state.
  ///
  /// - Throws: ``LayoutFailure`` with reason `edit` when an edit names what is not there.
  public func edited() throws(LayoutFailure) -> Masonry {
    var masonry = masonry
    for edit in edits { try masonry.apply(edit) }
    return masonry
  }
}

/// What a masonry engine says to a case.
public struct MasonryAnswer: Sendable, Hashable {
  /// One frame an item, in item order, in points.
  public var frames: [Rect]
  /// The content size in points.
  public var size: Size
  /// The first lane of each item, where the engine tells.
  public var lanes: [Int]?
  /// The items that meet each queried rectangle, ascending, where the engine answers queries.
  public var hits: [[Int]]?
  /// What it cost.
  public var work: WorkCounters

  /// Makes an answer of frames and size, and whatever else the engine tells.
  public init(
    frames: [Rect],
    size: Size,
    lanes: [Int]? = nil,
    hits: [[Int]]? = nil,
    work: WorkCounters = WorkCounters()
  ) {
    self.frames = frames
    self.size = size
    self.lanes = lanes
    self.hits = hits
    self.work = work
  }

  /// Makes an answer of an arrangement.
  public init(_ arrangement: MasonryArrangement, hits: [[Int]]? = nil) {
    self.init(
      frames: arrangement.frames,
      size: arrangement.size,
      lanes: arrangement.lanes,
      hits: hits,
      work: arrangement.work
    )
  }
}
