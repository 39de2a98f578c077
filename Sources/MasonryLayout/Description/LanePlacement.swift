/// How an item finds its lane.
public enum LanePlacement: Sendable, Hashable {
  /// The lane that is shortest so far, the first of equals; a spanning item takes the window of
  /// lanes whose tallest is lowest, the first of equals.
  case shortest
  /// The rule of CSS `display: grid-lanes`: lanes within `tolerance` points of the lowest are
  /// equals, and of the equals the first at or after the cursor is taken, wrapping round.
  ///
  /// The cursor is the lane after the item placed last; an infinite tolerance makes all equal.
  case gridLanes(tolerance: Double)
  /// Item i goes to lane i mod lanes, moved back where its span would pass the last lane.
  case sequential
}
