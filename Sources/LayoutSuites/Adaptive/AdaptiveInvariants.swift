import LayoutCore
package import LayoutHarness
import LayoutOracles

/// What the adaptive layout promises.
package enum AdaptiveInvariants {
  package typealias Law = Invariant<AdaptiveDomain>

  package static let all: [Law] = [
    nonNegative, tiling, minMax, partsInside, overlap, spacers, proportion, continuity,
  ]

  /// A number that is not the one expected, named.
  private static func other(
    _ name: String,
    _ what: String,
    _ actual: Double,
    _ expected: Double
  ) -> Violation? {
    guard !Nearness.near(actual, expected) else { return nil }
    let (found, wanted) = (NumberText.text(actual), NumberText.text(expected))
    return Violation(
      name,
      "\(what) is \(found) instead of \(wanted)",
      expected: wanted,
      actual: found
    )
  }

  private static let nonNegative = Law.named(
    "non-negative",
    "no frame is asked for or comes out with a negative length"
  ) { name, answer, _ in
    if let complaint = answer.complaints.first {
      return Violation(
        name,
        "\(complaint.path) has a \(complaint.message)",
        expected: "a length of at least 0",
        actual: complaint.message
      )
    }
    for frame in [answer.top, answer.bottom] + answer.parts + answer.spacers
    where !(frame.width >= 0 && frame.height >= 0) {
      return Violation(
        name,
        "a frame comes out at \(frame.words)",
        expected: "lengths of at least 0",
        actual: frame.words
      )
    }
    return nil
  }

  private static let tiling = Law.named(
    "tiling",
    "the two parts tile the container from top to bottom"
  ) { name, answer, trial in
    other(name, "the top edge of the top part", answer.top.y, 0)
      ?? other(name, "the top edge of the bottom part", answer.bottom.y, answer.top.maxY)
      ?? other(
        name,
        "the bottom edge of the bottom part",
        answer.bottom.maxY,
        trial.problem.height
      )
  }

  private static let minMax = Law.named(
    "min-max",
    "min(least, H) ≤ top ≤ max(most, need)"
  ) { name, answer, trial in
    let problem = trial.problem
    let low = min(problem.least, problem.height)
    let high = max(problem.most, problem.need)
    let height = answer.top.height
    guard height < low - Nearness.slack(low) || height > high + Nearness.slack(high) else {
      return nil
    }
    return Violation(
      name,
      "the top part is \(NumberText.text(height)) high, outside "
        + "\(NumberText.text(low)) to \(NumberText.text(high))",
      expected: "\(NumberText.text(low)) to \(NumberText.text(high))",
      actual: NumberText.text(height)
    )
  }

  private static let partsInside = Law.named(
    "parts-inside",
    "the fixed views lie in the top part"
  ) { name, answer, trial in
    for (index, part) in answer.parts.enumerated() {
      // As wide as they like: the top part has a height only.
      let (column, top) = (part.column, answer.top.column)
      let slack = Nearness.slack(top.maxY, column.maxY)
      guard let edge = column.firstEdge(outside: top, slack: slack) else { continue }
      return Violation(
        name,
        "view \(index)",
        at: part[edge],
        past: edge,
        of: "the top part, which is \(NumberText.text(top.height)) high",
        at: top[edge],
        items: [index],
        // No order of the views helps there; elsewhere they lie in the wrong place.
        aspect: trial.problem.need > top.height + slack ? "too much content" : nil
      )
    }
    return nil
  }

  private static let overlap = Law.named(
    "overlap",
    "no two of the fixed views and the bottom part share area"
  ) { name, answer, _ in
    let frames = answer.parts + [answer.bottom]
    for (first, one) in frames.enumerated() {
      for (second, two) in frames.enumerated().dropFirst(first + 1) {
        let shared = min(one.maxY, two.maxY) - max(one.y, two.y)
        guard one.meets(two), shared > Nearness.slack(one.maxY, two.maxY) else { continue }
        let other = second == answer.parts.count ? "the bottom part" : "view \(second)"
        return Violation(
          name,
          "view \(first) and \(other) share \(NumberText.points(shared)) of height",
          expected: "no shared area",
          actual: "\(one.words) and \(two.words)",
          items: [first]
        )
      }
    }
    return nil
  }

  private static let spacers = Law.named(
    "spacers",
    "every spacer ≥ s",
    applies: "containers with room for the views and their spacers"
  ) { name, answer, trial in
    let problem = trial.problem
    guard problem.height >= problem.need else { return nil }
    for (index, spacer) in answer.spacers.enumerated()
    where spacer.height < problem.spacer - Nearness.slack(problem.spacer) {
      return Violation(
        name,
        "spacer \(index) is \(NumberText.text(spacer.height)) high",
        expected: "at least \(NumberText.text(problem.spacer))",
        actual: NumberText.text(spacer.height)
      )
    }
    return nil
  }

  private static let proportion = Law.named(
    "proportion",
    "top = fraction × H",
    applies: "heights whose fraction lies between the bounds and holds the views"
  ) { name, answer, trial in
    let problem = trial.problem
    let wanted = problem.fraction * problem.height
    guard (problem.least...problem.most).contains(wanted), wanted >= problem.need else {
      return nil
    }
    let rest = problem.height - wanted
    return other(name, "the height of the top part", answer.top.height, wanted)
      ?? other(name, "the height of the bottom part", answer.bottom.height, rest)
  }

  private static let continuity = Law.named(
    "continuity",
    "|top(H + d) − top(H)| ≤ d, and the same for the bottom part",
  ) { (name, answer, trial) throws(EngineFault) in
    let step = 0.125
    var taller = trial.problem
    taller.height += step
    guard let next = try trial.ask(taller) else { return nil }
    for (what, one, two) in [
      ("top", answer.top.height, next.top.height),
      ("bottom", answer.bottom.height, next.bottom.height),
    ] where (one - two).magnitude > step + Nearness.slack(one, two) {
      return Violation(
        name,
        "the \(what) part is \(NumberText.text(one)) high, and "
          + "\(NumberText.text(two)) in a container \(step) higher",
        expected: "a change of at most \(step)",
        actual: NumberText.text(two - one)
      )
    }
    return nil
  }
}

extension Rect {
  /// Its height alone.
  fileprivate var column: Rect { Rect(x: 0, y: y, width: 0, height: height) }
}
