package import LayoutCases
package import LayoutCore
package import LayoutHarness

/// Custom layouts of the `Layout` protocol, driven as a host may drive them.
package enum LayoutDomain: Domain {
  package typealias Case = LayoutCase
  package typealias Answer = LayoutTranscript
  package typealias Semantics = LayoutSemantics
  package typealias Context = LayoutCaseContext

  package static let name = "layout"
  package static let hasThresholds = true

  package static func draw(
    _ choices: inout Choices,
    within semantics: LayoutSemantics
  ) -> LayoutCase {
    var draw = LayoutDraw(choices, children: semantics.children)
    return draw.drawn()
  }

  package static func isWithin(_ semantics: LayoutSemantics, _ problem: LayoutCase) -> Bool {
    guard let children = semantics.children else { return true }
    return problem.childCounts.allSatisfy(children.contains)
  }

  package static func validate(_ problem: LayoutCase) throws(CaseError) {
    if let fault = problem.fault { throw CaseError(fault) }
    guard problem.finalChildren != nil else {
      throw CaseError("steps: expected the index of a child that there is")
    }
    for length in [problem.container.width, problem.container.height].compactMap({ $0 })
    where !(length >= 0) {
      throw CaseError("container: expected lengths not below 0, found \(length)")
    }
    guard problem.x.isFinite, problem.y.isFinite else {
      throw CaseError("origin: expected finite numbers")
    }
  }

  package static var labels: [String] { LayoutFeatures.names }

  package static func labels(of problem: LayoutCase) -> UInt64 { problem.features.rawValue }

  package static let invariants: [Invariant<LayoutDomain>] = LayoutInvariants.all

  package static let passes: [Pass<LayoutCase>] = LayoutPasses.all

  package static func lines(_ problem: LayoutCase, _ answer: LayoutTranscript?) -> [String] {
    problem.lines(answer)
  }

  package static func picture(
    _ problem: LayoutCase,
    _ answer: LayoutTranscript,
    _ violation: Violation?
  ) -> Picture? {
    problem.picture(answer, violation)
  }

  package static func shape(of problem: LayoutCase) -> String { problem.shape }

  package static func digest(of answer: LayoutTranscript) -> UInt64 {
    var digest = Digest()
    for pass in [answer.fresh, answer.used] {
      digest.add(pass.size.width)
      digest.add(pass.size.height)
      for placement in pass.placements { digest.add(placement.frame) }
    }
    for call in answer.calls {
      digest.add(call.size?.width ?? 0)
      digest.add(call.size?.height ?? 0)
    }
    return digest.value
  }

  package static let workloads: [Workload<LayoutCase>] = [
    Workload(name: "layout", parameter: "rigid children", sizes: [16, 64, 256, 1024]) { n in
      LayoutCase(
        (0..<n).map { LayoutChild(width: Double(20 + $0 % 7), height: Double(10 + $0 % 5)) },
        in: ProposedSize(width: 320, height: nil)
      )
    }
  ]

  package static func work(of answer: LayoutTranscript) -> WorkCounters {
    WorkCounters(measures: answer.measures, placements: answer.fresh.placements.count)
  }

  package static func frames(
    of answer: LayoutTranscript
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    (answer.fresh.placements.map(\.frame), answer.fresh.size, nil)
  }
}

/// What a custom layout declares beside what its code says.
package struct LayoutSemantics: Sendable {
  /// How many children it is made for, at every moment; any number where `nil`.
  package var children: ClosedRange<Int>?

  package init(children: ClosedRange<Int>? = nil) { self.children = children }
}
