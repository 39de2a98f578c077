/// Lane ends from which a loop over many items takes the first of the lowest, again and again.
protocol LowestLane {
  /// The first of the lowest lanes, and where it ends.
  var lowest: (lane: Int, end: Double) { get }

  /// Lets the lowest lane end at `end`, which is no less than it was.
  ///
  /// - Returns: False, with nothing changed, for an end that these lanes cannot keep.
  mutating func replaceLowest(end: Double) -> Bool
}
