import CollectionLayout
package import LayoutCases
package import LayoutCore
package import LayoutHarness

/// Sections and compositional layouts of a user's own, filled and looked at as apps may.
package enum SectionDomain: Domain {
  package typealias Case = SectionCase
  package typealias Answer = SectionAnswer
  package typealias Semantics = SectionSemantics
  package typealias Context = SectionContext

  package static let name = "section"

  package static func draw(
    _ choices: inout Choices,
    within semantics: SectionSemantics
  ) -> SectionCase {
    var draw = SectionDraw(choices)
    let drawn = draw.drawn(sections: semantics.sections)
    choices = draw.choices
    return drawn
  }

  package static func isWithin(_ semantics: SectionSemantics, _ problem: SectionCase) -> Bool {
    problem.counts.count <= semantics.sections
  }

  package static func validate(_ problem: SectionCase) throws(CaseError) {
    let room = [problem.container.width, problem.container.height]
    guard room.allSatisfy({ $0 >= 0 && $0.isFinite }) else {
      throw CaseError("container: expected finite lengths not below 0")
    }
    guard problem.counts.allSatisfy({ 0...10_000 ~= $0 }) else {
      throw CaseError("counts: expected numbers from 0 to 10,000")
    }
    guard problem.scale > 0, problem.scale.isFinite else {
      throw CaseError("scale: expected a number above 0, found \(problem.scale)")
    }
    for size in problem.sizes
    where !problem.counts.indices.contains(size.section) || size.item < 0
      || size.item >= problem.counts[size.section]
    {
      throw CaseError("sizes: there is no cell \(size.section).\(size.item)")
    }
    if let query = problem.queries.first(where: { !$0.isFinite }) {
      throw CaseError("queries: expected finite numbers, found \(query.text)")
    }
  }

  package static let labels = [
    "several sections", "an empty section", "narrow", "wide", "safe area", "margins",
    "another behaviour", "sizes arrive", "scrolled", "queries",
  ]

  package static func labels(of problem: SectionCase) -> UInt64 {
    let flags = [
      problem.counts.count > 1, problem.counts.contains(0), problem.isNarrow,
      problem.container.width >= 600, problem.safeArea != Insets(), problem.margins != Insets(),
      problem.behavior != nil, !problem.sizes.isEmpty, problem.offset != 0,
      !problem.queries.isEmpty,
    ]
    return flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt64($1.offset) : 0) }
  }

  package static let invariants: [Invariant<SectionDomain>] = SectionInvariants.all

  package static let passes: [Pass<SectionCase>] = []

  package static func lines(_ problem: SectionCase, _ answer: SectionAnswer?) -> [String] {
    problem.lines(answer)
  }

  package static func picture(
    _ problem: SectionCase,
    _ answer: SectionAnswer,
    _ violation: Violation?
  ) -> Picture? {
    problem.isTour ? answer.tourPicture : answer.problem.picture(answer.answer, violation)
  }

  package static func shape(of problem: SectionCase) -> String {
    problem.behavior?.rawValue ?? "its own behaviour"
  }

  package static func digest(of answer: SectionAnswer) -> UInt64 {
    CollectionDomain.digest(of: answer.answer)
  }

  package static let hasFrames = false

  package static let workloads: [Workload<SectionCase>] = []

  package static func work(of answer: SectionAnswer) -> WorkCounters { answer.answer.work }

  package static func frames(
    of answer: SectionAnswer
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? { nil }
}

/// What is known of a user's section or layout from its source.
package struct SectionSemantics: Sendable {
  /// How many sections it can be asked for at most.
  package var sections: Int

  /// Declares a section or layout.
  package init(sections: Int) { self.sections = sections }
}
