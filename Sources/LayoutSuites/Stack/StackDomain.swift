package import LayoutCases
package import LayoutCore
package import LayoutHarness
import SwiftUILayout

/// View trees as SwiftUI lays them out: stacks, frames, and everything negotiated between them.
package enum StackDomain: Domain {
  package typealias Case = StackCase
  package typealias Answer = StackAnswer
  package typealias Semantics = StackSemantics
  package typealias Context = StackContext

  package static let name = "stack"

  package static let gateCases = 5_000

  package static func draw(
    _ choices: inout Choices,
    within semantics: StackSemantics
  ) -> StackCase {
    var draw = StackDraw(choices, allowed: semantics.understands)
    return semantics.isFlexboxOnly ? FlexFit.fitted(draw.drawn()) : draw.drawn()
  }

  package static func isWithin(_ semantics: StackSemantics, _ problem: StackCase) -> Bool {
    // How numbers lie is nothing an engine could fail to understand.
    problem.features.isSubset(of: semantics.understands) && problem.isSettled
      && (!semantics.isFlexboxOnly || FlexFit.fitted(problem) == problem)
  }

  /// The deepest nesting of views in a case; deeper ones are the business of the engine's limits.
  private static let deepest = 400

  package static func validate(_ problem: StackCase) throws(CaseError) {
    var pending = [(view: problem.view, depth: 1)]
    while let (view, depth) = pending.popLast() {
      if depth > deepest {
        throw CaseError("view: expected at most \(deepest) views inside one another")
      }
      pending += (view.children + view.modifiers.compactMap(\.secondary)).map { ($0, depth + 1) }
    }
  }

  /// The features, and whether the case is one that the plain oracle is too slow for.
  package static var labels: [String] { StackFeatures.names + ["beyond the plain oracle"] }

  package static func labels(of problem: StackCase) -> UInt64 {
    let isBeyond = problem.effort > StackSemantics.usualEffort
    return problem.features.rawValue | (isBeyond ? 1 << UInt64(StackFeatures.count) : 0)
  }

  package static let invariants = StackInvariants.all

  package static let passes = StackPasses.all

  package static func lines(_ problem: StackCase, _ answer: StackAnswer?) -> [String] {
    problem.lines(answer)
  }

  package static func picture(
    _ problem: StackCase,
    _ answer: StackAnswer,
    _ violation: Violation?
  ) -> Picture? {
    problem.picture(answer, violation)
  }

  package static func shape(of problem: StackCase) -> String { problem.shape }

  package static func digest(of answer: StackAnswer) -> UInt64 {
    var digest = Digest()
    for box in answer.frames {
      for byte in box.path.utf8 { digest.add(UInt64(byte)) }
      digest.add(box.frame)
    }
    digest.add(answer.size.width)
    digest.add(answer.size.height)
    for complaint in answer.complaints {
      for byte in complaint.description.utf8 { digest.add(UInt64(byte)) }
    }
    return digest.value
  }

  package static let workloads = StackWorkloads.all

  package static func work(of answer: StackAnswer) -> WorkCounters { answer.work }

  package static func frames(
    of answer: StackAnswer
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    (answer.frames.map(\.frame), answer.size, nil)
  }
}
