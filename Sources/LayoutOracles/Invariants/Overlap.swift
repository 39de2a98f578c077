package import LayoutCore

/// No two frames share area.
package enum Overlap {
  package static let description = InvariantDescription(
    name: "overlap",
    formula:
      "i < j, both with area: not (min(right) - max(left) > e and min(bottom) - max(top) > e)",
    tolerance: "each edge moved inwards by half of 1e-6 of its coordinate, at least half of 1e-6; "
      + "a mirrored one also by 4 ulps of the length it was mirrored in",
    applies: "every engine that answers with frames"
  )

  /// The first pair of frames that overlap, from top to bottom.
  ///
  /// Frames without area or with a number that is not finite overlap nothing. `grain` is what the
  /// calculation of an x alone can cost, in points; see ``LaneReading/grain``.
  ///
  /// - Complexity: O(n log n) at worst, O(n) with usual frames.
  package static func check(
    _ frames: [Rect],
    tolerance: Tolerance = .standard,
    grain: Double = 0,
    sweep: inout OverlapSweep
  ) -> Violation? {
    guard let (first, second) = sweep.firstPair(frames, tolerance, grain: grain) else {
      return nil
    }
    return violation(first, second, frames)
  }

  private static func violation(_ first: Int, _ second: Int, _ frames: [Rect]) -> Violation {
    let (one, other) = (frames[first], frames[second])
    let width = min(one.maxX, other.maxX) - max(one.x, other.x)
    let height = min(one.maxY, other.maxY) - max(one.y, other.y)
    let area = "\(NumberText.text(width)) by \(NumberText.text(height))"
    let corner =
      "x \(NumberText.text(max(one.x, other.x))), y \(NumberText.text(max(one.y, other.y)))"
    return Violation(
      description.name,
      "items \(first) and \(second) overlap by \(area) points at \(corner)",
      expected: "no shared area",
      actual: area,
      items: [first, second],
      edge: width < height ? .leading : .top
    )
  }
}
