package import LayoutCore
import LayoutHarness
import SnapshotDiffing

/// What the invariants need to know of an identity case.
package struct IdentityContext: CaseContext {
  /// What the calls lead to and how they are refused, by the plain form of the rules.
  private(set) var script = IdentityScript(IdentityCase(from: [IdentityCase.Section](), to: []))
  /// Why the case as a whole has to be refused, or `nil`.
  private(set) var refusal: String?
  /// Items to be reloaded, those of marked sections included.
  private(set) var reloaded: Set<IdentityItem> = []
  /// Items to be configured again.
  private(set) var reconfigured: Set<IdentityItem> = []
  /// The identifiers of both states as numbers, `nil` for what has to be refused.
  private(set) var numbers: NumberedSections?
  /// What the checks have against the answer.
  private(set) var violations: [IdentityViolation] = []

  package init() {}

  package mutating func prepare(
    _ problem: IdentityCase,
    _ outcome: Outcome<IdentityAnswer>,
    within semantics: IdentitySemantics
  ) {
    script = IdentityScript(problem)
    refusal = problem.refusal(leadingTo: script.after)
    violations = []
    numbers = nil
    guard refusal == nil, case .answer(let answer) = outcome else { return }
    collectMarks(problem)
    numbers = problem.numbers(to: script.after)
    judgeChanges(problem, answer, semantics)
    if let steps = answer.steps, let numbers {
      violations += StepChecks(problem, self, numbers).violations(of: steps)
    }
  }

  private mutating func collectMarks(_ problem: IdentityCase) {
    reloaded = script.reloaded.union(problem.reloads)
    reconfigured = script.reconfigured.union(problem.reconfigures).union(problem.changed)
    let sections = script.reloadedSections.union(problem.reloadedSections)
    guard !sections.isEmpty else { return }
    for section in script.after where sections.contains(section.section) {
      reloaded.formUnion(section.items)
    }
  }

  private mutating func judgeChanges(
    _ problem: IdentityCase,
    _ answer: IdentityAnswer,
    _ semantics: IdentitySemantics
  ) {
    guard let numbers else { return }
    var changed: Set<Int> = []
    let marked = problem.markedItems(script)
    if !marked.isEmpty {
      let (before, kept) = (problem.itemsBefore, Set(itemsAfter))
      changed = Set(
        before.indices.filter { marked.contains(before[$0]) && kept.contains(before[$0]) }
      )
    }
    var claims = semantics.claims
    if semantics.replacesRepeated, problem.isLists, !numbers.items.isUnique {
      claims.replacesUpdates = true
    }
    switch answer.changes.placed(from: problem.before, to: script.after) {
    case .list(let changes), .counted(let changes, _):
      violations += IdentityChecks.violations(
        of: changes,
        in: numbers.items,
        changed: changed,
        claims: claims
      )
    case .sections(let changes):
      violations += IdentityChecks.violations(
        of: changes,
        in: numbers,
        changed: changed,
        claims: claims
      )
    }
    if let work = answer.work, problem.collisions == 0 {
      violations += IdentityChecks.cost(
        work,
        before: numbers.items.before.count,
        after: numbers.items.after.count
      )
    }
  }

  /// Items of the second state, across sections.
  var itemsAfter: [IdentityItem] { script.after.flatMap(\.items) }
}
