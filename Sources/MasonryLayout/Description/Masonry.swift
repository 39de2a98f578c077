public import LayoutCore

/// A masonry problem: lanes, room between them, a container, and items in order.
///
/// The words and rules are those of the engine protocol, domain `masonry`.
public struct Masonry: Sendable, Hashable {
  /// The scroll axis: `vertical` has columns as lanes, `horizontal` rows.
  public var axis: Axis = .vertical
  /// How many lanes lie beside each other; below one is refused.
  public var lanes: Int = 1
  /// Points between neighbouring lanes.
  public var laneSpacing: Double = 0
  /// Points between an item and the next of its lane.
  public var itemSpacing: Double = 0
  /// Room inside the container's edges.
  public var insets: Insets = Insets()
  /// The container; only the length across `axis` decides the lanes, and `nil` there counts as 10.
  public var container: ProposedSize = ProposedSize(width: nil, height: nil)
  /// Whether leading is left or right.
  public var direction: LayoutDirection = .leftToRight
  /// How an item finds its lane.
  public var placement: LanePlacement = .shortest
  /// The items, in the order in which they are placed.
  public var items: [MasonryItem] = []

  /// Makes a problem of one lane without spacing, container or items.
  public init() {}

  /// The axis across the lanes.
  public var crossAxis: Axis { axis.crossed }

  /// The container's length across the scroll axis in points, 10 where it is left open (P2).
  public var crossLength: Double { container[crossAxis] ?? 10 }

  /// The cross length of one lane: what insets and gaps leave, shared out, never below zero.
  public var laneLength: Double {
    let room = crossLength - insets.total(along: crossAxis) - Double(lanes - 1) * laneSpacing
    return max(0, room / Double(lanes))
  }
}

/// How an item finds its lane.
public enum LanePlacement: Sendable, Hashable {
  /// The lane that is shortest so far, the first of equals; a spanning item takes the window of
  /// lanes whose tallest is lowest, the first of equals.
  case shortest
  /// The rule of CSS `display: grid-lanes`: lanes within `tolerance` points of the lowest are
  /// equals, and of the equals the first at or after the cursor is taken, wrapping round.
  case gridLanes(tolerance: Double)
  /// Item i goes to lane i mod lanes.
  case sequential
}
