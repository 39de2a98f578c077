package import LayoutCases
package import LayoutCore
package import LayoutHarness

/// The adaptive layout as a family of problems: every number of it drawn.
package enum AdaptiveDomain: Domain {
  package typealias Case = AdaptiveCase
  package typealias Answer = AdaptiveAnswer
  package typealias Semantics = AdaptiveSemantics
  package typealias Context = AdaptiveContext

  package static let name = "adaptive"
  package static let hasThresholds = true

  package static let gateCases = 4_000

  package static func draw(
    _ choices: inout Choices,
    within semantics: AdaptiveSemantics
  ) -> AdaptiveCase {
    let isFractional = choices.chance(0.2)
    func length(_ most: Int) -> Double {
      Double(choices.integer(in: 0...most)) + (isFractional ? choices.unit() : 0)
    }
    var problem = AdaptiveCase(height: 0)
    if choices.chance(0.8) {
      problem.heights = (0..<choices.integer(in: 1...5)).map { _ in length(120) }
      problem.spacer = choices.chance(0.2) ? 0 : length(40)
      problem.least = choices.chance(0.1) ? 0 : length(400)
      problem.most = problem.least + (choices.chance(0.1) ? 0 : length(400))
      if choices.chance(0.3) { problem.fraction = Double(choices.integer(in: 0...8)) / 8 }
      problem.width = length(600)
    }
    problem.height = height(problem, &choices)
    return problem
  }

  /// A height anywhere, or at one of the heights where the layout changes its mind.
  private static func height(_ problem: AdaptiveCase, _ choices: inout Choices) -> Double {
    guard choices.chance(0.4) else { return choices.number(in: 0...1600).rounded() }
    let fraction = max(problem.fraction, 0.125)
    let edges = [
      0, problem.least, problem.most, problem.need, problem.least / fraction,
      problem.most / fraction, problem.need / fraction,
    ]
    let near = Double(choices.integer(in: -2...2)) / 8
    return max(0, edges[choices.index(below: edges.count)] + near)
  }

  package static func isWithin(_ semantics: AdaptiveSemantics, _ problem: AdaptiveCase) -> Bool {
    true
  }

  package static func validate(_ problem: AdaptiveCase) throws(CaseError) {
    if let fault = problem.fault { throw CaseError(fault) }
  }

  package static let labels = [
    "below the minimum", "below the content", "between the thresholds", "above the maximum",
    "content over the maximum", "one view", "no spacer", "other fractions",
  ]

  package static func labels(of problem: AdaptiveCase) -> UInt64 {
    let wanted = problem.fraction * problem.height
    let flags = [
      problem.height < problem.least, problem.height < problem.need,
      (problem.least...problem.most).contains(wanted), wanted > problem.most,
      problem.need > problem.most, problem.heights.count == 1, problem.spacer == 0,
      problem.fraction != 0.5,
    ]
    return flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt64($1.offset) : 0) }
  }

  package static let invariants: [Invariant<AdaptiveDomain>] = AdaptiveInvariants.all

  package static let passes: [Pass<AdaptiveCase>] = [oneView]

  /// One view for all of them and their spacers.
  ///
  /// What overflows because there is too much of it does so whether views or spacers make it up; no
  /// other pass turns one into the other, and each would be told as a cause of its own. Where the
  /// spacers themselves are at fault, one view does not break what they break.
  private static let oneView = Pass<AdaptiveCase>("one-view") { search in
    guard search.best.heights.count > 1 else { return }
    var merged = search.best
    (merged.heights, merged.spacer) = ([merged.need], 0)
    _ = search.attempt(merged)
  }

  package static func lines(_ problem: AdaptiveCase, _ answer: AdaptiveAnswer?) -> [String] {
    let heights = problem.heights.map(NumberText.text).joined(separator: ", ")
    var lines = [
      "container \(NumberText.text(problem.width)) × \(NumberText.text(problem.height))",
      "top part \(NumberText.text(problem.fraction)) of it, from "
        + "\(NumberText.text(problem.least)) to \(NumberText.text(problem.most))",
      "views \(heights), spacers from \(NumberText.text(problem.spacer))",
    ]
    guard let answer else { return lines }
    lines.append("top part \(answer.top.words)")
    for (index, part) in answer.parts.enumerated() { lines.append("view \(index) \(part.words)") }
    lines.append("bottom part \(answer.bottom.words)")
    return lines
  }

  package static func picture(
    _ problem: AdaptiveCase,
    _ answer: AdaptiveAnswer,
    _ violation: Violation?
  ) -> Picture? {
    let room = Rect(x: 0, y: 0, width: problem.width, height: problem.height)
    let concerned = Set(violation?.items ?? [])
    let parts = answer.parts.enumerated().map { index, part in
      Picture.Box(part, label: "\(index)", isConcerned: concerned.contains(index))
    }
    return Picture(
      container: Picture.Box(room),
      boxes: [Picture.Box(answer.top, label: "top"), Picture.Box(answer.bottom, label: "bottom")]
        + parts
    )
  }

  package static func shape(of problem: AdaptiveCase) -> String {
    "\(problem.heights.count) views, fraction \(problem.fraction == 0.5 ? "half" : "other")"
  }

  package static func digest(of answer: AdaptiveAnswer) -> UInt64 {
    var digest = Digest()
    for frame in [answer.top, answer.bottom] + answer.parts + answer.spacers { digest.add(frame) }
    return digest.value
  }

  package static let workloads: [Workload<AdaptiveCase>] = [
    Workload(name: "layout", parameter: "views of 10 points", sizes: [16, 64, 256]) { n in
      AdaptiveCase(Array(repeating: 10, count: n), height: Double(40 * n))
    }
  ]

  package static func work(of answer: AdaptiveAnswer) -> WorkCounters { answer.work }

  package static func frames(
    of answer: AdaptiveAnswer
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    let size = Size(
      width: max(answer.top.maxX, answer.bottom.maxX),
      height: max(answer.top.maxY, answer.bottom.maxY)
    )
    return ([answer.top, answer.bottom] + answer.parts + answer.spacers, size, nil)
  }
}

/// The forms of the adaptive layout differ in nothing that is declared.
package struct AdaptiveSemantics: Sendable {
  package init() {}
}

/// The invariants of the adaptive layout need nothing worked out.
package struct AdaptiveContext: CaseContext {
  package init() {}

  package mutating func prepare(
    _ problem: AdaptiveCase,
    _ outcome: Outcome<AdaptiveAnswer>,
    within semantics: AdaptiveSemantics
  ) {}
}
