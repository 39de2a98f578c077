import CollectionLayout
import LayoutCore
package import LayoutHarness

/// The invariants of the domain `collection`, most of them taken from public bug reports.
package enum CollectionInvariants {
  package typealias Law = Invariant<CollectionDomain>

  package static let all: [Law] =
    [total] + ElementChecks.all + SectionChecks.all + RowChecks.all + QueryChecks.all
    + SizingChecks.all + [idempotence, narrow, reference]

  private static let total = Law(
    .init(
      name: "total",
      formula: "nonsense is refused with its rule, the verified domain is answered",
      tolerance: "G18 and limits of size may be refused or answered",
      applies: "always (S14, G17, B17, IBP#118)"
    ),
    onOutcome: { trial in
      switch trial.outcome {
      case .answer:
        guard let nonsense = trial.context.nonsense else { return nil }
        return Violation(
          "total",
          "nonsense was answered: \(nonsense)",
          expected: "a refusal that names \(nonsense)",
          actual: "an answer"
        )
      case .refusal(let failure):
        let rule = failure.message.prefix { $0 != ":" && $0 != " " }
        // Of large numbers sums can grow beyond any number, which S14 has refused.
        let isBoundless = trial.context.outside == .extremeNumbers && rule == "S14"
        let isUsual = isBoundless || ["G18", "limit", "B19"].contains(String(rule))
        if trial.context.nonsense != nil { return nil }
        if trial.context.outside != nil, isUsual { return nil }
        return Violation(
          "total",
          "what makes sense was refused: \(failure.message)",
          expected: "an answer",
          actual: "a refusal"
        )
      case .fault: return nil
      }
    }
  )

  private static let idempotence = Law(
    .init(
      name: "idempotence",
      formula: "the same case has the same answer",
      tolerance: "none",
      applies: "always"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard let again = try trial.ask(trial.problem) else { return refused("idempotence") }
      if let violation = difference("idempotence", answer, again) { return violation }
      guard again.hits != answer.hits || again.rests != answer.rests else { return nil }
      return Violation(
        "idempotence",
        "questions have other answers the second time",
        expected: "the same",
        actual: "others"
      )
    }
  )

  private static let narrow = Law(
    .init(
      name: "narrow",
      formula: "every width from 0 to insets and beyond is answered or refused by a rule",
      tolerance: "none",
      applies: "sections with insets across (LiveContainer#1414)"
    ),
    onAnswer: { (_, trial) throws(EngineFault) in
      guard trial.context.outside == nil else { return nil }
      let axis = trial.problem.description.scrollDirection.crossed
      let total =
        trial.problem.description.sections
        .map { $0.contentInsets.total(along: axis) }.max() ?? 0
      guard total > 0 else { return nil }
      for width in [0, total / 2, total, total + 1] {
        var problem = trial.problem
        problem.description.container[axis] = width
        problem.queries = []
        guard let answer = try trial.ask(problem) else { continue }
        let broken = answer.elements.first { !$0.frame.isFinite }
        guard broken != nil || !answer.contentSize[axis].isFinite else { continue }
        return Violation(
          "narrow",
          "\(width) points across give a frame that is not finite",
          expected: "numbers, or a refusal",
          actual: broken?.frame.text ?? "no content size"
        )
      }
      return nil
    }
  )

  private static let reference = Law(
    .init(
      name: "reference",
      formula:
        "every frame, place in the stack, content size, rest and rectangle answer is that of a"
        + " plain solver written from the rules alone",
      tolerance: "0.001; a pixel where the exact value is a tie",
      applies: "inside the verified domain"
    ),
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard let solution = trial.context.plain else { return nil }
      let comparison = PlainComparison(trial.problem, solution, pixel: trial.context.pixel)
      return comparison.difference(answer)
    }
  )

  static func refused(_ name: String) -> Violation {
    Violation(
      name,
      "the engine answered the case and refused one that differs from it harmlessly",
      expected: "an answer",
      actual: "a refusal"
    )
  }

  /// The first element or size in which an answer differs from what it should be.
  static func difference(
    _ name: String,
    _ expected: CollectionAnswer,
    _ actual: CollectionAnswer,
    forgiving points: Double = 0.001
  ) -> Violation? {
    for (index, (one, other)) in zip(expected.elements, actual.elements).enumerated() {
      guard one.id == other.id, one.frame.distance(other.frame) <= points,
        one.zIndex == other.zIndex
      else {
        return Violation(
          name,
          "\(one.id.category) \(one.id.text) is not where it should be",
          expected: "\(one.frame.text) z \(one.zIndex)",
          actual: "\(other.id.text) \(other.frame.text) z \(other.zIndex)",
          items: [index]
        )
      }
    }
    guard expected.elements.count == actual.elements.count else {
      return Violation(
        name,
        "the number of elements differs",
        expected: "\(expected.elements.count)",
        actual: "\(actual.elements.count)"
      )
    }
    let (wanted, found) = (expected.contentSize, actual.contentSize)
    guard (wanted.width - found.width).magnitude <= points,
      (wanted.height - found.height).magnitude <= points
    else {
      return Violation(
        name,
        "the content has another size",
        expected: "\(wanted.width) x \(wanted.height)",
        actual: "\(found.width) x \(found.height)"
      )
    }
    return nil
  }
}

extension Rect {
  /// The greatest difference of the four numbers; not a number counts as far.
  func distance(_ other: Rect) -> Double {
    let distance = max(
      (x - other.x).magnitude,
      (y - other.y).magnitude,
      (width - other.width).magnitude,
      (height - other.height).magnitude
    )
    return self == other || distance.isNaN && !isFinite && !other.isFinite ? 0 : distance
  }
}
