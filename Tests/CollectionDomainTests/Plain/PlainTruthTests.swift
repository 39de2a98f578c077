import LayoutSuites
import Testing

@Suite("Plain collection solver")
struct PlainTruthTests {
  @Test("the recorded file holds all its cases")
  func count() {
    #expect(TruthFiles.recorded.count == 176)
    #expect(!TruthFiles.ruled.isEmpty)
  }

  @Test("a recorded layout comes out of the plain solver too", arguments: TruthFiles.recorded)
  func recorded(_ truth: CollectionTruthCase) {
    let outcome = CollectionTruthRunner.plain.run(truth)
    #expect(outcome.passed, "\(outcome.name): \(outcome.difference ?? "")")
  }

  @Test("so does a layout derived from one rule", arguments: TruthFiles.ruled)
  func ruled(_ truth: CollectionTruthCase) {
    let outcome = CollectionTruthRunner.plain.run(truth)
    #expect(outcome.passed, "\(outcome.name): \(outcome.difference ?? "")")
  }
}
