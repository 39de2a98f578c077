import SnapshotDiffing

/// One recorded case, in the form of `truth/snapshots.json`.
package struct SnapshotTruthCase: Sendable, Decodable, CustomStringConvertible {
  package var name: String
  var kind: Kind
  var before: Contents?
  var after: Contents?
  var ops: [Operation]?
  var error: String?
  var result: Identifier?

  var algorithm: String?
  var expected: Changes?
  var expectedStages: [Changes]?
  var movesMatch: String?

  var reloadItems: [Identifier]?
  var reloadSections: [Identifier]?
  var reconfigureItems: [Identifier]?
  var animating: Bool?
  var expectedCellRequests: [String]?

  var items: [Identifier]?
  var rootItems: [Identifier]?
  var visibleItems: [Identifier]?

  package var description: String { name }

  enum Kind: String, Sendable, Decodable { case ops, diff, apply, sectionSnapshot }

  /// A number or a text; both become text.
  struct Identifier: Sendable, Hashable, Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        text = String(number)
      } else {
        text = try container.decode(String.self)
      }
    }
  }

  /// Sections with items, or a plain list.
  enum Contents: Sendable, Decodable {
    case sections([IdentitySection<String, String>])
    case list([String])

    private struct Section: Decodable {
      var section: Identifier
      var items: [Identifier]
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let list = try? container.decode([Identifier].self) {
        self = .list(list.map(\.text))
      } else {
        let sections = try container.decode([Section].self)
        self = .sections(sections.map { IdentitySection($0.section.text, $0.items.map(\.text)) })
      }
    }

    /// The sections; an empty list is no section.
    var sections: [IdentitySection<String, String>] {
      if case .sections(let sections) = self { sections } else { [] }
    }

    var list: [String] {
      if case .list(let list) = self { list } else { [] }
    }
  }

  struct Operation: Sendable, Decodable {
    var op: String
    var items: [Identifier]?
    var sections: [Identifier]?
    var item: Identifier?
    var section: Identifier?
    var into: Identifier?
    var before: Identifier?
    var after: Identifier?
    var inSection: Identifier?
  }

  struct Changes: Sendable, Decodable {
    var deletes: [Int]?
    var inserts: [Int]?
    var moves: [[Int]]?
    var updates: [Int]?
  }
}

struct SnapshotTruthFile: Decodable {
  var cases: [SnapshotTruthCase]
}
