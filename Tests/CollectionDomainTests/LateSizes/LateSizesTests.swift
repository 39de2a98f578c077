import Foundation
import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

@Suite("Late sizes")
struct LateSizesTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["PLUMB_LATE_ROUNDS"].flatMap(Int.init) ?? 2_000

  @Test("sizes in any order over our layouts break nothing")
  func ours() {
    let suite = Suite(Engine<LateSizesDomain>.late())
    for index in 0..<Self.rounds {
      let violation = suite.judge(suite.drawn(seed: 2026, index: index))
      guard let violation else { continue }
      Issue.record("case \(index): \(violation.invariant): \(violation.message)")
      return
    }
  }

  /// Each planted fault and the invariant that names it.
  private static let faults: [(LateFault, String)] = [
    (.staleNeighbour, "late-overlap"), (.cachedThroughPlaceholder, "late-cached"),
    (.anchorJump, "late-eye"), (.arrivalDropped, "late-final"), (.excessiveWork, "late-work"),
  ]

  @Test("a planted fault is found and minimised to at most three items", arguments: faults)
  func planted(_ fault: LateFault, _ invariant: String) throws {
    let suite = Suite(Engine<LateSizesDomain>.late(planting: fault))
    let found = (0..<400).lazy.map { suite.drawn(seed: 1, index: $0) }.first {
      suite.judge($0)?.invariant == invariant
    }
    let start = try #require(found, "not found in 400 cases")
    let minimised = try #require(
      Minimiser(domainPasses: LateSizesDomain.passes).minimise(start, keeping: invariant) {
        candidate in
        guard (try? LateSizesDomain.validate(candidate)) != nil else { return nil }
        return suite.judge(candidate)
      }
    )
    #expect(minimised.value.items.count <= 3, "\(minimised.value)")
    #expect(minimised.violation.invariant == invariant)
  }

  @Test("a case reads back as it was written")
  func coding() throws {
    let suite = Suite(Engine<LateSizesDomain>.late())
    for index in 0..<50 {
      let saved = SavedCase(problem: suite.drawn(seed: 3, index: index))
      let read = try SavedCase<LateCase>.read(saved.text, file: nil)
      #expect(read.problem == saved.problem)
    }
  }
}
