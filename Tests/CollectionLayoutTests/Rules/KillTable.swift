import CollectionLayout
import LayoutCore
import LayoutHarness
import LayoutSuites

/// What notices each rule broken on purpose: recorded and written cases, and drawn ones.
struct KillTable {
  /// A rule, the names of the cases that fail without it, and the first drawn case that does.
  struct Row: Sendable {
    var rule: BreakableRule
    var killers: [String]
    var drawn: Drawn?
  }

  /// A drawn case, and what it breaks first.
  struct Drawn: Sendable, Hashable {
    var index: Int
    var invariant: String

    /// As it stands in the table.
    var text: String { "\(index): \(invariant)" }
  }

  let rows: [Row]

  /// The seed of the drawn cases.
  static let seed: UInt64 = 1
  /// How many are drawn in search of one that notices.
  static let limit = 4_000

  /// Runs every case; `drawn` tells which drawn case notices a rule.
  init(cases: [CollectionTruthCase], drawn: (BreakableRule) -> Drawn?) {
    rows = BreakableRule.allCases.map { rule in
      let runner = CollectionTruthRunner(rules: SolverRules(breaking: rule))
      return Row(
        rule: rule,
        killers: cases.filter { !runner.run($0).passed }.map(\.name),
        drawn: drawn(rule)
      )
    }
  }

  /// What a drawn case says of an engine that breaks a rule; `nil` where it does not notice.
  static func verdict(_ rule: BreakableRule, index: Int) -> Drawn? {
    let suite = Suite(Engine<CollectionDomain>.collection(rules: SolverRules(breaking: rule)))
    let violation = suite.judge(suite.drawn(seed: seed, index: index))
    return violation.map { Drawn(index: index, invariant: $0.invariant) }
  }

  /// Rules that no drawn case can notice: custom groups are drawn without insets, groups no wider
  /// than the bounds, boundary items with no fraction of the other axis and one a side, headers
  /// are never measured, and rectangles do not end on a section's edge.
  static let undrawn: Set<BreakableRule> = [
    .customFromOuterCorner, .widestGroup, .boundaryInFullBounds, .oneSideOverlaps,
    .boundaryMeasured, .decorationTouch,
  ]

  /// For each rule the first drawn case whose answer differs without it, and is judged wrong.
  static func search() -> [BreakableRule: Drawn] {
    var found: [BreakableRule: Drawn] = [:]
    let whole = Engine<CollectionDomain>.collection()
    let broken = BreakableRule.allCases.filter { !undrawn.contains($0) }.map { rule in
      (rule, Engine<CollectionDomain>.collection(rules: SolverRules(breaking: rule)))
    }
    for index in 0..<limit where found.count < broken.count {
      let problem = Suite(whole).drawn(seed: seed, index: index)
      guard case .answer(let right) = whole.respond(problem) else { continue }
      for (rule, engine) in broken where found[rule] == nil {
        if case .answer(let wrong) = engine.respond(problem), wrong == right { continue }
        found[rule] = verdict(rule, index: index)
      }
    }
    return found
  }

  /// The number of the drawn case that a page names for each rule.
  static func indices(in page: String) -> [String: Int] {
    var indices: [String: Int] = [:]
    for line in page.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.filter { $0 != " " } }
      guard cells.count > 2, let index = Int(cells[2].prefix { $0.isNumber }) else { continue }
      indices[cells[0]] = index
    }
    return indices
  }

  /// The table as a page: the rule, how many cases notice, the first drawn one that does and what
  /// it breaks, and the first three of the recorded or written.
  var page: String {
    var lines = [
      "# Which cases notice a broken rule",
      "",
      "Each rule of the solver is broken once. Every recorded or written case is run, and cases are",
      "drawn from seed \(Self.seed) until one breaks an invariant, \(Self.limit) at most.",
      "",
      "| rule | cases that notice | first drawn case | for example |",
      "|---|---|---|---|",
    ]
    for row in rows {
      let examples = row.killers.prefix(3).joined(separator: "; ")
      let drawn = row.drawn?.text ?? "none"
      lines.append("| \(row.rule.name) | \(row.killers.count) | \(drawn) | \(examples) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
