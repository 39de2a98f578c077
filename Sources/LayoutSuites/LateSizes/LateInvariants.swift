import LayoutCore
package import LayoutHarness

/// What holds while sizes arrive late.
package enum LateInvariants {
  package typealias Law = Invariant<LateSizesDomain>

  package static let all: [Law] = [overlap, cached, eye, work, final]

  private static let tolerance = 0.001

  private static let overlap = Law(
    .init(
      name: "late-overlap",
      formula: "no two frames share area at any step",
      tolerance: "0.001",
      applies: "always"
    ),
    onAnswer: { (trace, _) throws(EngineFault) in
      for (step, moment) in trace.steps.enumerated() {
        for (index, frame) in moment.frames.enumerated() {
          for other in moment.frames.indices.dropFirst(index + 1) {
            let shared = frame.common(moment.frames[other])
            guard shared.width > tolerance, shared.height > tolerance else { continue }
            return Violation(
              "late-overlap",
              "items \(index) and \(other) overlap after \(step) arrivals",
              expected: "apart",
              actual: "\(frame.text) and \(moment.frames[other].text)",
              items: [index, other]
            )
          }
        }
      }
      return nil
    }
  )

  private static let cached = Law(
    .init(
      name: "late-cached",
      formula: "an item whose picture is known has its height, from the first step on",
      tolerance: "0.001",
      applies: "always: a hit never passes through the placeholder"
    ),
    onAnswer: { (trace, trial) throws(EngineFault) in
      let problem = trial.problem
      let known = Set(problem.cached)
      for (step, moment) in trace.steps.enumerated() {
        // What arrives is judged in the end; what was in the cache, at once.
        for item in problem.items.indices where known.contains(problem.items[item]) {
          guard moment.frames.indices.contains(item) else { continue }
          let height = moment.frames[item].height
          guard (height - problem.height(of: item)).magnitude > tolerance else { continue }
          return Violation(
            "late-cached",
            "item \(item) is in the cache and \(height) high after \(step) arrivals",
            expected: "\(problem.height(of: item))",
            actual: "\(height)",
            items: [item]
          )
        }
      }
      return nil
    }
  )

  private static let eye = Law(
    .init(
      name: "late-eye",
      formula: "the first item in sight keeps its place on screen",
      tolerance: "0.001",
      applies: "every arrival"
    ),
    onAnswer: { (trace, _) throws(EngineFault) in
      for (step, (before, after)) in zip(trace.steps, trace.steps.dropFirst()).enumerated() {
        let eye = LateEye(before.frames, offset: before.offset)
        let jump = eye.moved(in: after.frames) - (after.offset - before.offset)
        guard jump.magnitude > tolerance, let item = eye.item else { continue }
        return Violation(
          "late-eye",
          "item \(item) under the reader's eye jumps by \(jump) at arrival \(step + 1)",
          expected: "0",
          actual: "\(jump)",
          items: [item]
        )
      }
      return nil
    }
  )

  private static let work = Law(
    .init(
      name: "late-work",
      formula: "an arrival for k items of n costs at most k * (n + columns + 4) frames and groups",
      tolerance: "none",
      applies: "every arrival"
    ),
    onAnswer: { (trace, trial) throws(EngineFault) in
      let problem = trial.problem
      for (index, step) in trace.steps.dropFirst().enumerated() {
        let address = problem.arrivals[index]
        let sharing = problem.items.count { $0 == address }
        let bound = max(1, sharing) * (problem.items.count + problem.columnCount + 4)
        guard step.work > bound else { continue }
        return Violation(
          "late-work",
          "arrival \(index + 1) cost \(step.work)",
          expected: "at most \(bound)",
          actual: "\(step.work)"
        )
      }
      return nil
    }
  )

  private static let final = Law(
    .init(
      name: "late-final",
      formula: "after the last arrival, the layout is a fresh one with all sizes known",
      tolerance: "0.001",
      applies: "always"
    ),
    onAnswer: { (trace, _) throws(EngineFault) in
      guard let last = trace.steps.last else { return nil }
      for (item, (found, wanted)) in zip(last.frames, trace.fresh).enumerated()
      where found.distance(wanted) > tolerance {
        return Violation(
          "late-final",
          "item \(item) is not where a fresh layout has it",
          expected: wanted.text,
          actual: found.text,
          items: [item]
        )
      }
      return nil
    }
  )
}
