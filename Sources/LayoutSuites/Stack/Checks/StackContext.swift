package import LayoutCore
import LayoutHarness

/// What the invariants need to know of a stack case.
package struct StackContext: CaseContext {
  /// What is in the case.
  var features: StackFeatures = []
  /// The boxes of the tree.
  var root: PlainBox?
  /// Where each box of the answer stands in it.
  var places: [String: Int] = [:]

  package init() {}

  package mutating func prepare(
    _ problem: StackCase,
    _ outcome: Outcome<StackAnswer>,
    within semantics: StackSemantics
  ) {
    features = problem.features
    root = PlainBox.tree(problem.view, isMirrored: problem.direction == .rightToLeft)
    places.removeAll(keepingCapacity: true)
    if case .answer(let answer) = outcome {
      for (index, box) in answer.frames.enumerated() { places[box.path] = index }
    }
  }
}
