/// A length that can be left open, in the eight bytes of the length itself.
struct OptionalLength: Sendable, Hashable {
  private var bits: UInt64
  private static let open = UInt64.max

  init(_ value: Double?) {
    // Zero has one form and what is not a number one other than the open one, so that equal
    // bits and equal values are the same thing.
    bits = value.map { $0.isNaN ? Double.nan.bitPattern : ($0 + 0).bitPattern } ?? Self.open
  }

  var value: Double? { bits == Self.open ? nil : number }
  /// The length, or not a number where it is open.
  var number: Double { Double(bitPattern: bits) }
  /// Whether it is open, or finite and not negative.
  var isSound: Bool { bits &+ 1 <= Double.infinity.bitPattern }
}
