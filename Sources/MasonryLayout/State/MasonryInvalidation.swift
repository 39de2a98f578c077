public import LayoutCore

/// What an edit made of the answers given before it.
public struct MasonryInvalidation: Sendable, Hashable {
  /// The items whose frames can differ from before, by their indices after the edit.
  ///
  /// All others have the frames that the items at their indices had before. Items that were
  /// placed again and came to lie where they had been are among them.
  public var items: Range<Int>
  /// Whether the content size is another one.
  public var contentSizeChanged: Bool
  /// What the edit cost; `placements` is how many items were placed again.
  public var work: WorkCounters

  /// Makes an invalidation.
  public init(items: Range<Int>, contentSizeChanged: Bool, work: WorkCounters) {
    self.items = items
    self.contentSizeChanged = contentSizeChanged
    self.work = work
  }
}
