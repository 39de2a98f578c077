import LayoutCases
import LayoutCore
import LayoutHarness
import LayoutSuites
import Testing

@Suite("Planted faults")
struct PlantedFaultTests {
  @Test(
    "are found within 20,000 cases and minimised to the least case",
    arguments: BrokenIdentity.all,
    [UInt64(1), 2, 3]
  )
  func found(broken: BrokenIdentity, seed: UInt64) throws {
    let suite = IdentitySuite(.broken(broken.fault, broken.respond))
    var from = 0
    while from < 20_000 {
      let failure = try #require(suite.firstFailure(seed: seed, in: from..<20_000))
      from = failure.index + 1
      // A fault can break several invariants; the one that names it is what is minimised.
      guard failure.violation.cause == broken.cause else { continue }
      let result = try #require(suite.minimised(failure.problem))
      let text = SavedCase(problem: result.value).text
      #expect(result.isFixpoint)
      #expect(result.value.complexity.parts == broken.parts, "case \(failure.index): \(text)")
      guard let least = try broken.least.map(identityCase) else { return }
      #expect(text == SavedCase(problem: least).text, "case \(failure.index)")
      return
    }
  }
}
