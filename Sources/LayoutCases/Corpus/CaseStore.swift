package import LayoutCore
package import LayoutFiles

/// The saved cases of a corpus folder: `<domain>/{cases,failures}/*.json`, whole cases each.
package struct CaseStore: Sendable {
  /// The corpus folder.
  package let folder: String

  /// Looks at a corpus folder, which need not be there yet.
  package init(folder: String) {
    self.folder = folder
  }

  /// What a failing case is called before it is minimised; its own hash is in its name, so that
  /// the same case is saved once.
  package static let originalSuffix = ".original.json"

  /// A saved case.
  package struct Saved: Sendable, Hashable {
    /// The domain, from the folder's name.
    package var domain: String
    /// The path of the file.
    package var path: String
    /// The text.
    package var text: String
  }

  /// The path at which a finding's least case is saved, without writing it.
  package func path(
    domain: String,
    engine: String,
    invariant: String,
    original: String
  ) -> (original: String, minimised: String) {
    let hash = ContentHash(original).description.prefix(8)
    let stem = "\(folder)/\(domain)/failures/\(invariant)-\(fileName(of: engine))-\(hash)"
    return (stem + Self.originalSuffix, stem + ".json")
  }

  /// Writes a case, making its folder; an equal file is left as it is.
  ///
  /// - Throws: ``FileFailure`` naming the file and why it cannot be written.
  package func save(_ text: String, to path: String) throws(FileFailure) {
    if let bytes = try? readFile(path), bytes == Array(text.utf8) { return }
    try writeAtomically(text, to: path)
  }

  /// Removes what killed runs have left half written among the failures of the domains.
  package func removeLeftOvers(of domains: [String]) {
    for domain in domains { LayoutFiles.removeLeftOvers(in: "\(folder)/\(domain)/failures") }
  }

  /// Every saved case of the domains, sorted by path; those not minimised are passed over.
  package func cases(of domains: [String]) throws(CaseError) -> [Saved] {
    var saved: [Saved] = []
    for domain in domains.sorted() {
      for kind in ["cases", "failures"] {
        let place = "\(folder)/\(domain)/\(kind)"
        for file in try filesBelow(place, suffix: ".json")
        where !file.hasSuffix(Self.originalSuffix) {
          saved.append(try read("\(place)/\(file)", domain: domain))
        }
      }
    }
    return saved
  }

  /// One saved case; its domain stands in the case itself, else it is that of its folder.
  package func read(_ path: String, domain: String? = nil) throws(CaseError) -> Saved {
    let text = String(decoding: try readFile(path), as: UTF8.self)
    return Saved(domain: domain ?? "", path: path, text: text)
  }
}
