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
  /// The unit in points to whose multiples a lane's cross length is floored, 0 for none.
  ///
  /// 1/scale keeps lanes on device pixels; browsers floor to 1/64. What is left over stays free
  /// at the trailing or bottom side.
  public var laneRounding: Double = 0
  /// Areas kept free: a lane that runs under one starts after it, a gap of `itemSpacing` between.
  ///
  /// In points from the leading top corner, mirrored with everything else. Room before an
  /// obstacle is not filled, and the content is at least as long as the obstacles reach.
  public var obstacles: [Rect] = []
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
    let length = max(0, room / Double(lanes))
    guard laneRounding > 0 else { return length }
    let floored = (length / laneRounding).rounded(.down) * laneRounding
    return floored <= length ? floored : length
  }
}
