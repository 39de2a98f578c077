package import LayoutCases
package import LayoutCore
package import LayoutHarness

/// Views laid out in windows of any size.
package enum ViewDomain: Domain {
  package typealias Case = ViewCase
  package typealias Answer = ViewAnswer
  package typealias Semantics = ViewSemantics
  package typealias Context = ViewContext

  package static let name = "view"
  package static let hasThresholds = true

  package static func draw(_ choices: inout Choices, within semantics: ViewSemantics) -> ViewCase {
    func side() -> Double? {
      switch choices.index(below: 12) {
      case 0: nil
      case 1: 0
      case 2: Double(choices.integer(in: 1...50))
      case 3: choices.number(in: 0...400)
      case 4: Double(choices.integer(in: 0...2000))
      case 5: [320.0, 375, 390, 430, 744, 834, 1024][choices.index(below: 7)]
      case 6: [480.0, 568, 667, 844, 932, 1180, 1366][choices.index(below: 7)]
      default: Double(choices.integer(in: 0...1000))
      }
    }
    let width = side()
    let height = side()
    return ViewCase(
      in: ProposedSize(width: width, height: height),
      isRightToLeft: choices.chance(0.25)
    )
  }

  package static func isWithin(_ semantics: ViewSemantics, _ problem: ViewCase) -> Bool { true }

  package static func validate(_ problem: ViewCase) throws(CaseError) {
    for length in [problem.host.width, problem.host.height].compactMap({ $0 })
    where !(length >= 0 && length.isFinite) {
      throw CaseError("host: expected finite lengths not below 0, found \(length)")
    }
  }

  package static let labels = [
    "host sizes", "open width", "open height", "narrow", "low", "right to left",
  ]

  package static func labels(of problem: ViewCase) -> UInt64 {
    let flags = [
      problem.host.width != nil && problem.host.height != nil, problem.host.width == nil,
      problem.host.height == nil, problem.host.width ?? 1000 < 100,
      problem.host.height ?? 1000 < 100, problem.isRightToLeft,
    ]
    return flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt64($1.offset) : 0) }
  }

  package static let invariants: [Invariant<ViewDomain>] = ViewInvariants.all

  package static let passes: [Pass<ViewCase>] = []

  package static func lines(_ problem: ViewCase, _ answer: ViewAnswer?) -> [String] {
    problem.lines(answer)
  }

  package static func picture(
    _ problem: ViewCase,
    _ answer: ViewAnswer,
    _ violation: Violation?
  ) -> Picture? {
    problem.picture(answer, violation)
  }

  package static func shape(of problem: ViewCase) -> String { problem.host.kind }

  package static func digest(of answer: ViewAnswer) -> UInt64 {
    var digest = Digest()
    digest.add(answer.root)
    for frame in answer.frames { digest.add(frame.frame) }
    return digest.value
  }

  package static let workloads: [Workload<ViewCase>] = []

  package static func work(of answer: ViewAnswer) -> WorkCounters { answer.work }

  package static func frames(
    of answer: ViewAnswer
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    (answer.frames.map(\.frame), answer.size, nil)
  }
}

/// What is known of a view from its source.
package struct ViewSemantics: Sendable {
  /// Whether it lays out content beyond its own box on purpose, by scrolling or moving it.
  package var leavesItsBox: Bool

  /// Declares a view.
  package init(leavesItsBox: Bool) { self.leavesItsBox = leavesItsBox }
}

/// The invariants of views need nothing worked out.
package struct ViewContext: CaseContext {
  package init() {}

  package mutating func prepare(
    _ problem: ViewCase,
    _ outcome: Outcome<ViewAnswer>,
    within semantics: ViewSemantics
  ) {}
}
