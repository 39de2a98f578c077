import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

@Suite("Cases of custom layouts, views and the adaptive layout")
struct LayoutCaseTests {
  private static func drawn<D: Domain>(
    _ domain: D.Type,
    _ semantics: D.Semantics,
    _ count: Int
  ) -> [D.Case] {
    (0..<count).map { index in
      var choices = Choices(seed: 9, stream: D.name, index: index)
      return D.draw(&choices, within: semantics)
    }
  }

  private static func check<D: Domain>(
    _ domain: D.Type,
    _ semantics: D.Semantics
  ) throws {
    var labels: UInt64 = 0
    for problem in drawn(domain, semantics, 400) {
      try D.validate(problem)
      let text = SavedCase<D.Case>(problem: problem).text
      #expect(try SavedCase<D.Case>.read(text, file: nil).problem == problem)
      #expect(!D.lines(problem, nil).isEmpty)
      labels |= D.labels(of: problem)
    }
    for (bit, label) in D.labels.enumerated() {
      #expect(labels & (1 << UInt64(bit)) != 0, "no case is \(label)")
    }
  }

  @Test("a drawn case is sound, is read back as it was saved, and every label occurs")
  func roundTrips() throws {
    try Self.check(LayoutDomain.self, LayoutSemantics())
    try Self.check(ViewDomain.self, ViewSemantics(leavesItsBox: false))
    try Self.check(AdaptiveDomain.self, AdaptiveSemantics())
  }

  @Test("whatever is taken from a case leaves a case, and a simpler one")
  func reductions() throws {
    for problem in Self.drawn(LayoutDomain.self, LayoutSemantics(), 80) {
      for part in 0..<problem.partCount {
        let keep = (0..<problem.partCount).map { $0 != part }
        let kept = try #require(problem.keeping(keep))
        try LayoutDomain.validate(kept)
        #expect(kept.complexity < problem.complexity)
      }
      for simpler in problem.simplerSettings {
        try LayoutDomain.validate(simpler)
        #expect(simpler.complexity.settings <= problem.complexity.settings, "\(problem)")
      }
    }
  }

  @Test(
    "a case that makes no sense is told apart from a finding",
    arguments: [
      #"{"domain":"layout","children":[{"width":-1,"height":2}],"container":{"width":1}}"#,
      #"{"domain":"layout","children":[],"container":{"width":1},"steps":[{"remove":0}]}"#,
      #"{"domain":"layout","children":[],"container":{"width":"nan"}}"#,
      #"{"domain":"layout","children":[],"container":{},"origin":{"x":"inf","y":0}}"#,
      #"{"domain":"layout","childs":[],"container":{}}"#,
      #"{"domain":"masonry","children":[],"container":{}}"#,
      "[]",
    ]
  )
  func nonsense(_ text: String) {
    let suite = AnySuite.hStackLayout
    #expect(throws: CaseError.self) { try suite.exhibit(of: .text(text, file: "case.json")) }
  }
}
