package import LayoutCore

/// What a lane layout was asked for, in the words of the invariants.
///
/// The main axis is the one along which items follow one another in a lane, the cross axis the one
/// across the lanes. All lengths are points.
package struct LanePlan: Sendable, Hashable {
  /// The main axis: `vertical` has columns as lanes, `horizontal` rows.
  package var axis: Axis
  /// Whether leading is left or right.
  package var direction: LayoutDirection
  /// How many lanes there are.
  package var lanes: Int
  /// The cross length of one lane, before rounding.
  package var laneLength: Double
  /// The gap between neighbouring lanes.
  package var laneSpacing: Double
  /// The gap between an item and the next of its lane.
  package var itemSpacing: Double
  /// Room inside the container's edges.
  package var insets: Insets
  /// The container's length across the lanes.
  package var crossLength: Double
  /// The items in the order in which they are placed.
  package var items: [LaneItem]
  /// What the engine chose where engines differ.
  package var semantics: LaneSemantics

  /// Describes what was asked for.
  package init(
    axis: Axis = .vertical,
    direction: LayoutDirection = .leftToRight,
    lanes: Int,
    laneLength: Double,
    laneSpacing: Double = 0,
    itemSpacing: Double = 0,
    insets: Insets = Insets(),
    crossLength: Double,
    items: [LaneItem],
    semantics: LaneSemantics = LaneSemantics()
  ) {
    self.axis = axis
    self.direction = direction
    self.lanes = lanes
    self.laneLength = laneLength
    self.laneSpacing = laneSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
    self.crossLength = crossLength
    self.items = items
    self.semantics = semantics
  }

  /// The axis across the lanes.
  package var crossAxis: Axis { axis.crossed }
  /// The inset before the first item of each lane.
  package var mainStart: Double { insets.start(along: axis) }
  /// The inset before the first lane.
  package var crossStart: Double { insets.start(along: crossAxis) }

  /// The cross length of one lane as the engine places it, after its rounding.
  package var placedLaneLength: Double { semantics.rounding.placed(laneLength) }
  /// How far one lane's near edge is from the next lane's.
  package var pitch: Double { placedLaneLength + laneSpacing }

  /// The near edge of a lane across the lanes, counted from the leading or top edge.
  package func laneOrigin(_ lane: Int) -> Double { crossStart + Double(lane) * pitch }

  /// The cross length of `span` neighbouring lanes and the gaps between them.
  package func windowLength(span: Int) -> Double {
    Double(span) * placedLaneLength + Double(span - 1) * laneSpacing
  }

  /// How many lanes an item covers: at least one, at most all.
  package func span(of item: LaneItem) -> Int { max(1, min(item.span, lanes)) }

  /// Where the last lane ends, counted from the leading or top edge; more than the container has
  /// when gaps and insets alone are too much for it.
  package var lanesEnd: Double { crossStart + windowLength(span: lanes) }
}
