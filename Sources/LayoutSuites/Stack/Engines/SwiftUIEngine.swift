import LayoutCore
package import LayoutHarness
package import SwiftUILayout

extension Engine<StackDomain> {
  /// The engine of the package; a bent rule is there to be caught.
  package static func swiftUI(
    mutations: RuleMutation = [],
    standing: Standing = .gated
  ) -> Engine {
    Engine(name: "swiftui", semantics: StackSemantics(), standing: standing) { problem in
      do throws(LayoutFailure) {
        return .answer(try StackAnswer(laidOut: problem, mutations: mutations))
      } catch {
        return .refusal(error)
      }
    }
  }

  /// The plain oracle, so that it can be asked too; with a bent rule it is there to be caught.
  package static func plain(_ bend: PlainBend? = nil) -> Engine {
    Engine(
      name: "plain",
      semantics: StackSemantics(
        complains: false,
        countsWork: false,
        referenceEffort: bend == nil ? 0 : StackSemantics.usualEffort
      ),
      standing: .oracle
    ) { problem in
      guard problem.effort <= StackDomain.largestPlainEffort else {
        return .refusal(LayoutFailure(.unsupported, "a tree this deep takes the oracle too long"))
      }
      return .answer(StackAnswer(plainly: problem, bend: bend))
    }
  }
}

extension StackDomain {
  /// The effort up to which the plain oracle is asked at all.
  static let largestPlainEffort = 1e6
}

extension StackCase {
  /// About how many measurements the plain oracle needs.
  var effort: Double { PlainBox.tree(view, isMirrored: false)?.effort ?? 0 }
}

extension StackAnswer {
  /// The answer of the package's engine.
  init(laidOut problem: StackCase, mutations: RuleMutation = []) throws(LayoutFailure) {
    let tree = try DescribedTree(
      problem.view,
      layoutDirection: problem.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      mutations: mutations
    )
    for offer in problem.earlier { _ = tree.layout(ProposedViewSize(offer)) }
    let result = tree.result(ProposedViewSize(problem.proposal))
    self.init(
      frames: result.frames.map { box in
        StackFrame(
          box.path,
          Rect(
            x: box.frame.origin.x,
            y: box.frame.origin.y,
            width: box.frame.size.width,
            height: box.frame.size.height
          )
        )
      },
      size: Size(width: result.size.width, height: result.size.height),
      complaints: result.complaints,
      work: result.work
    )
  }

  /// The answer of the plain oracle.
  init(plainly problem: StackCase, bend: PlainBend? = nil) {
    let plain = PlainLayout(
      problem.view,
      problem.proposal,
      isMirrored: problem.direction == .rightToLeft,
      bend: bend
    )
    self.init(frames: plain.frames.map { StackFrame($0.path, $0.frame) }, size: plain.size)
  }
}

extension ProposedViewSize {
  fileprivate init(_ offer: ProposedSize) {
    self.init(width: offer.width.map { CGFloat($0) }, height: offer.height.map { CGFloat($0) })
  }
}
