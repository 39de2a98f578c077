/// One item of a lane layout, as far as the invariants have to know it.
package struct LaneItem: Sendable, Hashable {
  /// The main length its sizing decides, in points before bounds; `nil` where the engine decides.
  package var natural: Double?
  /// The least main length in points.
  package var minimum: Double?
  /// The greatest main length in points.
  package var maximum: Double?
  /// Its cross length.
  package var cross: CrossLength
  /// How many neighbouring lanes it asks for, at least one.
  package var span: Int
  /// The lane it is pinned to, held back so that its span fits; `nil` where the rule decides.
  package var pinned: Int?

  /// Describes an item.
  package init(
    natural: Double?,
    minimum: Double? = nil,
    maximum: Double? = nil,
    cross: CrossLength = .fills,
    span: Int = 1,
    pinned: Int? = nil
  ) {
    self.natural = natural
    self.minimum = minimum
    self.maximum = maximum
    self.cross = cross
    self.span = span
    self.pinned = pinned
  }

  /// What is known of a cross length, in points.
  package enum CrossLength: Sendable, Hashable {
    /// That of the lanes it covers.
    case fills
    /// Its own, cut to that of the lanes it covers.
    case own(Double)
    /// Anything up to that of the lanes it covers.
    case atMostLanes
  }
}
