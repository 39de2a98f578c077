import LayoutCases
import LayoutCore

/// Steps of simplification that link the pieces of a case.
enum LayoutPasses {
  static let all: [Pass<LayoutCase>] = [present, plainHistory]

  /// Takes a moment of the history for the whole case: its children, and what was proposed then.
  private static let present = Pass<LayoutCase>("moment-of-history") { search in
    let problem = search.best
    var children = problem.children
    for step in problem.steps {
      switch step {
      case .measure(let proposal), .place(let proposal):
        if search.attempt(problem.moment(children, proposal)) { return }
      case .insert, .remove, .resize:
        guard step.edit(&children) else { return }
      }
    }
    for proposal in [problem.container] + problem.between {
      if search.attempt(problem.moment(children, proposal)) { return }
    }
  }

  /// Measures what the container is proposed, in place of anything else in its history.
  private static let plainHistory = Pass<LayoutCase>("plain-history") { search in
    for index in search.best.steps.indices {
      guard search.best.steps.indices.contains(index), !search.best.steps[index].isEdit else {
        continue
      }
      var copy = search.best
      copy.steps[index] = .measure(copy.container)
      _ = search.attempt(copy)
    }
  }
}

extension LayoutCase {
  /// The case without a history, of these children and this proposal.
  fileprivate func moment(_ children: [LayoutChild], _ proposal: ProposedSize) -> LayoutCase {
    LayoutCase(children, in: proposal, x: x, y: y, isRightToLeft: isRightToLeft)
  }
}
