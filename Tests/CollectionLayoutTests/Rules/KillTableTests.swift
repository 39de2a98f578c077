import CollectionLayout
import Foundation
import LayoutCore
import LayoutHarness
import LayoutSuites
import TestKit
import Testing

@Suite("Broken rules")
struct KillTableTests {
  private static let file = Places.root
    .appending(path: "Sources/CollectionLayout/CollectionLayout.docc/KillTable.md")
  /// Set to search the drawn cases and write the page anew, after a rule or a case was added.
  private static let isWritten = ProcessInfo.processInfo.environment["PLUMB_WRITE_PAGES"] != nil

  private static let written = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  private static let table: KillTable = {
    let indices = KillTable.indices(in: written)
    let found = isWritten ? KillTable.search() : [:]
    return KillTable(cases: TruthFile.recorded + TruthFile.ruled) { rule in
      isWritten
        ? found[rule]
        : indices[rule.name].flatMap { KillTable.verdict(rule, index: $0) }
    }
  }()

  @Test("every rule broken on purpose is noticed by at least two cases")
  func noEmptyRow() {
    #expect(Self.table.rows.count >= 25)
    for row in Self.table.rows {
      #expect(row.killers.count >= 2, "\(row.rule.name): \(row.killers)")
    }
  }

  @Test("every rule but the six named is noticed by a drawn case that an unbroken engine passes")
  func drawn() {
    let found = Self.table.rows.compactMap(\.drawn)
    let missed = Self.table.rows.filter { $0.drawn == nil }.map(\.rule)
    #expect(Set(missed) == KillTable.undrawn, "\(missed.map(\.name))")
    let suite = Suite(Engine<CollectionDomain>.collection())
    for row in found {
      let violation = suite.judge(suite.drawn(seed: KillTable.seed, index: row.index))
      #expect(violation == nil, "case \(row.index): \(violation?.message ?? "")")
    }
  }

  @Test("the page in the documentation is the table of today")
  func page() throws {
    if Self.isWritten { try Data(Self.table.page.utf8).write(to: Self.file) }
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(written == Self.table.page)
  }
}
