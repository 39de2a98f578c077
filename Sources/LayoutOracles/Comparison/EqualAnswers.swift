package import LayoutCore

/// Compares two answers number by number; invariants report the result under their own names.
package struct EqualAnswers: Sendable {
  /// The name of the invariant that demands the equality.
  package var invariant: String
  /// What the first answer is, such as `a fresh layout`.
  package var expectedName: String
  /// When two numbers are equal.
  package var equality: Equality

  /// Compares under the name of `invariant`.
  package init(_ invariant: String, expectedName: String, equality: Equality) {
    self.invariant = invariant
    self.expectedName = expectedName
    self.equality = equality
  }

  /// The first difference between two whole answers: counts, frames, lanes, content size.
  ///
  /// What a mirrored x was subtracted from is as large as the content is wide, and so is what is
  /// forgiven for it.
  ///
  /// - Complexity: O(frames).
  package func check(_ expected: LaneAnswer, _ actual: LaneAnswer) -> Violation? {
    let width = expected.size.width.magnitude
    return check(expected.frames, actual.frames, xScale: width.isFinite ? width : 1)
      ?? check(lanes: expected.lanes, actual.lanes)
      ?? check(expected.size, actual.size)
  }

  /// The first difference between two lists of frames.
  ///
  /// `xScale` is the magnitude of what each x was calculated from, when that is more than x itself.
  package func check(
    _ expected: [Rect],
    _ actual: [Rect],
    xScale: Double = 1
  ) -> Violation? {
    guard expected.count == actual.count else {
      return Violation(
        invariant,
        "there are \(actual.count) frames, but \(expectedName) has \(expected.count)",
        expected: "\(expected.count) frames",
        actual: "\(actual.count) frames"
      )
    }
    for index in expected.indices {
      let violation = check(item: index, expected[index], actual[index], xScale: xScale)
      if let violation { return violation }
    }
    return nil
  }

  /// The first difference between two frames of one item.
  ///
  /// `xScale` is the magnitude of what x was calculated from, when that is more than x itself.
  package func check(
    item index: Int,
    _ expected: Rect,
    _ actual: Rect,
    xScale: Double = 1
  ) -> Violation? {
    if !equality.holds(expected.x, actual.x, scale: xScale) {
      return violation(index, "x", expected.x, actual.x, .leading)
    }
    if !equality.holds(expected.y, actual.y) {
      return violation(index, "y", expected.y, actual.y, .top)
    }
    if !equality.holds(expected.width, actual.width) {
      return violation(index, "width", expected.width, actual.width, .trailing)
    }
    if !equality.holds(expected.height, actual.height) {
      return violation(index, "height", expected.height, actual.height, .bottom)
    }
    return nil
  }

  /// The first difference between two content sizes.
  package func check(_ expected: Size, _ actual: Size) -> Violation? {
    if !equality.holds(expected.width, actual.width) {
      return violation(nil, "width", expected.width, actual.width, .trailing)
    }
    if !equality.holds(expected.height, actual.height) {
      return violation(nil, "height", expected.height, actual.height, .bottom)
    }
    return nil
  }

  /// The first item that two answers put into different lanes; only asked where both tell.
  package func check(lanes expected: [Int]?, _ actual: [Int]?) -> Violation? {
    guard let expected, let actual, expected != actual else { return nil }
    for index in 0..<min(expected.count, actual.count) where expected[index] != actual[index] {
      return Violation(
        invariant,
        "item \(index) lies in lane \(actual[index]), but in lane \(expected[index]) in "
          + expectedName,
        expected: "lane \(expected[index])",
        actual: "lane \(actual[index])",
        items: [index]
      )
    }
    return Violation(
      invariant,
      "there are \(actual.count) lanes told, but \(expectedName) tells \(expected.count)",
      expected: "\(expected.count) lanes",
      actual: "\(actual.count) lanes"
    )
  }

  private func violation(
    _ index: Int?,
    _ name: String,
    _ expected: Double,
    _ actual: Double,
    _ edge: Violation.Edge
  ) -> Violation {
    let (expectedText, actualText) = NumberText.pair(expected, actual)
    let owner = index.map { "item \($0)" } ?? "the content"
    return Violation(
      invariant,
      "the \(name) of \(owner) is \(actualText), but \(expectedText) in \(expectedName)",
      expected: expectedText,
      actual: actualText,
      items: index.map { [$0] } ?? [],
      edge: edge
    )
  }
}
