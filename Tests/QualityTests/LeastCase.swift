import BrokenEngines
import Foundation
import LayoutHarness
import LayoutSuites

/// The case to which a planted fault has to be minimised, and what it has to break.
struct LeastCase: Decodable {
  let cause: String
  let `case`: MasonryCase

  /// The least case of each fault, by the name of its engine: what the minimiser came to, read and
  /// found least by a person.
  static func all() throws -> [String: LeastCase] {
    let file = Bundle.module.url(
      forResource: "least",
      withExtension: "json",
      subdirectory: "Resources"
    )
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    return try JSONDecoder().decode([String: LeastCase].self, from: Data(contentsOf: file))
  }

  /// The case as it is saved.
  var text: String { SavedCase(problem: self.case).text }
}
