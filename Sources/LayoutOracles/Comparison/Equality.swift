/// When two numbers of two answers count as equal.
package enum Equality: Sendable, Hashable {
  /// When every bit is the same, those of zeros and of what is not a number included.
  case bits
  /// When they differ by no more than the tolerance forgives.
  case within(Tolerance)

  /// Whether the two count as equal.
  ///
  /// What is not a number equals only what is not a number either.
  package func holds(_ first: Double, _ second: Double, scale: Double = 1) -> Bool {
    switch self {
    case .bits: first.bitPattern == second.bitPattern
    case .within(let tolerance):
      first == second || first.isNaN && second.isNaN
        || first.isFinite && second.isFinite && !tolerance.differ(first, second, scale: scale)
    }
  }
}
