import LayoutCore
package import LayoutHarness

/// What the adaptive layout promises.
package enum AdaptiveInvariants {
  package typealias Law = Invariant<AdaptiveDomain>

  package static let all: [Law] = [
    nonNegative, tiling, minMax, partsInside, overlap, spacers, proportion, continuity,
  ]

  private static func law(
    _ name: String,
    _ formula: String,
    applies: String = "every case",
    _ check:
      @escaping @Sendable (AdaptiveCase, AdaptiveAnswer, inout Trial<AdaptiveDomain>)
      throws(EngineFault) -> Fault?
  ) -> Law {
    Law(
      InvariantDescription(
        name: name,
        formula: formula,
        tolerance: "1e-6 of the number",
        applies: applies
      ),
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard let fault = try check(trial.problem, answer, &trial) else { return nil }
        return Violation(
          name,
          fault.message,
          expected: fault.expected,
          actual: fault.actual,
          items: fault.items
        )
      }
    )
  }

  /// What is wrong, with its numbers.
  private struct Fault {
    var message: String
    var expected: String
    var actual: String
    var items: [Int] = []
  }

  /// A number that is not the one expected, named.
  private static func other(_ what: String, _ actual: Double, _ expected: Double) -> Fault? {
    guard !Nearness.near(actual, expected) else { return nil }
    let (found, wanted) = (NumberText.text(actual), NumberText.text(expected))
    return Fault(
      message: "\(what) is \(found) instead of \(wanted)",
      expected: wanted,
      actual: found
    )
  }

  private static let nonNegative = law(
    "non-negative",
    "no frame is asked for or comes out with a negative length"
  ) { _, answer, _ in
    if let complaint = answer.complaints.first {
      return Fault(
        message: "\(complaint.path): \(complaint.message)",
        expected: "lengths not below 0",
        actual: complaint.message
      )
    }
    for frame in [answer.top, answer.bottom] + answer.parts + answer.spacers
    where !(frame.width >= 0 && frame.height >= 0) {
      return Fault(
        message: "a frame comes out at \(frame.words)",
        expected: "lengths not below 0",
        actual: frame.words
      )
    }
    return nil
  }

  private static let tiling = law(
    "tiling",
    "the two parts tile the container from top to bottom"
  ) { problem, answer, _ in
    other("the top edge of the top part", answer.top.y, 0)
      ?? other("the top edge of the bottom part", answer.bottom.y, answer.top.maxY)
      ?? other("the bottom edge of the bottom part", answer.bottom.maxY, problem.height)
  }

  private static let minMax = law(
    "min-max",
    "min(least, H) ≤ top ≤ max(most, need)"
  ) { problem, answer, _ in
    let low = min(problem.least, problem.height)
    let high = max(problem.most, problem.need)
    let height = answer.top.height
    guard height < low - Nearness.slack(low) || height > high + Nearness.slack(high) else {
      return nil
    }
    return Fault(
      message: "the top part is \(NumberText.text(height)) high, outside "
        + "\(NumberText.text(low)) to \(NumberText.text(high))",
      expected: "\(NumberText.text(low)) to \(NumberText.text(high))",
      actual: NumberText.text(height)
    )
  }

  private static let partsInside = law(
    "parts-inside",
    "the fixed views lie in the top part"
  ) { _, answer, _ in
    for (index, part) in answer.parts.enumerated() {
      let excess = max(answer.top.y - part.y, part.maxY - answer.top.maxY)
      guard excess > Nearness.slack(answer.top.maxY, part.maxY) else { continue }
      return Fault(
        message: "view \(index) at \(part.words) sticks \(NumberText.points(excess)) out of "
          + "the top part at \(answer.top.words)",
        expected: "inside \(answer.top.words)",
        actual: part.words,
        items: [index]
      )
    }
    return nil
  }

  private static let overlap = law(
    "overlap",
    "no two of the fixed views and the bottom part share area"
  ) { _, answer, _ in
    let frames = answer.parts + [answer.bottom]
    for (first, one) in frames.enumerated() {
      for (second, two) in frames.enumerated().dropFirst(first + 1) {
        let shared = min(one.maxY, two.maxY) - max(one.y, two.y)
        guard one.meets(two), shared > Nearness.slack(one.maxY, two.maxY) else { continue }
        let name = second == answer.parts.count ? "the bottom part" : "view \(second)"
        return Fault(
          message: "view \(first) and \(name) share \(NumberText.points(shared)) of height",
          expected: "no shared area",
          actual: "\(one.words) and \(two.words)",
          items: [first]
        )
      }
    }
    return nil
  }

  private static let spacers = law(
    "spacers",
    "every spacer ≥ s",
    applies: "containers with room for the views and their spacers"
  ) { problem, answer, _ in
    guard problem.height >= problem.need else { return nil }
    for (index, spacer) in answer.spacers.enumerated()
    where spacer.height < problem.spacer - Nearness.slack(problem.spacer) {
      return Fault(
        message: "spacer \(index) is \(NumberText.text(spacer.height)) high",
        expected: "at least \(NumberText.text(problem.spacer))",
        actual: NumberText.text(spacer.height)
      )
    }
    return nil
  }

  private static let proportion = law(
    "proportion",
    "top = fraction × H",
    applies: "heights whose fraction lies between the bounds and holds the views"
  ) { problem, answer, _ in
    let wanted = problem.fraction * problem.height
    guard (problem.least...problem.most).contains(wanted), wanted >= problem.need else {
      return nil
    }
    return other("the height of the top part", answer.top.height, wanted)
      ?? other("the height of the bottom part", answer.bottom.height, problem.height - wanted)
  }

  private static let continuity = law(
    "continuity",
    "|top(H + d) − top(H)| ≤ d, and the same for the bottom part",
  ) { (problem, answer, trial) throws(EngineFault) in
    let step = 0.125
    var taller = problem
    taller.height += step
    guard let next = try trial.ask(taller) else { return nil }
    for (what, one, two) in [
      ("top", answer.top.height, next.top.height),
      ("bottom", answer.bottom.height, next.bottom.height),
    ] where (one - two).magnitude > step + Nearness.slack(one, two) {
      return Fault(
        message: "the \(what) part is \(NumberText.text(one)) high, and "
          + "\(NumberText.text(two)) in a container \(step) higher",
        expected: "a change of at most \(step)",
        actual: NumberText.text(two - one)
      )
    }
    return nil
  }
}
