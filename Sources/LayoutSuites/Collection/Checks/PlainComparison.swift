import CollectionLayout
import LayoutCore

/// Holds an answer against the plain solver's.
struct PlainComparison {
  private let problem: CollectionCase
  private let solution: PlainSolution
  private let pixel: Double

  init(_ problem: CollectionCase, _ solution: PlainSolution, pixel: Double) {
    self.problem = problem
    self.solution = solution
    self.pixel = pixel
  }

  func difference(_ answer: CollectionAnswer) -> Violation? {
    let expected = solution.elements(viewing: problem.viewing)
    for (index, (placed, element)) in zip(expected, answer.elements).enumerated() {
      guard placed.element.id == element.id else {
        return violation(
          "another element stands here",
          "\(placed.element.id.category) \(placed.element.id.text)",
          "\(element.id.category) \(element.id.text)"
        )
      }
      guard agrees(placed, element.frame) else {
        return violation(
          "\(element.id.category) \(element.id.text) is elsewhere",
          placed.element.frame.text,
          element.frame.text,
          [index]
        )
      }
      guard placed.isAnywhereInStack || placed.element.zIndex == element.zIndex else {
        return violation(
          "\(element.id.category) \(element.id.text) has another z",
          "\(placed.element.zIndex)",
          "\(element.zIndex)",
          [index]
        )
      }
    }
    guard expected.count == answer.elements.count else {
      return violation("another count", "\(expected.count)", "\(answer.elements.count)")
    }
    let (wanted, found) = (solution.contentSize, answer.contentSize)
    guard (wanted.width - found.width).magnitude <= 0.001,
      (wanted.height - found.height).magnitude <= 0.001
    else {
      return violation(
        "the content has another size",
        "\(wanted.width) x \(wanted.height)",
        "\(found.width) x \(found.height)"
      )
    }
    return rests(answer)
  }

  private func rests(_ answer: CollectionAnswer) -> Violation? {
    for (section, solved) in solution.sections.enumerated() where !problem.asked.isEmpty {
      guard let row = solved.row else { continue }
      guard let rests = answer.rests[section] else {
        return violation("section \(section) does not scroll", "a rest", "none")
      }
      for (asked, rest) in zip(problem.asked, rests) {
        let wanted = row.restOffset(asked: asked)
        guard (wanted - rest).magnitude > 0.001, !row.isTie(asked, wanted, rest) else { continue }
        return violation("section \(section) asked for \(asked)", "\(wanted)", "\(rest)")
      }
    }
    return nil
  }

  /// Within a thousandth, or a pixel off where the exact number is a tie between two.
  private func agrees(_ placed: PlainSolution.Placed, _ found: Rect) -> Bool {
    let (exact, wanted) = (placed.exact, placed.element.frame)
    let numbers = [
      (exact.x, wanted.x, found.x), (exact.y, wanted.y, found.y),
      (exact.width, wanted.width, found.width), (exact.height, wanted.height, found.height),
    ]
    return numbers.allSatisfy { exact, wanted, found in
      if (wanted - found).magnitude <= 0.001 { return true }
      let pixels = exact / pixel
      let tie = (pixels - pixels.rounded(.down) - 0.5).magnitude < 1e-6
      return tie && (wanted - found).magnitude <= pixel + 0.001
    }
  }

  private func violation(
    _ message: String,
    _ expected: String,
    _ actual: String,
    _ items: [Int] = []
  ) -> Violation {
    Violation("reference", message, expected: expected, actual: actual, items: items)
  }
}

extension PlainRow {
  /// Whether two rests are as near to what was asked, so that either is right.
  func isTie(_ asked: Double, _ one: Double, _ other: Double) -> Bool {
    ((one - asked).magnitude - (other - asked).magnitude).magnitude < 1e-6
  }
}
