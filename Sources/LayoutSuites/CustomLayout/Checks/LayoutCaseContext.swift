package import LayoutCore
import LayoutHarness

/// What the invariants of custom layouts need to know of a case.
package struct LayoutCaseContext: CaseContext {
  /// The children that are placed.
  private(set) var children: [LayoutChild] = []

  package init() {}

  package mutating func prepare(
    _ problem: LayoutCase,
    _ outcome: Outcome<LayoutTranscript>,
    within semantics: LayoutSemantics
  ) {
    children = problem.finalChildren ?? []
  }
}
