package import LayoutCases
package import LayoutCore
package import LayoutHarness
import SnapshotDiffing

/// Identity instead of indices: two states by identifiers, and what leads from one to the other.
package enum IdentityDomain: Domain {
  package typealias Case = IdentityCase
  package typealias Answer = IdentityAnswer
  package typealias Semantics = IdentitySemantics
  package typealias Context = IdentityContext

  package static let name = "identity"

  package static let hasFrames = false

  package static let gateCases = 4_000

  package static func draw(
    _ choices: inout Choices,
    within semantics: IdentitySemantics
  ) -> IdentityCase {
    var draw = IdentityDraw(choices, allowed: semantics.understands)
    return draw.drawn()
  }

  package static func isWithin(_ semantics: IdentitySemantics, _ problem: IdentityCase) -> Bool {
    problem.features.intersection(.abilities).isSubset(of: semantics.understands)
  }

  package static func validate(_ problem: IdentityCase) throws(CaseError) {
    for viewport in problem.scrolling?.viewports ?? []
    where !(viewport.offset.isFinite && viewport.length.isFinite && viewport.length >= 0) {
      throw CaseError("scrolling.viewports: expected finite offsets and lengths not below 0")
    }
    if let prefetch = problem.scrolling?.prefetch, !(prefetch.isFinite && prefetch >= 0) {
      throw CaseError("scrolling.prefetch: expected a finite distance not below 0")
    }
    let snapshotOnly: [(String, Bool)] = [
      ("operations", problem.operations.isEmpty), ("scrolling", problem.scrolling == nil),
      ("reloadItems", problem.reloads.isEmpty), ("reconfigureItems", problem.reconfigures.isEmpty),
      ("reloadSections", problem.reloadedSections.isEmpty),
    ]
    if problem.isLists, let key = snapshotOnly.first(where: { !$0.1 })?.0 {
      throw CaseError("\(key): expected sections before and after, found plain lists")
    }
  }

  package static func nonsense(
    _ problem: IdentityCase,
    within semantics: IdentitySemantics
  ) -> String? {
    problem.refusal
  }

  package static var labels: [String] { IdentityFeatures.names }

  package static func labels(of problem: IdentityCase) -> UInt64 { problem.features.rawValue }

  package static let invariants = IdentityInvariants.all

  package static let passes = IdentityPasses.all

  package static func lines(_ problem: IdentityCase, _ answer: IdentityAnswer?) -> [String] {
    problem.lines(answer)
  }

  package static func picture(
    _ problem: IdentityCase,
    _ answer: IdentityAnswer,
    _ violation: Violation?
  ) -> Picture? {
    problem.picture(answer, violation)
  }

  package static func shape(of problem: IdentityCase) -> String { problem.shape }

  package static func digest(of answer: IdentityAnswer) -> UInt64 { answer.digest }

  package static let workloads = IdentityWorkloads.all

  package static func work(of answer: IdentityAnswer) -> WorkCounters {
    guard let work = answer.work else { return WorkCounters() }
    return WorkCounters(
      measures: work.lookups,
      comparisons: work.comparisons + work.searches
    )
  }

  /// A change set has no frames.
  package static func frames(
    of answer: IdentityAnswer
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    nil
  }
}
