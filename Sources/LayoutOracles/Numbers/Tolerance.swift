/// How much two numbers may differ and still count as one: a share of their magnitude.
///
/// One value for all invariants. Below one point the share is that of a point, so that coordinates
/// near zero are not held to digits nobody can see. A millionth also forgives engines that
/// calculate in single precision.
package struct Tolerance: Sendable, Hashable {
  /// The share of the magnitude that is forgiven.
  package var relative: Double

  /// Forgives `relative` times the magnitude of the numbers compared.
  package init(relative: Double) {
    self.relative = relative
  }

  /// A millionth.
  package static let standard = Tolerance(relative: 1e-6)

  /// What is forgiven for numbers as large as `magnitude`, in points.
  package func slack(_ magnitude: Double) -> Double {
    relative * max(1, magnitude.magnitude)
  }

  /// What is forgiven for numbers as large as the greater of the two, in points.
  package func slack(_ first: Double, _ second: Double) -> Double {
    relative * max(1, first.magnitude, second.magnitude)
  }

  /// Whether the two differ by more than is forgiven at their own magnitude or at `scale`.
  ///
  /// Numbers that are not comparable do not differ: `finite` reports those.
  package func differ(_ first: Double, _ second: Double, scale: Double = 1) -> Bool {
    (first - second).magnitude > relative * max(1, scale, first.magnitude, second.magnitude)
  }
}
