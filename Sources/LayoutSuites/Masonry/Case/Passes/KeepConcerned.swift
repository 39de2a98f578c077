import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryPasses {
  /// Keeps only the items the violation names, or those up to the last of them.
  static let keepConcerned = Pass<MasonryCase>("keep-concerned") { search in
    guard let last = search.violation.items.last else { return }
    let start = search.best
    let concerned = search.violation.items
    // The violation speaks of the items after the edits, wherever each came from.
    let items = start.partsAfterEdits
    func keeping(_ isKept: (_ index: Int) -> Bool) -> MasonryCase? {
      var keep = [Bool](repeating: true, count: start.partCount)
      for index in start.masonry.items.indices { keep[index] = false }
      for (index, part) in items.enumerated() { keep[part] = isKept(index) }
      return start.keeping(keep)
    }
    if search.attempt(keeping { concerned.contains($0) }) { return }
    if search.attempt(keeping { $0 <= last }) { return }
    _ = search.attempt(keeping { $0 <= last + 1 })
  }
}
