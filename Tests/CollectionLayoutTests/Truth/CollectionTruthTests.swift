import CollectionLayout
import Foundation
import LayoutSuites
import TestKit
import Testing

/// The files of recorded and written cases.
enum TruthFile {
  /// Recorded from systems, with their sources; the one copy is in the corpus.
  static let recorded = load(
    Places.root.appending(path: "Corpus/collection/truth/compositional.json")
  )
  /// Written from the numbered rules, where the recorded ones say too little.
  static let ruled = load(Bundle.module.url(forResource: "rules", withExtension: "json"))

  private static func load(_ url: URL?) -> [CollectionTruthCase] {
    guard let url, let data = try? Data(contentsOf: url),
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

  @Test("a wrong engine is told the first thing that differs, by name and numbers")
  func difference() throws {
    let truth = try #require(TruthFile.recorded.first { $0.name.hasPrefix("charon/043") })
    let outcome = CollectionTruthRunner(rules: SolverRules(breaking: .equalShares)).run(truth)
    #expect(!outcome.passed)
    #expect(
      outcome.difference
        == "cell 0.0 is (0.0, 0.0, 106.5, 20.0), not (0.0, 0.0, 100.0, 20.0)"
    )
  }

  @Test("a file that is not of the form is refused, not run")
  func malformed() {
    for text in ["", "{}", #"{"cases":[{"name":"x"}]}"#] {
      #expect(throws: DecodingError.self) { try CollectionTruth(data: Data(text.utf8)) }
    }
  }

  @Test("a layout derived from one rule comes out", arguments: TruthFile.ruled)
  func ruled(_ truth: CollectionTruthCase) {
    let outcome = CollectionTruthRunner().run(truth)
    #expect(outcome.passed, "\(outcome.name): \(outcome.difference ?? "")")
  }
}
