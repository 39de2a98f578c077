package import LayoutCore
package import SwiftUILayout

/// Answers cases with what a custom layout does in the hands of a host.
package struct LayoutEngine: Sendable {
  /// The layout, made anew for each container.
  let make: @Sendable () -> any Layout

  /// Asks the layouts that `make` makes.
  package init(make: @escaping @Sendable () -> any Layout) { self.make = make }

  /// Answers a case.
  package func respond(_ problem: LayoutCase) -> Outcome<LayoutTranscript> {
    guard let children = problem.finalChildren else {
      return .refusal(LayoutFailure(.edit, "an edit names a child that is not there"))
    }
    do throws(LayoutFailure) {
      return .answer(try transcript(problem, children))
    } catch {
      return .refusal(error)
    }
  }

  private func transcript(
    _ problem: LayoutCase,
    _ children: [LayoutChild]
  ) throws(LayoutFailure) -> LayoutTranscript {
    let proposal = problem.container
    var run = try run(problem, children)
    let fresh = run.pass(proposal, x: problem.x, y: problem.y)
    let measures = run.measures
    var answer = LayoutTranscript(
      fresh: fresh,
      used: fresh,
      again: fresh.size,
      calls: run.calls,
      measures: measures
    )
    if problem.hasHistory {
      var aged = try self.run(problem, problem.children)
      for step in problem.steps { try aged.take(step) }
      answer.used = aged.pass(proposal, between: problem.between, in: bounds(fresh))
      answer.calls += aged.calls
      if let unedited = problem.unedited, unedited.steps.count < problem.steps.count,
        !answer.used.agrees(with: fresh)
      {
        var other = try self.run(problem, children)
        for step in unedited.steps { try other.take(step) }
        answer.unedited = other.pass(proposal, between: problem.between, in: bounds(fresh))
      }
    }
    answer.again = run.measure(proposal)
    guard !fresh.placements.isEmpty || fresh.size.isPlaceable, proposal.isPlaceable else {
      return answer
    }
    let size = fresh.bounds.size
    if problem.x != 0 || problem.y != 0 {
      var other = try self.run(problem, children)
      answer.unmoved = other.pass(proposal, in: Rect(size))
    }
    var other = try self.run(problem, children)
    _ = other.pass(proposal, in: fresh.bounds)
    let own = ProposedSize(width: size.width, height: size.height)
    answer.fromBounds = LayoutPass(
      size: fresh.size,
      bounds: fresh.bounds,
      placements: other.place(in: fresh.bounds, own),
      complaints: []
    )
    answer.settled = other.measure(own)
    return answer
  }

  private func run(
    _ problem: LayoutCase,
    _ children: [LayoutChild]
  ) throws(LayoutFailure) -> LayoutRun {
    try LayoutRun(make(), children, isRightToLeft: problem.isRightToLeft)
  }

  /// The bounds of a fresh placement, in which the used one has to come out the same.
  private func bounds(_ fresh: LayoutPass) -> Rect? {
    fresh.size.isPlaceable ? fresh.bounds : nil
  }
}

extension LayoutPass {
  /// Whether the two answered and placed the same, rounding forgiven.
  func agrees(with other: LayoutPass) -> Bool {
    Nearness.near(size, other.size) && placements.count == other.placements.count
      && zip(placements, other.placements).allSatisfy { Nearness.near($0.frame, $1.frame) }
  }
}
