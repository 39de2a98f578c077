import LayoutCases
import MasonryLayout

extension MasonryPasses {
  /// Leaves out queries or edits, or applies the first edits to the masonry and forgets them.
  static let foldEdits = Pass<MasonryCase>("fold-edits") { search in
    if !search.best.queries.isEmpty {
      _ = search.attempt(MasonryCase(search.best.masonry, edits: search.best.edits))
    }
    guard !search.best.edits.isEmpty else { return }
    if search.attempt(MasonryCase(search.best.masonry, queries: search.best.queries)) { return }
    var count = search.best.edits.count
    while count > 0, count <= search.best.edits.count {
      let start = search.best
      count -= 1
      var folded = start
      folded.edits.removeFirst(count + 1)
      // All edits of a failing case can be applied.
      guard let _ = try? start.edits[...count].forEach({ try folded.masonry.apply($0) }) else {
        continue
      }
      if search.attempt(folded) {
        count = search.best.edits.count
      } else {
        // The folded case can have more items than the edited one had parts.
        _ = search.attempt(detour: folded, passes: [keepConcerned, .deleteParts])
      }
    }
  }
  /// Has an item there from the beginning that an edit brings along.
  static let hoistInserts = Pass<MasonryCase>("hoist-inserts") { search in
    var index = 0
    while index < search.best.edits.count {
      let start = search.best
      guard case .insert(let item, let at) = start.edits[index] else {
        index += 1
        continue
      }
      let places = [min(at, start.masonry.items.count), start.masonry.items.count]
      let isHoisted = places.contains { place in
        var candidate = start
        candidate.edits.remove(at: index)
        candidate.masonry.items.insert(item, at: place)
        return search.attempt(candidate)
      }
      if !isHoisted { index += 1 }
    }
  }

  /// Has a container or a number of lanes from the beginning that an edit brings along.
  static let hoistSettings = Pass<MasonryCase>("hoist-settings") { search in
    var index = 0
    while index < search.best.edits.count {
      var candidate = search.best
      switch candidate.edits.remove(at: index) {
      case .container(let size): candidate.masonry.container = size
      case .lanes(let count): candidate.masonry.lanes = count
      case .insert, .remove, .move, .resize:
        index += 1
        continue
      }
      if !search.attempt(candidate) { index += 1 }
    }
  }
}
