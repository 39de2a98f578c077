import CollectionLayout
package import LayoutCases
package import LayoutCore
package import LayoutHarness

/// Compositional collection layouts: descriptions, arriving sizes, changes and questions.
package enum CollectionDomain: Domain {
  package typealias Case = CollectionCase
  package typealias Answer = CollectionAnswer
  package typealias Semantics = CollectionSemantics
  package typealias Context = CollectionContext

  package static let name = "collection"

  package static let gateCases = 1_500

  package static func draw(
    _ choices: inout Choices,
    within semantics: CollectionSemantics
  ) -> CollectionCase {
    var draw = CollectionDraw(choices, within: semantics)
    let drawn = draw.drawn()
    choices = draw.choices
    return semantics.tellsCellsOnly ? CellsOnly.fitted(drawn) : drawn
  }

  package static func isWithin(
    _ semantics: CollectionSemantics,
    _ problem: CollectionCase
  ) -> Bool {
    (!semantics.isPlain || CollectionScope.outside(problem) == nil)
      && problem.features.subtracting(.outside).isSubset(of: semantics.understands)
      && (!semantics.tellsCellsOnly || CellsOnly.fitted(problem) == problem)
  }

  package static func validate(_ problem: CollectionCase) throws(CaseError) {
    let counts = problem.description.itemCounts
    func holds(_ section: Int, _ item: Int) -> Bool {
      counts.indices.contains(section) && item >= 0 && item < counts[section]
    }
    for size in problem.sizes where !holds(size.section, size.item) {
      throw CaseError("sizes: there is no cell \(size.section).\(size.item)")
    }
    for case .reload(let section, let item) in problem.changes where !holds(section, item) {
      throw CaseError("changes: there is no cell \(section).\(item)")
    }
    if let query = problem.queries.first(where: { !$0.isFinite }) {
      throw CaseError("queries: expected finite numbers, found \(query.text)")
    }
  }

  package static func nonsense(
    _ problem: CollectionCase,
    within semantics: CollectionSemantics
  ) -> String? {
    CollectionNonsense.reason(in: problem.description)
      ?? CollectionNonsense.reason(in: problem.folded.description)
  }

  package static var labels: [String] { CollectionFeatures.names + CollectionExclusion.names }

  package static func labels(of problem: CollectionCase) -> UInt64 {
    guard let exclusion = problem.exclusion else { return problem.features.rawValue }
    let bit = CollectionFeatures.count + exclusion.rawValue
    return problem.features.union(.outside).rawValue | 1 << UInt64(bit)
  }

  package static let invariants = CollectionInvariants.all

  package static let passes: [Pass<CollectionCase>] = []

  package static func lines(_ problem: CollectionCase, _ answer: CollectionAnswer?) -> [String] {
    problem.lines(answer)
  }

  package static func picture(
    _ problem: CollectionCase,
    _ answer: CollectionAnswer,
    _ violation: Violation?
  ) -> Picture? {
    problem.picture(answer, violation)
  }

  package static func shape(of problem: CollectionCase) -> String { problem.shape }

  package static func digest(of answer: CollectionAnswer) -> UInt64 {
    var digest = Digest()
    for element in answer.elements {
      digest.add(element.frame)
      digest.add([element.id.category.rawValue, element.id.section, element.id.item])
      digest.add([element.zIndex])
    }
    digest.add(answer.contentSize.width)
    digest.add(answer.contentSize.height)
    for hits in answer.hits ?? [] { digest.add([hits.count]) }
    for (section, rests) in answer.rests.sorted(by: { $0.key < $1.key }) {
      digest.add([section])
      for rest in rests { digest.add(rest) }
    }
    return digest.value
  }

  package static let workloads = CollectionWorkloads.all

  package static func work(of answer: CollectionAnswer) -> WorkCounters { answer.work }

  package static func frames(
    of answer: CollectionAnswer
  ) -> (frames: [Rect], size: Size, lanes: [Int]?)? {
    let cells = answer.elements.filter { $0.id.category == .cell }
    return (cells.map(\.frame), answer.contentSize, nil)
  }
}
