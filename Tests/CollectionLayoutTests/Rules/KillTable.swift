import CollectionLayout
import LayoutSuites

/// Which recorded and written cases notice each rule broken on purpose.
struct KillTable {
  /// A rule and the names of the cases that fail without it.
  struct Row: Sendable {
    var rule: BreakableRule
    var killers: [String]
  }

  let rows: [Row]

  init(cases: [CollectionTruthCase]) {
    rows = BreakableRule.allCases.map { rule in
      let runner = CollectionTruthRunner(rules: SolverRules(breaking: rule))
      return Row(rule: rule, killers: cases.filter { !runner.run($0).passed }.map(\.name))
    }
  }

  /// The table as a page: the rule, how many cases notice, and the first three of them.
  var page: String {
    var lines = [
      "# Which cases notice a broken rule",
      "",
      "Each rule of the solver is broken once, and every recorded or written case is run.",
      "",
      "| rule | cases that notice | for example |",
      "|---|---|---|",
    ]
    for row in rows {
      let examples = row.killers.prefix(3).joined(separator: "; ")
      lines.append("| \(row.rule.name) | \(row.killers.count) | \(examples) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
