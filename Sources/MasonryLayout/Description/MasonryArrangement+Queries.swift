public import LayoutCore

extension MasonryArrangement {
  /// The items whose frames share area with a rectangle, in ascending order.
  ///
  /// For one question to one arrangement; who asks often or edits keeps a ``MasonryState``.
  ///
  /// - Complexity: O(items).
  public func items(meeting rect: Rect) -> [Int] {
    frames.indices.filter { frames[$0].meets(rect) }
  }
}
