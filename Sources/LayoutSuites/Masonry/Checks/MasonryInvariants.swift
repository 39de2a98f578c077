import LayoutCore
package import LayoutHarness
import LayoutOracles
import MasonryLayout

/// The invariants of the masonry domain, each bound to the check that stands in LayoutOracles.
///
/// First whether it answered at all, then the geometry of the answer, then what other answers of
/// the same engine say to it.
package enum MasonryInvariants {
  package typealias Law = Invariant<MasonryDomain>

  package static let all: [Law] =
    [total] + geometry + [
      rectQuery, idempotence, incrementalEqualsFresh, prefixStability, mirror, reference,
    ]

  private static let total = Law(
    Total.description,
    onOutcome: { trial in
      // What made no sense only before the edits may be refused then or answered after.
      let isNonsense = trial.context.nonsense != nil
      let rule =
        trial.context.beganAsNonsense != isNonsense && !trial.problem.edits.isEmpty
        ? LaneSemantics.Nonsense.anything : trial.engine.semantics.lanes.nonsense
      if trial.context.beganAsNonsense, !isNonsense { return nil }
      return Total.check(
        nonsense: trial.context.nonsense,
        response: Total.Response(trial.outcome),
        rule: rule
      )
    }
  )

  private static let geometry: [Law] = LaneChecks.all.map { check in
    Law(
      check.description,
      onAnswer: { (answer, trial) throws(EngineFault) in
        guard trial.context.nonsense == nil else { return nil }
        return check.check(trial.context.plan, answer.laneAnswer, &trial.context.scratch)
      }
    )
  }

  private static let rectQuery = Law(
    RectQuery.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard let hits = answer.hits else { return nil }
      guard hits.count == trial.problem.queries.count else {
        return Bijection.check(
          items: trial.problem.queries.count,
          answered: hits.count,
          "answers to queries"
        )
      }
      for (query, hits) in zip(trial.problem.queries, hits) {
        let violation = RectQuery.check(
          query,
          hits: hits,
          frames: answer.frames,
          grain: trial.context.scratch.reading.grain
        )
        if let violation { return violation }
      }
      return nil
    }
  )

  private static let idempotence = Law(
    Idempotence.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard let again = try trial.ask(trial.problem) else {
        return refused(Idempotence.description.name)
      }
      return Idempotence.check(first: answer.laneAnswer, again: again.laneAnswer)
    }
  )

  private static let incrementalEqualsFresh = Law(
    IncrementalEqualsFresh.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard !trial.problem.edits.isEmpty, trial.context.nonsense == nil else { return nil }
      guard let fresh = try trial.ask(MasonryCase(trial.context.edited)) else {
        return refused(IncrementalEqualsFresh.description.name)
      }
      return IncrementalEqualsFresh.check(
        fresh: fresh.laneAnswer,
        incremental: answer.laneAnswer
      )
    }
  )

  private static let prefixStability = Law(
    PrefixStability.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      let plan = trial.context.plan
      // Rows mirrored about the content's end all move when the content grows.
      guard plan.axis == .vertical || plan.direction == .leftToRight,
        trial.context.nonsense == nil, plan.items.count > 1
      else { return nil }
      var shorter = trial.context.edited
      shorter.items.removeLast(max(1, shorter.items.count / 3))
      guard let before = try trial.ask(MasonryCase(shorter)) else {
        return refused(PrefixStability.description.name)
      }
      return PrefixStability.check(
        before: before.laneAnswer,
        after: answer.laneAnswer,
        changed: shorter.items.count,
        plan: plan
      )
    }
  )

  private static let mirror = Law(
    Mirror.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      guard trial.context.nonsense == nil,
        trial.engine.semantics.understands.contains(.rightToLeft)
      else { return nil }
      // That the edits come to the same as a fresh layout is another invariant's business.
      var other = trial.context.edited
      let isMirrored = other.direction == .rightToLeft
      other.direction = isMirrored ? .leftToRight : .rightToLeft
      guard let mirrored = try trial.ask(MasonryCase(other)) else {
        return refused(Mirror.description.name)
      }
      return Mirror.check(
        leftToRight: isMirrored ? mirrored.laneAnswer : answer.laneAnswer,
        rightToLeft: isMirrored ? answer.laneAnswer : mirrored.laneAnswer,
        plan: trial.context.plan
      )
    }
  )

  /// The plain reference is slow by design; larger cases are left to `assignment`, `spacing` and
  /// `min-max`, which together say the same.
  private static let largestReference = 16

  private static let reference = Law(
    Reference.description,
    onAnswer: { (answer, trial) throws(EngineFault) in
      let plan = trial.context.plan
      guard trial.context.nonsense == nil, plan.items.count <= largestReference,
        plan.semantics.claims == .all
      else { return nil }
      // Whether the lanes are the right ones is `assignment`'s business, near ties among them.
      let read = trial.context.scratch.reading.lanes
      let lanes = answer.lanes ?? (read.count == plan.items.count ? read : nil)
      let oracle = LaneReference.layOut(plan, following: lanes)
      return Reference.check(oracle: oracle, answer: answer.laneAnswer)
    }
  )

  private static func refused(_ name: String) -> Violation {
    Violation(
      name,
      "the engine answered the case and refused one that differs from it harmlessly",
      expected: "an answer",
      actual: "a refusal"
    )
  }
}
