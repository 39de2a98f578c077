extension Masonry {
  /// How many lanes of at least `length` points fit into `room` points, at least one.
  ///
  /// Each lane but the last is followed by `spacing` points. Lanes that end exactly at the room's
  /// edge fit; what makes no sense (not a number, no length and no spacing) counts as one lane.
  public static func lanes(ofLength length: Double, fitting room: Double, spacing: Double) -> Int {
    let count = (room + spacing) / (length + spacing)
    guard count >= 1 else { return 1 }
    return Int(min(count, Double(mostLanes)))
  }

  /// The most lanes a masonry can have; more is refused.
  public static let mostLanes = 1 << 20
}
