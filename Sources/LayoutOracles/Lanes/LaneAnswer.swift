package import LayoutCore

/// What a lane engine answered, in points from the container's top left corner.
package struct LaneAnswer: Sendable, Hashable {
  /// One frame an item, in item order.
  package var frames: [Rect]
  /// The content size, insets included.
  package var size: Size
  /// The first lane of each item, the leading or top lane being 0; `nil` from engines that do not
  /// tell, where the frames' cross origins decide.
  package var lanes: [Int]?

  /// Describes an answer.
  package init(frames: [Rect], size: Size, lanes: [Int]? = nil) {
    self.frames = frames
    self.size = size
    self.lanes = lanes
  }
}
