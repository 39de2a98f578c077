import LayoutCore

/// An item identifier of a case: a name, or a whole model, which is a name and another field.
///
/// Two models of one name and different revisions are different identifiers, which is the mistake
/// that the lint looks for.
package struct IdentityItem: Sendable, Hashable, Identifiable, CustomStringConvertible,
  CustomReflectable
{
  /// The name; of a whole model its stable id.
  package var id: String
  /// The other field of a whole model, or `nil` for an identifier that is nothing but its name.
  package var revision: Int?
  /// How many different hashes the identifiers of the case have, zero for ordinary ones.
  package var buckets: Int32

  /// Makes an identifier with an ordinary hash.
  package init(_ id: String, revision: Int? = nil, buckets: Int32 = 0) {
    self.id = id
    self.revision = revision
    self.buckets = buckets
  }

  /// The identifier of a rank: `a`, `b` and so on.
  package init(rank: Int, revision: Int? = nil) {
    self.init(IdentityNames.item(rank), revision: revision)
  }

  package static func == (left: IdentityItem, right: IdentityItem) -> Bool {
    left.id == right.id && left.revision == right.revision
  }

  package func hash(into hasher: inout Hasher) {
    guard buckets == 0 else {
      hasher.combine(bucket)
      return
    }
    hasher.combine(id)
    if let revision { hasher.combine(revision) }
  }

  /// Which of the few hashes it has, the same in every process.
  package var bucket: Int {
    var digest = Digest()
    for byte in id.utf8 { digest.add(UInt64(byte)) }
    digest.add(UInt64(truncatingIfNeeded: revision ?? -1))
    return Int(digest.value % UInt64(max(1, buckets)))
  }

  /// What it is to the lint: a name, or a model with its fields.
  package var customMirror: Mirror {
    guard let revision else { return Mirror(self, children: ["id": id], displayStyle: .struct) }
    return Mirror(self, children: ["id": id, "revision": revision], displayStyle: .struct)
  }

  package var description: String { revision.map { "\(id)#\($0)" } ?? id }
}

/// Names by rank, so that a minimiser can make them simpler: `a` is the simplest.
enum IdentityNames {
  /// The item name of a rank: `a` to `z`, then `aa` and so on.
  static func item(_ rank: Int) -> String { name(rank, first: UInt8(ascii: "a")) }

  /// The section name of a rank: `A` to `Z`, then `AA` and so on.
  static func section(_ rank: Int) -> String { name(rank, first: UInt8(ascii: "A")) }

  /// The rank of an item name; a large number for one that is not of this form.
  static func rank(item name: String) -> Int { rank(name, first: UInt8(ascii: "a")) }

  /// The rank of a section name; a large number for one that is not of this form.
  static func rank(section name: String) -> Int { rank(name, first: UInt8(ascii: "A")) }

  /// Names longer than this are somebody's own and have no rank.
  private static let longest = 5

  private static func name(_ rank: Int, first: UInt8) -> String {
    var letters: [UInt8] = []
    var rest = rank
    repeat {
      letters.append(first + UInt8(rest % 26))
      rest = rest / 26 - 1
    } while rest >= 0
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  private static func rank(_ name: String, first: UInt8) -> Int {
    var rank = 0
    for letter in name.utf8 {
      guard letter >= first, letter < first + 26, name.utf8.count <= longest else {
        return foreignRank(name)
      }
      rank = rank * 26 + Int(letter - first) + 1
    }
    return name.isEmpty ? foreignRank(name) : rank - 1
  }

  private static func foreignRank(_ name: String) -> Int {
    var digest = Digest()
    for byte in name.utf8 { digest.add(UInt64(byte)) }
    return 100_000_000 + Int(digest.value % 1_000_000)
  }
}
