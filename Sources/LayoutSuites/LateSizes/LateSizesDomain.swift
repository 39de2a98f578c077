package import LayoutCases
package import LayoutCore
package import LayoutHarness

/// Sizes that arrive late over a masonry, a list and a collection, behind a cache by address.
package enum LateSizesDomain: Domain {
  package typealias Case = LateCase
  package typealias Answer = LateTrace
  package typealias Semantics = LateSemantics
  package typealias Context = LateContext

  package static let name = "late-sizes"

  package static let gateCases = 4_000

  package static func draw(
    _ choices: inout Choices,
    within semantics: LateSemantics
  ) -> LateCase {
    var problem = LateCase()
    problem.surface = LateCase.Surface.allCases[choices.index(below: 3)]
    problem.columns = choices.integer(in: 1...4)
    problem.width = Double(choices.integer(in: 10...40) * 10)
    problem.spacing = Double(choices.integer(in: 0...16))
    problem.placeholder = Double(choices.integer(in: 1...120))
    let count = choices.integer(in: 1...14)
    let addresses = choices.integer(in: 1...count)
    problem.pictures = (0..<addresses).map { _ in Double(choices.integer(in: 1...200)) }
    problem.items = (0..<count).map { _ in choices.index(below: addresses) }
    var order = Array(0..<addresses)
    for index in order.indices.dropFirst() { order.swapAt(index, choices.index(below: index + 1)) }
    problem.cached = order.filter { _ in choices.chance(0.25) }.sorted()
    problem.arrivals = order.filter { _ in choices.chance(0.9) }
    // The same picture asked for twice arrives twice.
    if choices.chance(0.2), let again = problem.arrivals.first { problem.arrivals.append(again) }
    if choices.chance(0.7) { problem.offset = Double(choices.integer(in: 0...500)) }
    return problem
  }

  package static func isWithin(_ semantics: LateSemantics, _ problem: LateCase) -> Bool { true }

  package static func validate(_ problem: LateCase) throws(CaseError) {
    let addresses = problem.pictures.indices
    let named = problem.items + problem.cached + problem.arrivals
    if let stranger = named.first(where: { !addresses.contains($0) }) {
      throw CaseError("expected an address below \(addresses.count), found \(stranger)")
    }
    let numbers = problem.pictures + [problem.width, problem.spacing, problem.placeholder]
    if let number = numbers.first(where: { !($0 >= 0 && $0 < 1e6) }) {
      throw CaseError("expected lengths from 0 to a million, found \(number)")
    }
    guard problem.columns >= 1, problem.columnWidth >= 1, problem.placeholder > 0,
      problem.offset.isFinite, problem.pictures.allSatisfy({ $0 > 0 })
    else {
      throw CaseError("expected columns at least a point wide and heights above 0")
    }
  }

  package static let labels = [
    "masonry", "list", "collection", "shared addresses", "cache hits", "scrolled", "left waiting",
  ]

  package static func labels(of problem: LateCase) -> UInt64 {
    let flags = [
      problem.surface == .masonry, problem.surface == .list, problem.surface == .collection,
      Set(problem.items).count < problem.items.count, !problem.cached.isEmpty,
      problem.offset != 0,
      !Set(problem.items).isSubset(of: problem.arrivals + problem.cached),
    ]
    return flags.enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt64($1.offset) : 0) }
  }

  package static let invariants = LateInvariants.all

  package static let passes: [Pass<LateCase>] = [.dropAbove]

  package static func lines(_ problem: LateCase, _ trace: LateTrace?) -> [String] {
    var lines = [
      "\(problem.surface)   \(problem.columnCount) columns in \(problem.width)"
        + "   spacing \(problem.spacing)   placeholder \(problem.placeholder)",
      "seen from \(problem.offset)",
    ]
    for (item, address) in problem.items.enumerated() {
      let isCached = problem.cached.contains(address) ? "   cached" : ""
      lines.append("\(item)  picture \(address), \(problem.pictures[address]) high\(isCached)")
    }
    for (index, address) in problem.arrivals.enumerated() {
      var line = "picture \(address) arrives"
      if let trace, trace.steps.indices.contains(index + 1) {
        line += "   then from \(trace.steps[index + 1].offset)"
      }
      lines.append(line)
    }
    return lines
  }

  package static func picture(
    _ problem: LateCase,
    _ trace: LateTrace,
    _ violation: Violation?
  ) -> Picture? {
    guard let last = trace.steps.last else { return nil }
    let height = last.frames.map(\.maxY).max() ?? 0
    let room = Rect(x: 0, y: 0, width: problem.width, height: height)
    let concerned = Set(violation?.items ?? [])
    let boxes = last.frames.enumerated().map { index, frame in
      Picture.Box(frame, label: "\(index)", isConcerned: concerned.contains(index))
    }
    return Picture(container: Picture.Box(room), boxes: boxes)
  }

  package static func shape(of problem: LateCase) -> String {
    "\(problem.surface), \(problem.items.count) items, \(problem.arrivals.count) arrivals"
      + (problem.cached.isEmpty ? "" : ", cache") + (problem.offset == 0 ? "" : ", scrolled")
  }

  package static func digest(of trace: LateTrace) -> UInt64 {
    var digest = Digest()
    for step in trace.steps {
      for frame in step.frames { digest.add(frame) }
      digest.add(step.offset)
    }
    return digest.value
  }

  package static let workloads: [Workload<LateCase>] = []

  package static func work(of trace: LateTrace) -> WorkCounters {
    WorkCounters(placements: trace.steps.reduce(0) { $0 + $1.work })
  }

  package static func frames(
    of trace: LateTrace
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    guard let last = trace.steps.last else { return nil }
    let size = Size(
      width: last.frames.map(\.maxX).max() ?? 0,
      height: last.frames.map(\.maxY).max() ?? 0
    )
    return (last.frames, size, nil)
  }
}

/// Engines of late sizes choose nothing.
package struct LateSemantics: Sendable {
  package init() {}
}

/// There is nothing to know of a case beside itself.
package struct LateContext: CaseContext {
  package init() {}

  package mutating func prepare(
    _ problem: LateCase,
    _ outcome: Outcome<LateTrace>,
    within semantics: LateSemantics
  ) {}
}
