/// How much two numbers may differ and still count as one: a share of their magnitude.
///
/// One value for all invariants. Below one point the share is that of a point, so that coordinates
/// near zero are not held to digits nobody can see. A millionth also forgives engines that
/// calculate in single precision.
package struct Tolerance: Sendable, Hashable {
  /// The share of the magnitude that is forgiven.
  package var relative: Double
  /// What is forgiven at any magnitude, in points.
  package var absolute: Double

  /// Forgives `relative` times the magnitude of the numbers compared, or `absolute` if that is more.
  package init(relative: Double, absolute: Double = 0) {
    self.relative = relative
    self.absolute = absolute
  }

  /// A millionth.
  package static let standard = Tolerance(relative: 1e-6)

  /// What is forgiven for numbers as large as `magnitude`, in points.
  package func slack(_ magnitude: Double) -> Double {
    max(absolute, relative * max(1, magnitude.magnitude))
  }

  /// What is forgiven for numbers as large as the greater of the two, in points.
  package func slack(_ first: Double, _ second: Double) -> Double {
    max(absolute, relative * max(1, first.magnitude, second.magnitude))
  }

  /// Whether the two differ by more than is forgiven at their own magnitude or at `scale`.
  ///
  /// Numbers that are not comparable do not differ: `finite` reports those.
  package func differ(_ first: Double, _ second: Double, scale: Double = 1) -> Bool {
    let share = relative * max(1, scale, first.magnitude, second.magnitude)
    return (first - second).magnitude > max(absolute, share)
  }
}
