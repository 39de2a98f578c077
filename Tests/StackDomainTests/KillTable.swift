import LayoutCases
import LayoutCore
import LayoutHarness
import SwiftUILayout

@testable import LayoutSuites

/// What notices each rule, and the least tree that shows it.
struct KillTable: Sendable {
  /// What became of one bent rule.
  struct Row: Sendable {
    var mutant: Mutant
    /// The sure recorded cases that come out otherwise.
    var truth: [String]
    /// The number of the first drawn tree of seed 1 that notices.
    var first: Int?
    /// The least tree.
    var least: StackCase?
    /// Whether nothing simpler still notices.
    var isLeast: Bool
  }

  let rows: [Row]

  static let shared = KillTable(
    rows: Mutant.all.map { mutant in
      let found = mutant.firstFailing()
      let least = found.flatMap { mutant.minimised($0.problem) }
      return Row(
        mutant: mutant,
        truth: mutant.truthCases(),
        first: found?.index,
        least: least?.value,
        isLeast: least?.isFixpoint ?? false
      )
    }
  )

  /// Every rule of sure or fair confidence.
  static let rules: [String] =
    (1...21).map { "P\($0)" } + (1...14).map { "S\($0)" } + (1...15).map { "F\($0)" }
    + [1, 3, 4, 5, 6, 7, 8].map { "C\($0)" }

  /// What notices a rule that is broken outside the layout of a tree.
  static let otherChecks: [String: String] = {
    var checks = ["P4": "fuzz, `incremental-equals-fresh` on an engine that keeps an old answer"]
    checks["P11"] = "test, a value set on a child is read, one set deeper is not"
    for rule in ProtocolRule.all { checks[rule.rule] = "test, \(rule.name)" }
    return checks
  }()

  /// The lines that name what notices `rule`.
  func lines(_ rule: String) -> [String] {
    var lines = rows.filter { $0.mutant.rules.contains(rule) && $0.first != nil }.map { row in
      let truth = row.truth.first.map { "\(row.truth.count), `\($0)`" } ?? "none"
      return "| \(rule) | \(row.mutant.name) | \(truth) | \(row.first ?? 0) | "
        + "`\(row.least?.shape ?? "")` |"
    }
    if let check = Self.otherChecks[rule] { lines.append("| \(rule) | – | – | \(check) | – |") }
    return lines
  }

  /// The table as a page.
  var page: String {
    """
    # What notices a broken rule of SwiftUI's layout

    Each rule is broken on purpose, in the engine or in the plain oracle. Then the sure recorded
    cases are run, and trees are drawn from seed 1 until one comes out otherwise; that one is
    brought down to the least tree that still does.

    | rule | bent as | recorded cases that notice | first drawn tree or check | least tree |
    |---|---|---|---|---|

    """ + Self.rules.flatMap { lines($0) }.map { $0 + "\n" }.joined()
  }
}
