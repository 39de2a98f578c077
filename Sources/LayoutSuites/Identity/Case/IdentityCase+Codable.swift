import LayoutCases
import SnapshotDiffing

/// The JSON of the engine protocol, version 1, domain `identity`; what is beyond it is optional.
extension IdentityCase: Codable {
  private enum Keys: String, CodingKey, CaseIterable {
    case domain, before, after, operations, changed
    case reloadItems, reconfigureItems, reloadSections, collisions, scrolling
  }

  private static let known = Set(Keys.allCases.map(\.rawValue)).union(["expect", "note"])

  /// Reads a case.
  ///
  /// - Throws: `DecodingError` naming the path of what was not as expected.
  package init(from decoder: any Decoder) throws {
    try decoder.refuseKeys(outside: Self.known)
    let values = try decoder.container(keyedBy: Keys.self)
    func fault(_ key: Keys, _ expected: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: values, debugDescription: expected)
    }
    let domain = try values.decodeIfPresent(String.self, forKey: .domain) ?? "identity"
    guard domain == "identity" else { throw fault(.domain, "expected \"identity\"") }
    func items(_ key: Keys) throws -> [IdentityItem] {
      try values.decodeIfPresent([IdentityItemForm].self, forKey: key)?.map(\.item) ?? []
    }
    let before = try values.decode(IdentityStateForm.self, forKey: .before)
    let operations =
      try values.decodeIfPresent([IdentityOperation].self, forKey: .operations) ?? []
    if !operations.isEmpty, values.contains(.after) {
      throw fault(.after, "expected either after or operations")
    }
    let after =
      operations.isEmpty
      ? try values.decode(IdentityStateForm.self, forKey: .after)
      : IdentityStateForm([], isList: false)
    let isLists = [before.isList, after.isList].contains(true)
    if isLists, [before.isList, after.isList].contains(false) {
      throw fault(.before, "expected sections on both sides or lists on both sides")
    }
    if isLists {
      self.init(
        from: before.sections.flatMap(\.items),
        to: after.sections.flatMap(\.items)
      )
    } else {
      self.init(from: before.sections, to: after.sections)
    }
    self.operations = operations
    changed = try items(.changed)
    reloads = try items(.reloadItems)
    reconfigures = try items(.reconfigureItems)
    reloadedSections =
      try values.decodeIfPresent([SectionNameForm].self, forKey: .reloadSections)?.map(\.name) ?? []
    scrolling = try values.decodeIfPresent(ScrollingForm.self, forKey: .scrolling)?.scrolling
    let collisions = try values.decodeIfPresent(Int.self, forKey: .collisions) ?? 0
    guard (0...1_000_000).contains(collisions) else {
      throw fault(.collisions, "expected a number of hashes from 0 to 1000000")
    }
    collide(into: collisions)
  }

  /// Writes a case; what is as usual is left out.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    try values.encode("identity", forKey: .domain)
    try values.encode(IdentityStateForm(before, isList: isLists), forKey: .before)
    if operations.isEmpty {
      try values.encode(IdentityStateForm(after, isList: isLists), forKey: .after)
    } else {
      try values.encode(operations, forKey: .operations)
    }
    func encode(_ items: [IdentityItem], _ key: Keys) throws {
      if !items.isEmpty { try values.encode(items.map(IdentityItemForm.init), forKey: key) }
    }
    try encode(changed, .changed)
    try encode(reloads, .reloadItems)
    try encode(reconfigures, .reconfigureItems)
    if !reloadedSections.isEmpty { try values.encode(reloadedSections, forKey: .reloadSections) }
    if collisions > 0 { try values.encode(collisions, forKey: .collisions) }
    try values.encodeIfPresent(scrolling.map(ScrollingForm.init), forKey: .scrolling)
  }
}
