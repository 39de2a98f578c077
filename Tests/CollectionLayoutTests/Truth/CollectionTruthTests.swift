import CollectionLayout
import Foundation
import LayoutSuites
import Testing

/// The files of recorded cases beside the tests.
enum TruthFile {
  /// Recorded from systems, with their sources.
  static let recorded = load("compositional")
  /// Written from the numbered rules, where the recorded ones say too little.
  static let ruled = load("rules")

  private static func load(_ name: String) -> [CollectionTruthCase] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json"),
      let data = try? Data(contentsOf: url),
      let truth = try? CollectionTruth(data: data)
    else { return [] }
    return truth.cases
  }
}

@Suite("Collection truth")
struct CollectionTruthTests {
  @Test("the recorded file holds all its cases, each with a source")
  func count() {
    #expect(TruthFile.recorded.count == 176)
    #expect(TruthFile.recorded.allSatisfy { !$0.source.isEmpty })
  }

  @Test("a recorded layout comes out to a thousandth of a point", arguments: TruthFile.recorded)
  func recorded(_ truth: CollectionTruthCase) {
    let outcome = CollectionTruthRunner().run(truth)
    #expect(outcome.passed, "\(outcome.name): \(outcome.difference ?? "")")
  }

  @Test("a layout derived from one rule comes out", arguments: TruthFile.ruled)
  func ruled(_ truth: CollectionTruthCase) {
    let outcome = CollectionTruthRunner().run(truth)
    #expect(outcome.passed, "\(outcome.name): \(outcome.difference ?? "")")
  }
}
