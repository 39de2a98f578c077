import LayoutCases
import MasonryLayout

extension MasonryPasses {
  /// Puts one item across several lanes in the place of several items beside each other.
  static let mergeItems = Pass<MasonryCase>("merge-items", isThorough: true) { search in
    var start = 0
    while start + 1 < search.best.masonry.items.count {
      let count = search.best.masonry.items.count
      guard count <= few, search.best.edits.isEmpty else { return }
      let isMerged = (2...count - start).reversed().contains { length in
        merge(start..<start + length, &search)
      }
      if !isMerged { start += 1 }
    }
  }

  private static func merge(_ range: Range<Int>, _ search: inout Search<MasonryCase>) -> Bool {
    var candidate = search.best
    let span = candidate.masonry.items[range].reduce(0) { $0 + $1.span }
    guard span <= candidate.masonry.lanes else { return false }
    candidate.masonry.items[range.lowerBound].span = span
    candidate.masonry.items.removeSubrange(range.lowerBound + 1..<range.upperBound)
    if search.attempt(candidate) { return true }
    // Without a length of its own the item is followed by a gap at least.
    candidate.masonry.itemSpacing = max(1, candidate.masonry.itemSpacing)
    return search.attempt(candidate)
  }

  /// Exchanges two items, so that the same items always end in the same order.
  static let reorderItems = Pass<MasonryCase>("reorder-items", isThorough: true) { search in
    guard search.best.masonry.items.count <= few else { return }
    for first in search.best.masonry.items.indices {
      for second in search.best.masonry.items.indices where second > first {
        guard search.best.masonry.items.count > second else { return }
        var candidate = search.best
        candidate.masonry.items.swapAt(first, second)
        if attemptFewer(candidate, &search) { return }
        if search.attempt(candidate) || candidate.edits.isEmpty { continue }
        candidate.edits = candidate.edits.map { $0.exchanging(first, second) }
        _ = search.attempt(candidate)
      }
    }
  }
}

extension MasonryPasses {
  /// Leaves out one of a few items: in another order there can be one fewer.
  private static func attemptFewer(
    _ problem: MasonryCase,
    _ search: inout Search<MasonryCase>
  ) -> Bool {
    guard problem.partCount <= 6, problem.edits.isEmpty else { return false }
    return problem.masonry.items.indices.contains { index in
      search.attempt(problem.keeping((0..<problem.partCount).map { $0 != index }))
    }
  }
}

extension MasonryEdit {
  /// The edit that names one of two items where this one names the other.
  fileprivate func exchanging(_ first: Int, _ second: Int) -> MasonryEdit {
    func exchanged(_ index: Int) -> Int {
      index == first ? second : index == second ? first : index
    }
    return switch self {
    case .remove(let at): .remove(at: exchanged(at))
    case .resize(let item, let at): .resize(item, at: exchanged(at))
    case .move(let from, let to): .move(from: exchanged(from), to: exchanged(to))
    case .insert, .container, .lanes: self
    }
  }
}
