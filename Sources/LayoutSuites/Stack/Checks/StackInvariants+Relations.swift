import LayoutCore
import LayoutHarness
import LayoutOracles
import SwiftUILayout

/// What an engine's other answers say to one of them.
extension StackInvariants {
  static let idempotence = Law(
    Idempotence.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard let again = try trial.ask(trial.problem) else {
        return refused(Idempotence.description.name)
      }
      return StackComparison(
        invariant: Idempotence.description.name,
        expectedName: "the first layout",
        equality: .bits
      )
      .check(answer, again)
    }
  )

  static let incrementalEqualsFresh = Law(
    IncrementalEqualsFresh.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard !trial.problem.earlier.isEmpty else { return nil }
      var fresh = trial.problem
      fresh.earlier = []
      guard let expected = try trial.ask(fresh) else {
        return refused(IncrementalEqualsFresh.description.name)
      }
      return StackComparison(
        invariant: IncrementalEqualsFresh.description.name,
        expectedName: "a fresh layout",
        equality: .bits
      )
      .check(expected, answer)
    }
  )

  static let mirror = Law(
    InvariantDescription(
      name: Mirror.description.name,
      formula: "x_rtl = W - x - w, all else equal; W the width of the root",
      tolerance: "1e-6 of the number or of W",
      applies: "trees that set no direction inside, offered a finite width or none"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.features.isDisjoint(with: [.directions, .infiniteOffer, .badNumbers])
      else { return nil }
      var other = trial.problem
      other.direction = other.direction == .leftToRight ? .rightToLeft : .leftToRight
      guard let mirrored = try trial.ask(other) else { return refused(Mirror.description.name) }
      return StackComparison(
        invariant: Mirror.description.name,
        expectedName: "the mirror of the other direction",
        equality: .within(trial.engine.semantics.tolerance),
        expectedFrame: { frame in
          var frame = frame
          frame.x = answer.size.width - frame.x - frame.width
          return frame
        },
        scale: largest(answer)
      )
      .check(mirrored, answer)
    }
  )

  static let metamorphic = Law(
    InvariantDescription(
      name: Metamorphic.description.name,
      formula: "the tree with its axes exchanged has the frames with their axes exchanged",
      tolerance: "1e-6 of the number",
      applies: "trees of views and modifiers that have a counterpart along the other axis"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.features.isDisjoint(with: [.rightToLeft, .infiniteOffer, .badNumbers]),
        trial.problem.hasCounterpart,
        let transposed = try trial.ask(trial.problem.transposed)
      else { return nil }
      var expected = transposed
      expected.size = Size(width: transposed.size.height, height: transposed.size.width)
      return StackComparison(
        invariant: Metamorphic.description.name,
        expectedName: "the tree with its axes exchanged",
        equality: .within(trial.engine.semantics.tolerance),
        expectedFrame: { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) },
        scale: largest(answer)
      )
      .check(expected, answer)
    }
  )

  /// What lets a larger offer make a tree smaller, or one axis depend on the other.
  private static let fickle: StackFeatures = [
    .infiniteOffer, .badNumbers, .fitting, .aspectRatios, .lazyGrids, .customLayouts, .readers,
    .readerLengths, .guides,
  ]

  static let monotone = Law(
    InvariantDescription(
      name: Monotone.description.name,
      formula: "W1 < W2: w(W1) <= w(W2) and h(W1) = h(W2)",
      tolerance: "1e-6 of the number",
      applies: "trees without aspect ratios, ViewThatFits, readers, lazy grids, custom layouts"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.features.isDisjoint(with: fickle),
        let width = trial.problem.proposal.width
      else { return nil }
      var other = trial.problem
      other.proposal.width = width / 2
      other.earlier = []
      guard let narrow = try trial.ask(other) else { return refused(Monotone.description.name) }
      let tolerance = trial.engine.semantics.tolerance
      let scale = largest(answer)
      if narrow.size.width > answer.size.width,
        tolerance.differ(narrow.size.width, answer.size.width, scale: scale)
      {
        return Violation(
          Monotone.description.name,
          "the tree takes \(NumberText.text(narrow.size.width)) of \(NumberText.text(width / 2)), "
            + "but only \(NumberText.text(answer.size.width)) of \(NumberText.text(width))",
          expected: "at least \(NumberText.text(narrow.size.width))",
          actual: NumberText.text(answer.size.width),
          edge: .trailing
        )
      }
      guard tolerance.differ(narrow.size.height, answer.size.height, scale: scale) else {
        return nil
      }
      return Violation(
        Monotone.description.name,
        "the height changes from \(NumberText.text(narrow.size.height)) to "
          + "\(NumberText.text(answer.size.height)) when only the width is offered anew",
        expected: NumberText.text(narrow.size.height),
        actual: NumberText.text(answer.size.height),
        edge: .bottom
      )
    }
  )

  /// The largest number of an answer, which others may have been calculated from.
  private static func largest(_ answer: StackAnswer) -> Double {
    var largest = 1.0
    for box in answer.frames {
      for number in [box.frame.x, box.frame.y, box.frame.width, box.frame.height]
      where number.isFinite {
        largest = max(largest, number.magnitude)
      }
    }
    return largest
  }

  private static func refused(_ name: String) -> Violation {
    Violation(
      name,
      "the engine answered the case and refused one that differs from it harmlessly",
      expected: "an answer",
      actual: "a refusal"
    )
  }
}
