import Foundation
import LayoutSuites
import TestKit

/// The recorded cases, found beside the sources.
enum TruthFiles {
  /// Recorded from systems.
  static let recorded = load("Corpus/collection/truth/compositional.json")
  /// Written from the numbered rules.
  static let ruled = load("Tests/CollectionLayoutTests/Resources/rules.json")

  private static func load(_ path: String) -> [CollectionTruthCase] {
    guard let data = try? Data(contentsOf: Places.root.appending(path: path)),
      let truth = try? CollectionTruth(data: data)
    else { return [] }
    return truth.cases
  }
}
