package import LayoutCore

/// One invariant of a single lane answer, as a value that can be listed, selected and asked.
package struct LaneCheck: Sendable {
  /// What it demands.
  package var description: InvariantDescription
  /// Judges an answer that the scratch has read.
  package var check: @Sendable (LanePlan, LaneAnswer, inout LaneScratch) -> Violation?
}

/// Storage that checks use again from one answer to the next.
package struct LaneScratch: Sendable {
  /// The answer along its plan's axes.
  package var reading = LaneReading()
  /// The search for overlaps.
  package var sweep = OverlapSweep()

  /// Makes scratch without storage.
  package init() {}
}

/// The invariants that one lane answer is asked for by itself.
package enum LaneChecks {
  /// All of them, in the order in which they are asked: a broken one makes those behind it vague.
  package static let all: [LaneCheck] = [
    LaneCheck(description: Bijection.description) { plan, answer, _ in
      Bijection.check(plan, answer)
    },
    LaneCheck(description: Finite.description) { _, answer, _ in
      Finite.check(answer.frames, size: answer.size)
    },
    LaneCheck(description: Overlap.description) { plan, answer, scratch in
      Overlap.check(
        answer.frames,
        tolerance: plan.semantics.tolerance,
        grain: scratch.reading.grain,
        sweep: &scratch.sweep
      )
    },
    LaneCheck(description: Containment.description) { plan, _, scratch in
      Containment.check(plan, scratch.reading)
    },
    LaneCheck(description: Spacing.description) { plan, _, scratch in
      Spacing.check(plan, &scratch.reading)
    },
    LaneCheck(description: MinMax.description) { plan, _, scratch in
      MinMax.check(plan, scratch.reading)
    },
    LaneCheck(description: ContentSize.description) { plan, answer, scratch in
      ContentSize.check(plan, answer, scratch.reading)
    },
    LaneCheck(description: Balance.description) { plan, _, scratch in
      Balance.check(plan, &scratch.reading)
    },
    LaneCheck(description: Assignment.description) { plan, answer, scratch in
      Assignment.check(plan, answer, &scratch.reading)
    },
  ]

  /// The first invariant of `checks` that the answer breaks.
  ///
  /// - Complexity: O(items times lanes times spans); no storage is allocated once the scratch has
  ///   seen a case as large.
  package static func firstViolation(
    _ plan: LanePlan,
    _ answer: LaneAnswer,
    checks: [LaneCheck] = all,
    scratch: inout LaneScratch
  ) -> Violation? {
    scratch.reading.read(answer, by: plan)
    for check in checks {
      if let violation = check.check(plan, answer, &scratch) { return violation }
    }
    return nil
  }
}
