import Foundation
package import LayoutCases
package import LayoutCore

/// A case as it stands in a file: the case of the engine protocol, and beside it what is expected
/// of which engine.
package struct SavedCase<Case: Reducible & Codable>: Sendable, Codable {
  /// The case.
  package var problem: Case
  /// The invariants each engine is known to break on it, by the engine's name.
  package var expect: [String: [String]]

  /// A case with nothing expected but that all holds.
  package init(problem: Case, expect: [String: [String]] = [:]) {
    self.problem = problem
    self.expect = expect
  }

  private enum Keys: String, CodingKey { case expect }

  package init(from decoder: any Decoder) throws {
    problem = try Case(from: decoder)
    let values = try decoder.container(keyedBy: Keys.self)
    expect = try values.decodeIfPresent([String: [String]].self, forKey: .expect) ?? [:]
  }

  package func encode(to encoder: any Encoder) throws {
    try problem.encode(to: encoder)
    if !expect.isEmpty {
      var values = encoder.container(keyedBy: Keys.self)
      try values.encode(expect, forKey: .expect)
    }
  }

  /// The saved form: JSON with sorted keys, ending in a newline.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension SavedCase {
  /// Reads a saved case.
  ///
  /// - Throws: ``CaseError`` with the file, the line and what was expected.
  package static func read(_ text: String, file: String?) throws(CaseError) -> SavedCase {
    try decodeJSON(SavedCase.self, from: [UInt8](text.utf8), file: file)
  }
}
