/// Where an item lies along a plan's axes, before mirroring, in points.
package struct LanePlace: Sendable, Hashable {
  /// Where it starts along the main axis, from the top or leading edge.
  package var mainStart: Double
  /// Where it ends along the main axis.
  package var mainEnd: Double
  /// Its main length, as answered.
  package var mainLength: Double
  /// Where it starts across the lanes.
  package var crossStart: Double
  /// Where it ends across the lanes.
  package var crossEnd: Double
  /// Its cross length, as answered.
  package var crossLength: Double
}
