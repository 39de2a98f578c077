import MasonryLayout

extension BrokenEngine {
  /// Faults of engines with state: what an edit leaves as it was.
  package static let editing: [BrokenEngine] = [
    BrokenEngine("stale after resize") { edit, _ in
      if case .resize(_, let at) = edit { at..<at + 1 } else { 0..<0 }
    },
    BrokenEngine("a growing item does not move those behind it") { edit, kept in
      guard case .resize(let item, let at) = edit,
        item.main(kept.masonry.axis) > kept.before.items[at].main(kept.masonry.axis)
      else { return 0..<0 }
      return at + 1..<kept.masonry.items.count
    },
    BrokenEngine("stale after a container and back") { edit, kept in
      guard case .container = edit, kept.masonry.container == kept.first.container else {
        return 0..<0
      }
      return 0..<kept.masonry.items.count
    },
    BrokenEngine("stale after a move towards the front") { edit, _ in
      guard case .move(let from, let to) = edit, to < from else { return 0..<0 }
      return to..<from
    },
    BrokenEngine("stale after remove") { edit, _ in
      if case .remove(let at) = edit { at..<at + 1 } else { 0..<0 }
    },
    BrokenEngine("front half stale after fewer lanes") { edit, kept in
      guard case .lanes(let count) = edit, count < kept.before.lanes else { return 0..<0 }
      return 0..<kept.masonry.items.count / 2
    },
    BrokenEngine("index off by one after insert") { edit, _ in
      if case .insert(_, let at) = edit { at..<at + 1 } else { 0..<0 }
    },
  ]
}
