import LayoutOracles

extension Tolerance {
  /// The usual tolerance, or a difference in points that is forgiven beside it.
  static func forgiving(_ points: Double?) -> Tolerance {
    Tolerance(relative: Tolerance.standard.relative, absolute: points ?? 0)
  }
}
