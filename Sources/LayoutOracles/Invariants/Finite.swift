package import LayoutCore

/// Every number answered is finite, every length at least zero.
package enum Finite {
  package static let description = InvariantDescription(
    name: "finite",
    formula: "x, y, w, h, S finite; w, h, S >= 0",
    tolerance: "none",
    applies: "every engine that answers with frames"
  )

  /// The first frame, or else the content size, with a number that is not finite or a length below
  /// zero.
  ///
  /// - Complexity: O(frames).
  package static func check(_ frames: [Rect], size: Size) -> Violation? {
    for index in frames.indices {
      let frame = frames[index]
      if !frame.isFinite || frame.width < 0 || frame.height < 0 {
        return violation(frame, of: index)
      }
    }
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      let isWidth = !size.width.isFinite || size.width < 0
      let value = isWidth ? size.width : size.height
      return violation(isWidth ? "width" : "height", value, of: "the content", [])
    }
    return nil
  }

  private static func violation(_ frame: Rect, of index: Int) -> Violation? {
    let lengths = [("width", frame.width), ("height", frame.height)]
    for (name, value) in [("x", frame.x), ("y", frame.y)] + lengths where !value.isFinite {
      return violation(name, value, of: "item \(index)", [index])
    }
    for (name, value) in lengths where value < 0 {
      return violation(name, value, of: "item \(index)", [index])
    }
    return nil
  }

  private static func violation(
    _ name: String,
    _ value: Double,
    of owner: String,
    _ items: [Int]
  ) -> Violation {
    Violation(
      description.name,
      "the \(name) of \(owner) is \(NumberText.text(value))",
      expected: value.isFinite ? "at least 0" : "a finite number",
      actual: NumberText.text(value),
      items: items,
      aspect: value.isNaN ? "NaN" : value.isInfinite ? "infinite" : "negative"
    )
  }
}
