import TestKit

/// Seeded noise like that of a shared machine: every process has its own bias.
struct SyntheticNoise {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A number between 0 and 1.
  mutating func uniform() -> Double { Double(generator.next() >> 11) * 0x1p-53 }

  /// A number around 0 with standard deviation 1: twelve uniform numbers added.
  mutating func bell() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += uniform() }
    return sum
  }

  /// Medians of log ratios of 16 process pairs whose truth is `shift`, with a bias of 1% a pair
  /// and, in a tenth of the pairs, an outlier of up to 10% either way.
  mutating func logRatios(shift: Double) -> [Double] {
    (0..<16).map { _ in
      let outlier = uniform() < 0.1 ? (uniform() - 0.5) * 0.2 : 0
      return shift + bell() * 0.01 + outlier
    }
  }
}
