import LayoutCore
import LayoutOracles
import SwiftUILayout

/// What the rules promise of the stacks of a tree, read from the frames alone.
extension PlainBox {
  /// Calls `body` with the box and all inside it, until it answers.
  private func first<Found>(_ body: (PlainBox) -> Found?) -> Found? {
    if let found = body(self) { return found }
    for box in inside + secondary + lines.flatMap(\.cells) {
      if let found = box.first(body) { return found }
    }
    return nil
  }

  /// The path of the first frame, among those laid out, whose lengths make no sense (F2, F7).
  func firstBadFrame(laidOut places: [String: Int]) -> String? {
    first { box in
      guard case .modifier(let modifier) = box.part, places[box.path] != nil else { return nil }
      switch modifier {
      case .frame(let width, let height, _):
        let isBad = [width, height].contains { length in
          box.points(length).map { !($0 >= 0 && $0.isFinite) } ?? false
        }
        return isBad ? box.path : nil
      case .flexFrame(let frame):
        let lengths = [
          frame.minWidth, frame.idealWidth, frame.maxWidth,
          frame.minHeight, frame.idealHeight, frame.maxHeight,
        ]
        return lengths.contains { box.points($0)?.isNaN == true } ? box.path : nil
      default: return nil
      }
    }
  }

  /// The children of a stack of several, with their frames.
  private func row(
    _ answer: StackAnswer,
    _ places: [String: Int]
  ) -> (stack: Rect, children: [(index: Int, frame: Rect)])? {
    switch kind {
    case .vStack, .hStack: break
    default: return nil
    }
    guard inside.count > 1, isShown, let place = places[path] else { return nil }
    let indices = inside.compactMap { places[$0.path] }
    guard indices.count == inside.count else { return nil }
    return (answer.frames[place].frame, indices.map { ($0, answer.frames[$0].frame) })
  }

  /// S6: every child of a stack lies inside it.
  func firstOutside(
    _ answer: StackAnswer,
    _ places: [String: Int],
    _ tolerance: Tolerance
  ) -> Violation? {
    first { box in
      guard let (stack, children) = box.row(answer, places) else { return nil }
      let slack = tolerance.slack(stack.maxX.magnitude, stack.maxY.magnitude)
      for (index, frame) in children {
        guard let edge = frame.firstEdge(outside: stack, slack: slack) else { continue }
        return Violation(
          Containment.description.name,
          "the box \(answer.frames[index].path)",
          at: frame[edge],
          past: edge,
          of: "the stack around it, \(NumberText.text(stack))",
          at: stack[edge],
          items: [index]
        )
      }
      return nil
    }
  }

  /// S6, S9: from one child of a stack to the next there is the gap and nothing else.
  func firstGap(
    _ answer: StackAnswer,
    _ places: [String: Int],
    _ tolerance: Tolerance
  ) -> Violation? {
    first { box in
      guard let (stack, children) = box.row(answer, places) else { return nil }
      let isReversed = box.axis == .horizontal && box.isMirrored
      func start(_ frame: Rect) -> Double {
        isReversed ? stack.maxX - frame.maxX : frame.origin(along: box.axis)
      }
      let slack = tolerance.slack(
        stack.end(along: box.axis),
        stack.origin(along: box.axis)
      )
      for (number, gap) in box.gaps.enumerated() {
        let (one, next) = (children[number], children[number + 1])
        let found = start(next.frame) - start(one.frame) - one.frame.length(along: box.axis)
        guard (found - gap).magnitude > slack else { continue }
        return Violation(
          Spacing.description.name,
          "between \(answer.frames[one.index].path) and \(answer.frames[next.index].path) there "
            + "are \(NumberText.points(found))",
          expected: NumberText.text(gap),
          actual: NumberText.text(found),
          items: [one.index, next.index]
        )
      }
      return nil
    }
  }
}
