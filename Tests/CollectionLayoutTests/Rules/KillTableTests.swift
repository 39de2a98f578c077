import CollectionLayout
import Foundation
import LayoutSuites
import Testing

@Suite("Broken rules")
struct KillTableTests {
  private static let table = KillTable(cases: TruthFile.recorded + TruthFile.ruled)

  @Test("every rule broken on purpose is noticed by at least two cases")
  func noEmptyRow() {
    #expect(Self.table.rows.count >= 25)
    for row in Self.table.rows {
      #expect(row.killers.count >= 2, "\(row.rule.name): \(row.killers)")
    }
  }

  @Test("the page in the documentation is the table of today")
  func page() throws {
    let url = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../../Sources/CollectionLayout/CollectionLayout.docc/KillTable.md")
      .standardized
    // Set to write the page anew after a rule or a case was added.
    if ProcessInfo.processInfo.environment["PLUMB_WRITE_PAGES"] != nil {
      try Data(Self.table.page.utf8).write(to: url)
    }
    let written = try String(decoding: Data(contentsOf: url), as: UTF8.self)
    #expect(written == Self.table.page)
  }
}
