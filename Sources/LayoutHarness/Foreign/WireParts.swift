package import LayoutCore

/// The parts of a domain by the names they have in flags.
package struct WireParts<Parts: OptionSet & Sendable>: Sendable {
  private let named: [(name: String, parts: Parts)]

  /// Makes a table; the order is that in which names are told.
  package init(_ named: [(name: String, parts: Parts)]) { self.named = named }

  /// The parts that are named, together.
  ///
  /// - Throws: ``CaseError`` naming the parts there are, and `words` that stand for something else.
  package func parts(_ names: [String], words: [String] = []) throws(CaseError) -> Parts {
    var found: Parts = []
    for name in names where !words.contains(name) {
      guard let part = named.first(where: { $0.name == name }) else {
        let known = (named.map(\.name) + words).joined(separator: ", ")
        throw CaseError("expected parts of \(known), found \(name)")
      }
      found.formUnion(part.parts)
    }
    return found
  }
}
