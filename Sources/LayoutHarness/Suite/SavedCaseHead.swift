package import LayoutCases
package import LayoutCore

/// What a saved case says of itself beside the case: its domain and what is expected.
package struct SavedCaseHead: Sendable, Decodable {
  /// The domain; `masonry` where a case names none, as the engine protocol has it.
  package var domain: String
  /// The invariants each engine is known to break on it, by the engine's name.
  package var expect: [String: [String]]

  private enum Keys: String, CodingKey { case domain, expect }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    domain = try values.decodeIfPresent(String.self, forKey: .domain) ?? "masonry"
    expect = try values.decodeIfPresent([String: [String]].self, forKey: .expect) ?? [:]
  }

  /// Reads the head of a saved case.
  ///
  /// - Throws: ``CaseError`` with the file, the line and what was expected.
  package static func read(_ saved: CaseStore.Saved) throws(CaseError) -> SavedCaseHead {
    try decodeJSON(SavedCaseHead.self, from: Array(saved.text.utf8), file: saved.path)
  }
}
