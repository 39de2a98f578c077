package import LayoutCore

/// What an engine showed before and after each arrival.
package struct LateTrace: Sendable, Hashable {
  /// One moment.
  package struct Step: Sendable, Hashable {
    /// One frame an item.
    package var frames: [Rect]
    /// How far the reader has scrolled.
    package var offset: Double
    /// Frames placed and groups resolved to get there.
    package var work: Int

    package init(frames: [Rect], offset: Double, work: Int) {
      self.frames = frames
      self.offset = offset
      self.work = work
    }
  }

  /// The first is the layout before anything arrived.
  package var steps: [Step] = []
  /// A fresh layout of everything that is known in the end.
  package var fresh: [Rect] = []

  package init() {}
}

/// The loader of the first article, and its faults, each planted on purpose.
package enum LateFault: String, Sendable, Hashable, CaseIterable {
  /// Only the item that grew is moved; the others keep their frames.
  case staleNeighbour
  /// A picture from the cache is shown as a placeholder first.
  case cachedThroughPlaceholder
  /// The reader's offset stays where it is when things above grow.
  case anchorJump
  /// The last picture that arrives is lost.
  case arrivalDropped
  /// All items are laid out again for each arrival, twice.
  case excessiveWork
}
