package import CollectionLayout
import LayoutCore
package import LayoutHarness

/// The collection engine of the package under the domain: a session through arrivals and changes.
package struct BuiltInCollection: Sendable {
  private let solver: CollectionSolver
  /// How many items an answer lists at most.
  private static let largest = 1 << 21

  package init(rules: SolverRules = .all, provider: CustomFrameProvider? = nil) {
    solver = CollectionSolver(rules: rules, provider: provider)
  }

  package func answer(_ problem: CollectionCase) throws(CollectionFault) -> CollectionAnswer {
    var session = try CollectionSession(problem.description, solver: solver)
    // An answer lists every element, which nobody can ask of a thousand million.
    let items = problem.description.itemCounts.reduce(0, +)
    guard items <= Self.largest else {
      throw CollectionFault(.tooLarge, "\(items) items are too many to be listed one by one")
    }
    var viewing = problem.viewing
    let axis = problem.description.scrollDirection
    var answer = CollectionAnswer()
    answer.notices = session.solution.notices
    let before = session.solution.contentSize[axis]
    for arrival in problem.sizes {
      _ = try session.receive([(arrival.id, arrival.size)], viewing: &viewing)
    }
    if !problem.sizes.isEmpty { answer.delta = (before, session.solution.contentSize[axis]) }
    for change in problem.changes {
      _ = try session.apply(change.change(of: session.description), viewing: &viewing)
    }
    if session.description.holdsEstimates {
      var trial = session
      var there = viewing
      answer.passes = try trial.settle(viewing: &there) { id, _ in session.measured[id] }.passes
    }
    // Arrivals may have moved the offset with the anchor; frames are asked where the case says.
    fill(&answer, session.solution, problem)
    return answer
  }

  private func fill(
    _ answer: inout CollectionAnswer,
    _ solution: CollectionSolution,
    _ problem: CollectionCase
  ) {
    answer.elements = solution.allElements(viewing: problem.viewing)
    answer.groups = answer.elements.map { element in
      element.id.category == .cell
        ? solution.groupFrame(section: element.id.section, item: element.id.item) : nil
    }
    answer.contentSize = solution.contentSize
    answer.hits = problem.queries.map { query in
      let found = solution.elements(in: query, viewing: problem.viewing)
      answer.work = answer.work + found.work
      return found.elements.map(\.id)
    }
    for section in problem.description.itemCounts.indices {
      let rests = problem.asked.map { solution.restOffset(section: section, asked: $0) }
      let found = rests.compactMap { $0 }
      if !found.isEmpty { answer.rests[section] = found }
    }
    answer.work = answer.work + solution.work
  }
}

extension CollectionStep {
  /// The step as the session takes it.
  func change(of description: CollectionDescription) -> CollectionChange {
    switch self {
    case .reprovide: .description(description)
    case .bounds(let size): .bounds(size)
    case .reload(let section, let item):
      .items([ElementID(.cell, section: section, item: item)])
    }
  }
}

extension PlainSolution {
  /// The plain solver's answer to a case, all changes folded into the description.
  init(_ problem: CollectionCase) {
    let folded = problem.folded
    var sizes: [ElementID: PreferredSize] = [:]
    for arrival in folded.sizes { sizes[arrival.id] = arrival.size }
    self.init(folded.description) { sizes[$0] }
  }
}

extension CollectionCase {
  /// The case as if it had been so from the start: changes done, sizes lost where they go (E4).
  var folded: CollectionCase {
    var copy = self
    copy.changes = []
    for change in changes {
      switch change {
      case .reprovide: break
      case .bounds(let size):
        let across = copy.description.scrollDirection.crossed
        if size[across] != copy.description.container[across] { copy.sizes = [] }
        copy.description.container = size
      case .reload(let section, let item):
        copy.sizes.removeAll { $0.section == section && $0.item == item }
      }
    }
    return copy
  }
}

extension Engine<CollectionDomain> {
  /// The package's own engine, or one with a rule broken on purpose.
  package static func collection(
    rules: SolverRules = .all,
    provider: CustomFrameProvider? = nil,
    altering alter: @escaping @Sendable (CollectionCase, inout CollectionAnswer) -> Void = {
      _,
      _ in
    }
  ) -> Self {
    let engine = BuiltInCollection(rules: rules, provider: provider)
    return Engine(name: "collection", semantics: CollectionSemantics()) { problem in
      do throws(CollectionFault) {
        var answer = try engine.answer(problem)
        alter(problem, &answer)
        return .answer(answer)
      } catch {
        return .refusal(LayoutFailure(.unsupported, error.description))
      }
    }
  }

  /// The plain solver; it refuses what is outside the verified domain and knows no notices.
  package static let plainCollection = Engine(
    name: "plain",
    semantics: CollectionSemantics(isPlain: true),
    standing: .oracle
  ) { problem in
    if let reason = CollectionNonsense.reason(in: problem.description) {
      return .refusal(LayoutFailure(.unsupported, reason))
    }
    let solution = PlainSolution(problem)
    let placed = solution.elements(viewing: problem.viewing)
    var answer = CollectionAnswer()
    answer.elements = placed.map(\.element)
    answer.groups = placed.map(\.clip)
    answer.contentSize = solution.contentSize
    answer.hits = problem.queries.map { query in
      solution.elements(in: query, viewing: problem.viewing).map(\.id)
    }
    for (section, solved) in solution.sections.enumerated() where !problem.asked.isEmpty {
      guard let row = solved.row else { continue }
      answer.rests[section] = problem.asked.map(row.restOffset)
    }
    return .answer(answer)
  }
}

extension AnySuite {
  /// The engine of the package in the domain `collection`.
  package static let collection = AnySuite(
    Suite(Engine<CollectionDomain>.collection()),
    timing: CollectionBenchmarks.all
  )
  /// The plain solver, held to the same.
  package static let plainCollection = AnySuite(Suite(Engine<CollectionDomain>.plainCollection))
}
