import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import SwiftUILayout
import Testing

@testable import LayoutSuites

@Suite("Rules bent on purpose")
struct MutantTests {
  @Test("each is found among 20,000 trees and brought down to a tree of at most seven parts")
  func found() {
    #expect(KillTable.shared.rows.count >= 50)
    for row in KillTable.shared.rows {
      #expect(row.first != nil, "\(row.mutant) is not found")
      #expect(row.isLeast, "\(row.mutant) can be made simpler")
      #expect((row.least?.partCount ?? 99) <= 7, "\(row.mutant): \(row.least?.shape ?? "")")
    }
  }

  @Test("an engine that keeps an old answer is found", .timeLimit(.minutes(1)))
  func oldAnswer() {
    let fresh = Engine<StackDomain>.swiftUI()
    let stale = Engine<StackDomain>(name: "stale", semantics: StackSemantics()) { problem in
      var first = problem
      first.proposal = problem.earlier.first ?? problem.proposal
      first.earlier = []
      return fresh.respond(first)
    }
    let suite = Suite(
      stale,
      invariants: StackDomain.invariants.filter {
        $0.description.name == "incremental-equals-fresh"
      }
    )
    #expect((0..<20_000).contains { suite.judge(suite.drawn(seed: 1, index: $0)) != nil })
  }

  @Test(
    "the layout protocol keeps its promises, and one broken is noticed",
    arguments: ProtocolRule.all
  )
  func protocolRule(_ rule: ProtocolRule) throws {
    #expect(try rule.holds(false))
    #expect(try !rule.holds(true))
  }

  @Test("a layout reads the value of its child, not of one deeper inside")
  @MainActor func layoutValue() {
    #expect(LayoutValueRule.read(deeper: false) == 5)
    #expect(LayoutValueRule.read(deeper: true) == 1)
  }

  @Test("every rule has something that notices when it is broken", arguments: KillTable.rules)
  func noEmptyRow(_ rule: String) {
    #expect(!KillTable.shared.lines(rule).isEmpty)
  }

  @Test("the page beside the tests is the table of today")
  func page() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Resources/KillTable.md")
    // Set to write the page anew after a rule or the drawing was changed.
    if ProcessInfo.processInfo.environment["PLUMB_WRITE_PAGES"] != nil {
      try Data(KillTable.shared.page.utf8).write(to: url)
    }
    #expect(try String(decoding: Data(contentsOf: url), as: UTF8.self) == KillTable.shared.page)
  }
}
