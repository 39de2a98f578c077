package import LayoutCases
package import LayoutCore
package import LayoutHarness
import MasonryLayout

/// Masonry: lanes side by side, items placed in order, edits and rectangle queries.
package enum MasonryDomain: Domain {
  package typealias Case = MasonryCase
  package typealias Answer = MasonryAnswer
  package typealias Semantics = MasonrySemantics
  package typealias Context = MasonryContext

  package static let name = "masonry"

  package static func draw(
    _ choices: inout Choices,
    within semantics: MasonrySemantics
  ) -> MasonryCase {
    var draw = MasonryDraw(choices, allowed: semantics.features, mostItems: semantics.mostItems)
    let drawn = draw.drawn()
    return semantics.isBrowserOnly ? BrowserFit.fitted(drawn) : drawn
  }

  package static func isWithin(_ semantics: MasonrySemantics, _ problem: MasonryCase) -> Bool {
    guard problem.features.isSubset(of: semantics.features) else { return false }
    return !semantics.isBrowserOnly || BrowserFit.fitted(problem) == problem
  }

  package static func validate(_ problem: MasonryCase) throws(CaseError) {
    do throws(LayoutFailure) {
      _ = try problem.edited()
    } catch {
      throw CaseError("edits: expected an index of the items there are: \(error.message)")
    }
    if let query = problem.queries.first(where: { !$0.isFinite }) {
      throw CaseError("queries: expected finite numbers, found \(query)")
    }
  }

  package static func nonsense(
    _ problem: MasonryCase,
    within semantics: MasonrySemantics
  ) -> String? {
    let first = problem.masonry.nonsense(semantics.lanes)
    // Without edits there is nothing else to look at, and a minimiser asks this of every candidate.
    guard first == nil, !problem.edits.isEmpty else { return first }
    return (try? problem.edited())?.nonsense(semantics.lanes)
  }

  package static var labels: [String] { MasonryFeatures.names }

  package static func labels(of problem: MasonryCase) -> UInt64 { problem.features.rawValue }

  package static let invariants = MasonryInvariants.all

  package static let passes = MasonryPasses.all

  package static func lines(_ problem: MasonryCase, _ answer: MasonryAnswer?) -> [String] {
    problem.lines(answer)
  }

  package static func picture(
    _ problem: MasonryCase,
    _ answer: MasonryAnswer,
    _ violation: Violation?
  ) -> Picture? {
    problem.picture(answer, violation)
  }

  package static func shape(of problem: MasonryCase) -> String { problem.shape }

  package static func digest(of answer: MasonryAnswer) -> UInt64 {
    var digest = Digest()
    for frame in answer.frames { digest.add(frame) }
    digest.add(answer.size.width)
    digest.add(answer.size.height)
    for hits in answer.hits ?? [] { digest.add(hits) }
    return digest.value
  }

  package static let workloads = MasonryWorkloads.all

  package static func work(of answer: MasonryAnswer) -> WorkCounters { answer.work }

  package static func frames(
    of answer: MasonryAnswer
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    (answer.frames, answer.size, answer.lanes)
  }
}
