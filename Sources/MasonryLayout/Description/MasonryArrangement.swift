public import LayoutCore

/// Where a masonry engine put everything.
public struct MasonryArrangement: Sendable, Hashable {
  /// One frame an item, in item order, in points from the container's top left corner.
  public var frames: [Rect]
  /// The content size in points, insets included, without a trailing gap.
  public var size: Size
  /// The first lane of each item, in item order; lane 0 is the leading or top one.
  public var lanes: [Int]
  /// What it cost.
  public var work: WorkCounters

  /// Makes an arrangement.
  public init(frames: [Rect], size: Size, lanes: [Int], work: WorkCounters = WorkCounters()) {
    self.frames = frames
    self.size = size
    self.lanes = lanes
    self.work = work
  }
}
