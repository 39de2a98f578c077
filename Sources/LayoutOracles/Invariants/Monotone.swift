package import LayoutCore

/// More room never gives fewer columns or less breadth, and room that is not used changes nothing.
package enum Monotone {
  package static let description = InvariantDescription(
    name: "monotone",
    formula: "W1 < W2: columns(W1) <= columns(W2), breadth(W1) <= breadth(W2); "
      + "breadth(W2) <= W1 implies size(W1) = size(W2)",
    tolerance: "1e-6 of the number",
    applies: "engines that choose columns or report a size by the room they are offered"
  )

  /// What an engine made of an offered width.
  package struct Sample: Sendable, Hashable {
    /// The width offered, in points.
    package var width: Double
    /// How many columns it laid out, where it has any.
    package var columns: Int?
    /// The size it reported, in points.
    package var size: Size

    /// Describes what became of `width`.
    package init(width: Double, columns: Int? = nil, size: Size) {
      self.width = width
      self.columns = columns
      self.size = size
    }
  }

  /// Judges the same content in two widths, whichever is given first.
  package static func check(
    _ one: Sample,
    _ other: Sample,
    tolerance: Tolerance = .standard
  ) -> Violation? {
    let (narrow, wide) = one.width <= other.width ? (one, other) : (other, one)
    let widths = "from \(NumberText.text(narrow.width)) to \(NumberText.text(wide.width))"
    if let few = narrow.columns, let many = wide.columns, few > many {
      return Violation(
        description.name,
        "\(few) columns become \(many) when the width grows \(widths)",
        expected: "at least \(few) columns",
        actual: "\(many) columns"
      )
    }
    let (less, more) = (narrow.size.width, wide.size.width)
    if less > more, tolerance.differ(less, more) {
      let (expected, actual) = NumberText.pair(less, more)
      return Violation(
        description.name,
        "the breadth falls from \(expected) to \(actual) when the width grows \(widths)",
        expected: "at least \(expected)",
        actual: actual,
        edge: .trailing
      )
    }
    guard more <= narrow.width else { return nil }
    return EqualAnswers(
      description.name,
      expectedName: "the width \(NumberText.text(wide.width)), of which no more was used",
      equality: .within(tolerance)
    )
    .check(wide.size, narrow.size)
  }
}
