import LayoutOracles

/// What rounding can come to in lengths that are equal on paper.
///
/// The rules choose between lengths: the less flexible child, the view that fits. What they call
/// equal is equal on paper; calculated, it differs in the last bits, and in other bits in every
/// engine. A choice that hung on those bits would be nobody's rule.
extension Double {
  private static let onPaper = Tolerance(relative: 1e-10, absolute: 1e-8)

  /// How much of a length as large as this may be rounding, in points; none of an infinite one.
  var doubt: Double { isFinite ? Self.onPaper.slack(self) : 0 }

  /// Whether the length is more than `other` on paper.
  func isSurelyMore(than other: Double) -> Bool { self > other + max(doubt, other.doubt) }
}
