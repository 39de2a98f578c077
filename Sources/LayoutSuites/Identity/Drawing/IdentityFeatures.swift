/// What an identity case can have; each drawn case has a random subset.
package struct IdentityFeatures: OptionSet, Sendable, Hashable {
  /// One bit a feature.
  package let rawValue: UInt64

  /// The features whose bits are set.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(bit: UInt64) { rawValue = 1 << bit }

  // What an engine must understand.
  package static let lists = IdentityFeatures(bit: 0)
  package static let repeats = IdentityFeatures(bit: 1)
  package static let sections = IdentityFeatures(bit: 2)
  package static let operations = IdentityFeatures(bit: 3)
  package static let contentChanges = IdentityFeatures(bit: 4)
  package static let reloads = IdentityFeatures(bit: 5)
  package static let reconfigures = IdentityFeatures(bit: 6)
  package static let sectionReloads = IdentityFeatures(bit: 7)
  package static let scrolling = IdentityFeatures(bit: 8)
  package static let models = IdentityFeatures(bit: 9)
  package static let collisions = IdentityFeatures(bit: 10)
  package static let refusals = IdentityFeatures(bit: 11)

  // How the second state comes from the first.
  package static let deletes = IdentityFeatures(bit: 12)
  package static let inserts = IdentityFeatures(bit: 13)
  package static let moves = IdentityFeatures(bit: 14)
  package static let shuffle = IdentityFeatures(bit: 15)
  package static let acrossSections = IdentityFeatures(bit: 16)
  package static let emptySections = IdentityFeatures(bit: 17)
  package static let sectionMoves = IdentityFeatures(bit: 18)
  package static let sectionEdits = IdentityFeatures(bit: 19)
  package static let unchanged = IdentityFeatures(bit: 20)
  package static let long = IdentityFeatures(bit: 21)

  /// How many features there are.
  package static let count = 22
  /// All of them.
  package static let all = IdentityFeatures(rawValue: (1 << 22) - 1)
  /// Those an engine can leave out.
  package static let abilities = IdentityFeatures(rawValue: (1 << 12) - 1)
  /// What the engine protocol asks: sections with items, before and after.
  package static let protocolPairs: IdentityFeatures = [.sections]

  /// The names under which reports count cases, in bit order.
  package static let names = [
    "plain lists", "repeated identifiers", "several sections", "scripts of calls",
    "content changes", "reload", "reconfigure", "section reload", "scrolling", "whole models",
    "hash collisions", "to be refused", "deletes", "inserts", "small moves", "shuffles",
    "moves across sections", "empty sections", "section moves", "section edits", "unchanged",
    "over twenty identifiers",
  ]
}
