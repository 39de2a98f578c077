package import LayoutCore

/// What a container measures is what its children then take.
package enum MeasureEqualsPlace {
  package static let description = InvariantDescription(
    name: "measure-equals-place",
    formula: "size(p) = bounding size of the placement in it; each child has the size it answered",
    tolerance: "1e-6 of the number",
    applies: "engines that measure before they place"
  )

  /// Judges a measured size, and the sizes children answered, against their frames.
  ///
  /// `answered` holds one size a frame, or is empty where children do not tell.
  ///
  /// - Complexity: O(frames).
  package static func check(
    measured: Size,
    frames: [Rect],
    answered: [Size] = [],
    tolerance: Tolerance = .standard
  ) -> Violation? {
    for index in frames.indices where index < answered.count {
      var expected = frames[index]
      expected.width = answered[index].width
      expected.height = answered[index].height
      let violation = EqualAnswers(
        description.name,
        expectedName: "what it answered",
        equality: .within(tolerance)
      )
      .check(item: index, expected, frames[index])
      if let violation { return violation }
    }
    guard let first = frames.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.maxX, first.maxY)
    for frame in frames.dropFirst() {
      left = min(left, frame.x)
      top = min(top, frame.y)
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    return EqualAnswers(
      description.name,
      expectedName: "the bounds of its children",
      equality: .within(tolerance)
    )
    .check(Size(width: right - left, height: bottom - top), measured)
  }
}
