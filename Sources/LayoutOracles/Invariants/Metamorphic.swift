package import LayoutCore

/// A changed input changes the answer only as predicted.
package enum Metamorphic {
  package static let description = InvariantDescription(
    name: "metamorphic",
    formula: "layout(T case) = T layout(case), T transposing axes, scaling by 2^k or translating",
    tolerance: "1e-6 of the number",
    applies: "every engine under the changes its domain knows; transposing only from left to right"
  )

  /// A change whose effect on an answer is known.
  package enum Change: Sendable, Hashable {
    /// Axes, sizes and insets are exchanged.
    case transposed
    /// Every length is multiplied; by a power of two no digit is lost.
    case scaled(Double)
    /// Room before the content grows by so much on either axis, and the content size with it.
    case moved(x: Double, y: Double)

    /// The words for it in a message.
    fileprivate var name: String {
      switch self {
      case .transposed: "the transposed layout"
      case .scaled(let factor): "the layout scaled by \(NumberText.text(factor))"
      case .moved(let x, let y):
        "the layout moved by \(NumberText.text(x)), \(NumberText.text(y))"
      }
    }

    /// What becomes of a frame.
    package func apply(_ frame: Rect) -> Rect {
      switch self {
      case .transposed: Rect(x: frame.y, y: frame.x, width: frame.height, height: frame.width)
      case .scaled(let factor):
        Rect(
          x: frame.x * factor,
          y: frame.y * factor,
          width: frame.width * factor,
          height: frame.height * factor
        )
      case .moved(let x, let y):
        Rect(x: frame.x + x, y: frame.y + y, width: frame.width, height: frame.height)
      }
    }

    /// What becomes of a content size.
    package func apply(_ size: Size) -> Size {
      switch self {
      case .transposed: Size(width: size.height, height: size.width)
      case .scaled(let factor): Size(width: size.width * factor, height: size.height * factor)
      case .moved(let x, let y): Size(width: size.width + x, height: size.height + y)
      }
    }
  }

  /// The first number of the changed input's answer that is not as the change predicts.
  ///
  /// - Complexity: O(frames).
  package static func check(
    _ change: Change,
    original: LaneAnswer,
    changed: LaneAnswer,
    tolerance: Tolerance = .standard
  ) -> Violation? {
    let predicted = LaneAnswer(
      frames: original.frames.map(change.apply),
      size: change.apply(original.size),
      lanes: original.lanes
    )
    return EqualAnswers(
      description.name,
      expectedName: change.name,
      equality: .within(tolerance)
    )
    .check(predicted, changed)
  }

  /// Judges that items without area, put in among others, move none of those.
  ///
  /// `inserted` are their indices in the changed answer, ascending. Only where they take no gap.
  package static func check(
    inserted: [Int],
    original: LaneAnswer,
    changed: LaneAnswer,
    tolerance: Tolerance = .standard
  ) -> Violation? {
    var kept = LaneAnswer(frames: [], size: changed.size)
    var next = 0
    for index in changed.frames.indices {
      if next < inserted.count, inserted[next] == index {
        next += 1
      } else {
        kept.frames.append(changed.frames[index])
      }
    }
    return EqualAnswers(
      description.name,
      expectedName: "the layout without the items that have no area",
      equality: .within(tolerance)
    )
    .check(original, kept)
  }
}
