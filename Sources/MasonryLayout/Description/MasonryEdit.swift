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
    try requireIndices(of: edit)
    switch edit {
    case .insert(let item, let index): items.insert(item, at: index)
    case .remove(let index): items.remove(at: index)
    case .move(let from, let to): items.insert(items.remove(at: from), at: to)
    case .resize(let item, let index): items[index] = item
    case .container(let size): container = size
    case .lanes(let count): lanes = count
    }
  }

  /// Refuses an edit that names an index that is not there.
  func requireIndices(of edit: MasonryEdit) throws(LayoutFailure) {
    func require(_ index: Int, below limit: Int, _ verb: String) throws(LayoutFailure) {
      guard index >= 0, index < limit else {
        throw LayoutFailure(.edit, "\(verb) at \(index), but there are \(items.count) items")
      }
    }
    switch edit {
    case .insert(_, let index): try require(index, below: items.count + 1, "insert")
    case .remove(let index): try require(index, below: items.count, "remove")
    case .move(let from, let to):
      try require(from, below: items.count, "move from")
      try require(to, below: items.count, "move to")
    case .resize(_, let index): try require(index, below: items.count, "resize")
    case .container, .lanes: break
    }
  }
}
