/// SplitMix64: the same numbers for the same seed, everywhere, so that a failure comes back.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Starts at a seed.
  package init(seed: UInt64) { state = seed }

  /// Starts at a number that others follow, far from where they do.
  package init(number: Int) {
    state = UInt64(bitPattern: Int64(number)) &* 0x2545_F491_4F6C_DD1D
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True in this part of all cases.
  package mutating func chance(_ part: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < part
  }

  /// True once in `count` times.
  package mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  /// One of these.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }
}
