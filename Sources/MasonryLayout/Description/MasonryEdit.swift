public import LayoutCore

/// A change to a masonry that an engine with state applies without starting again.
public enum MasonryEdit: Sendable, Hashable {
  /// Puts an item before the one now at `at`; `at` equal to the count appends.
  case insert(MasonryItem, at: Int)
  /// Takes the item at the index away.
  case remove(at: Int)
  /// Takes the item at `from` away and puts it so that it ends at `to`.
  case move(from: Int, to: Int)
  /// Replaces the item at the index.
  case resize(MasonryItem, at: Int)
  /// Changes the container.
  case container(ProposedSize)
  /// Changes the number of lanes.
  case lanes(Int)
}

extension Masonry {
  /// Applies one edit to the description; nothing is laid out.
  ///
  /// - Throws: ``LayoutFailure`` with reason `edit` when the edit names an index that is not there.
  public mutating func apply(_ edit: MasonryEdit) throws(LayoutFailure) {
    func require(_ index: Int, in range: Range<Int>, _ verb: String) throws(LayoutFailure) {
      guard range.contains(index) else {
        throw LayoutFailure(.edit, "\(verb) at \(index), but there are \(items.count) items")
      }
    }
    switch edit {
    case .insert(let item, let index):
      try require(index, in: 0..<items.count + 1, "insert")
      items.insert(item, at: index)
    case .remove(let index):
      try require(index, in: 0..<items.count, "remove")
      items.remove(at: index)
    case .move(let from, let to):
      try require(from, in: 0..<items.count, "move from")
      try require(to, in: 0..<items.count, "move to")
      items.insert(items.remove(at: from), at: to)
    case .resize(let item, let index):
      try require(index, in: 0..<items.count, "resize")
      items[index] = item
    case .container(let size): container = size
    case .lanes(let count): lanes = count
    }
  }
}
