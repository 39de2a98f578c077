/// A lane and where it ends, as a pair of numbers: the end, and the rank of end and lane.
///
/// A rank is ordered as the ends are and, where they are equal, as the lanes, so that the lower of
/// two pairs is that of the lower numbers: two instructions, and no branch on what cannot be
/// foreseen.
typealias RankedLane = SIMD2<Double>

extension RankedLane {
  private static var laneBits: UInt64 { 3 }
  /// Ends below have no rank: what the bit patterns of those above leave free holds the lane.
  private static var leastPattern: UInt64 { 0x1p-123.bitPattern }
  private static var patterns: UInt64 { Double.infinity.bitPattern >> laneBits }

  /// A lane of number 0 to 7; `nil` for one that does not end between 2⁻¹²³ and 2¹³² points.
  @inline(__always)
  init?(end: Double, lane: UInt64) {
    let pattern = end.bitPattern &- Self.leastPattern
    guard pattern < Self.patterns else { return nil }
    self.init(end, Double(bitPattern: pattern &<< Self.laneBits | lane))
  }

  /// What comes before all lanes.
  static var least: RankedLane { RankedLane(repeating: -.infinity) }
  /// What comes after all lanes; infinity would be a case of its own in every comparison.
  static var none: RankedLane { RankedLane(repeating: .greatestFiniteMagnitude) }

  /// Where the lane ends.
  @inline(__always)
  var end: Double { x }

  /// The rank of end and lane.
  @inline(__always)
  var rank: Double { y }

  /// The lane's number.
  @inline(__always)
  var lane: UInt64 { rank.bitPattern & (1 << Self.laneBits - 1) }

  @inline(__always)
  func lower(of other: RankedLane) -> RankedLane {
    other.replacing(with: self, where: self .< other)
  }

  @inline(__always)
  func higher(of other: RankedLane) -> RankedLane {
    other.replacing(with: self, where: self .> other)
  }
}
