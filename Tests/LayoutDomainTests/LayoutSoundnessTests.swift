import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import SwiftUILayout
import Testing

@Suite("Soundness of the invariants of custom layouts")
struct LayoutSoundnessTests {
  private static func suite(
    _ fault: FaultyColumn.Fault?,
    _ invariants: [String]
  ) -> Suite<LayoutDomain> {
    Suite(
      Engine<LayoutDomain>(
        name: "column",
        semantics: LayoutSemantics(),
        respond: LayoutEngine { FaultyColumn(fault: fault) }.respond
      ),
      invariants: LayoutDomain.invariants.filter {
        invariants.contains($0.description.name)
      }
    )
  }

  private static var defaults: [String] {
    LayoutDomain.invariants.filter(\.isDefault).map(\.description.name)
  }

  @Test("there is a planted fault for every invariant")
  func complete() {
    #expect(
      Set(FaultyColumn.Fault.allCases.map(\.rawValue))
        == Set(LayoutDomain.invariants.map(\.description.name))
    )
  }

  @Test(
    "a planted fault is found by its invariant, and minimised to few children",
    arguments: FaultyColumn.Fault.allCases
  )
  func found(_ fault: FaultyColumn.Fault) throws {
    let isDefault = Self.defaults.contains(fault.rawValue)
    let suite = Self.suite(fault, isDefault ? Self.defaults : [fault.rawValue])
    let start = try #require(
      (0..<3_000).lazy.map { suite.drawn(seed: 5, index: $0) }
        .first { suite.judge($0)?.invariant == fault.rawValue },
      "3,000 cases show no \(fault.rawValue)"
    )
    let violation = try #require(suite.judge(start))
    let least = try #require(
      Minimiser(domainPasses: LayoutDomain.passes)
        .minimise(start, keeping: violation.cause, execute: { suite.judge($0) })
    )
    #expect(least.violation.invariant == fault.rawValue)
    let most = fault == .measureBudget ? 4 : 3
    #expect((least.value.finalChildren?.count ?? 99) <= most, "\(least.value)")
    #expect(!least.violation.message.isEmpty)
  }

  @Test("the column without a fault keeps every default invariant, and those it means to keep")
  func holds() {
    let kept =
      Self.defaults + [
        "stable-size", "proposal-or-bounds", "independent-offers", "tight-size", "placed-once",
        "direction-neutral", "overlap", "spacing",
      ]
    let suite = Self.suite(nil, kept)
    for index in 0..<400 {
      let problem = suite.drawn(seed: 6, index: index)
      #expect(suite.judge(problem) == nil, "case \(index): \(problem.lines(nil))")
    }
  }
}

extension LayoutCase {
  fileprivate func lines(_ answer: LayoutTranscript?) -> [String] {
    LayoutDomain.lines(self, answer)
  }
}
