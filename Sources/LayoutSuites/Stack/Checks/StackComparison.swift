import LayoutCore
import LayoutOracles
import SwiftUILayout

/// Compares two answers box by box; invariants report the result under their own names.
struct StackComparison {
  /// The name of the invariant that demands the equality.
  var invariant: String
  /// What the first answer is, such as `the plain oracle`.
  var expectedName: String
  /// When two numbers are equal.
  var equality: Equality
  /// Whether numbers that the first answer has no finite value for are passed over.
  var passesOverInfinite = false
  /// Whether origins are compared; beside a view without end nothing has a place.
  var comparesOrigins = true
  /// What each expected frame is turned into before it is compared.
  var expectedFrame: (Rect) -> Rect = { $0 }
  /// What a number is as large as when it was calculated from larger ones.
  var scale = 1.0

  /// The first difference, in the order of the second answer's boxes.
  ///
  /// - Complexity: O(boxes).
  func check(_ expected: StackAnswer, _ actual: StackAnswer) -> Violation? {
    if let violation = check(size: expected.size, actual.size) { return violation }
    if expected.frames.count == actual.frames.count,
      zip(expected.frames, actual.frames).allSatisfy({ $0.path == $1.path })
    {
      for index in actual.frames.indices {
        let violation = check(index, expected.frames[index].frame, actual.frames[index])
        if let violation { return violation }
      }
      return nil
    }
    var frames: [String: Rect] = [:]
    for box in expected.frames { frames[box.path] = box.frame }
    for (index, box) in actual.frames.enumerated() {
      guard let frame = frames.removeValue(forKey: box.path) else {
        return violation("\(box.path) has a frame, but none in \(expectedName)", [index])
      }
      if let violation = check(index, frame, box) { return violation }
    }
    guard let missing = expected.frames.first(where: { frames[$0.path] != nil }) else { return nil }
    return violation("\(missing.path) has no frame, but one in \(expectedName)", [])
  }

  private func check(_ index: Int, _ expected: Rect, _ actual: StackFrame) -> Violation? {
    let expected = expectedFrame(expected)
    let frame = actual.frame
    let numbers: ArraySlice<(String, Double, Double, Violation.Edge)> = [
      ("width", expected.width, frame.width, .trailing),
      ("height", expected.height, frame.height, .bottom),
      ("x", expected.x, frame.x, .leading), ("y", expected.y, frame.y, .top),
    ]
    .dropLast(comparesOrigins ? 0 : 2)
    for (name, expected, actualNumber, edge) in numbers where !holds(expected, actualNumber) {
      return difference("the \(name) of \(actual.path)", expected, actualNumber, [index], edge)
    }
    return nil
  }

  private func check(size expected: Size, _ actual: Size) -> Violation? {
    if !holds(expected.width, actual.width) {
      return difference("the width of the tree", expected.width, actual.width, [], .trailing)
    }
    if !holds(expected.height, actual.height) {
      return difference("the height of the tree", expected.height, actual.height, [], .bottom)
    }
    return nil
  }

  private func holds(_ expected: Double, _ actual: Double) -> Bool {
    if passesOverInfinite, !expected.isFinite { return true }
    return equality.holds(expected, actual, scale: scale)
  }

  private func violation(_ message: String, _ items: [Int]) -> Violation {
    Violation(
      invariant,
      message,
      expected: "the same boxes",
      actual: "others",
      items: items,
      aspect: "boxes"
    )
  }

  private func difference(
    _ what: String,
    _ expected: Double,
    _ actual: Double,
    _ items: [Int],
    _ edge: Violation.Edge
  ) -> Violation {
    let (expectedText, actualText) = NumberText.pair(expected, actual)
    return Violation(
      invariant,
      "\(what) is \(actualText), but \(expectedText) in \(expectedName)",
      expected: expectedText,
      actual: actualText,
      items: items,
      edge: edge
    )
  }
}
