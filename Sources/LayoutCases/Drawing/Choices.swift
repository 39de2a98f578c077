/// A seeded stream of choices from which one case is drawn.
///
/// SplitMix64: the same seed, stream and index give the same choices on any machine, thread and
/// run, so that a case is known by its number alone.
package struct Choices: Sendable {
  private var state: UInt64

  /// The stream of case `index` of `stream` (a domain's name) under `seed`.
  package init(seed: UInt64, stream: String, index: Int) {
    state = seed
    for byte in stream.utf8 { state = Self.mixed(state ^ UInt64(byte)) }
    state = Self.mixed(state ^ Self.mixed(UInt64(bitPattern: Int64(index))))
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// A number from 0 up to but not including 1.
  package mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number from 0 up to but not including `bound`, which must be positive.
  package mutating func index(below bound: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(bound)).high)
  }

  /// A whole number of `range`.
  package mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + index(below: range.upperBound - range.lowerBound + 1)
  }

  /// A number of `range`, uniform.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  /// True with the given probability.
  package mutating func chance(_ probability: Double) -> Bool { unit() < probability }

  /// A number of the normal distribution with mean 0 and deviation 1, by twelve uniform ones.
  package mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += unit() }
    return sum
  }

  /// A set of the low `count` bits in which each bit is there with a probability drawn first, so
  /// that sparse and dense subsets are both common (swarm testing).
  package mutating func subset(ofBits count: Int) -> UInt64 {
    let density = [0.1, 0.3, 0.5, 0.8][index(below: 4)]
    var bits: UInt64 = 0
    for bit in 0..<count where chance(density) { bits |= 1 << UInt64(bit) }
    return bits
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
