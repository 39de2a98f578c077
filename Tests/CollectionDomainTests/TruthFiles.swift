import Foundation
import LayoutSuites

/// The recorded cases, found beside the sources.
enum TruthFiles {
  /// The root of the repository.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Recorded from systems.
  static let recorded = load("Corpus/collection/truth/compositional.json")
  /// Written from the numbered rules.
  static let ruled = load("Tests/CollectionLayoutTests/Resources/rules.json")

  private static func load(_ path: String) -> [CollectionTruthCase] {
    guard let data = try? Data(contentsOf: root.appending(path: path)),
      let truth = try? CollectionTruth(data: data)
    else { return [] }
    return truth.cases
  }
}
