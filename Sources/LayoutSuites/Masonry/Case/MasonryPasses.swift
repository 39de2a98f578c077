import LayoutCases
import LayoutCore
import MasonryLayout

/// Steps of simplification that link several pieces of a masonry case, the largest first.
///
/// Each is a step that the general passes cannot take one piece at a time: an item fewer needs a
/// lane fewer and a narrower container; a fault that needs a sum has to see its terms raised
/// before there can be fewer of them.
enum MasonryPasses {
  static let all: [Pass<MasonryCase>] = [
    foldEdits, keepConcerned, dropLane, fitContainer, raiseThenCut,
  ]

  /// Leaves out edits and queries, or applies the edits and forgets them.
  static let foldEdits = Pass<MasonryCase>("fold-edits") { search in
    let start = search.best
    if !start.queries.isEmpty {
      _ = search.attempt(MasonryCase(start.masonry, edits: start.edits))
    }
    guard !search.best.edits.isEmpty else { return }
    if let edited = try? search.best.edited() {
      let folded = MasonryCase(edited, queries: search.best.queries)
      if search.attempt(folded) { return }
      // The folded case can have more items than the edited one had parts.
      _ = search.attempt(detour: folded, passes: [keepConcerned, .deleteParts])
    }
    _ = search.attempt(MasonryCase(search.best.masonry, queries: search.best.queries))
  }

  /// Keeps only the items the violation names, or those up to the last of them.
  static let keepConcerned = Pass<MasonryCase>("keep-concerned") { search in
    let concerned = search.violation.items
    guard search.best.edits.isEmpty, let last = concerned.last else { return }
    let start = search.best
    func keeping(_ isKept: (Int) -> Bool) -> MasonryCase? {
      let count = start.masonry.items.count
      return start.keeping((0..<start.partCount).map { $0 >= count || isKept($0) })
    }
    if search.attempt(keeping { concerned.contains($0) }) { return }
    if search.attempt(keeping { $0 <= last }) { return }
    _ = search.attempt(keeping { $0 <= last + 1 })
  }

  /// Takes one lane away and makes the container narrower by it, with and without one item.
  static let dropLane = Pass<MasonryCase>("drop-lane") { search in
    var changed = true
    while changed, search.best.masonry.lanes > 1, !search.isExhausted {
      changed = false
      let start = search.best
      for candidate in narrowed(start) {
        if search.attempt(candidate) {
          changed = true
          break
        }
      }
      if changed { continue }
      for index in start.masonry.items.indices.prefix(40) {
        let keep = (0..<start.partCount).map { $0 != index }
        guard let fewer = start.keeping(keep) else { continue }
        if narrowed(fewer).contains(where: { search.attempt($0) }) {
          changed = true
          break
        }
      }
    }
  }

  private static func narrowed(_ problem: MasonryCase) -> [MasonryCase] {
    var fewer = problem
    fewer.masonry.lanes -= 1
    var narrower = fewer
    let cross = problem.masonry.crossAxis
    if let length = problem.masonry.container[cross] {
      let pitch = problem.masonry.laneLength + problem.masonry.laneSpacing
      narrower.masonry.container[cross] = max(0, length - pitch)
    }
    return [narrower, fewer]
  }

  /// Makes the container exactly as long as its lanes of a simple length.
  static let fitContainer = Pass<MasonryCase>("fit-container") { search in
    for length in [1.0, 2, 10, 100] {
      for spacing in [0.0, 1, search.best.masonry.laneSpacing] {
        var candidate = search.best
        candidate.masonry.laneSpacing = spacing
        let lanes = Double(candidate.masonry.lanes)
        candidate.masonry.container[candidate.masonry.crossAxis] =
          lanes * length + (lanes - 1) * spacing
          + candidate.masonry.insets.total(along: candidate.masonry.crossAxis)
        _ = search.attempt(candidate)
      }
    }
  }

  /// Raises all main lengths to the greatest one, takes items away, and lowers what is left.
  static let raiseThenCut = Pass<MasonryCase>("raise-then-cut") { search in
    let start = search.best
    guard start.masonry.items.count > 2 else { return }
    let axis = start.masonry.axis
    let greatest = start.masonry.items.map { axis == .vertical ? $0.height : $0.width }.max() ?? 0
    var raised = start
    raised.changeItems { item in
      if axis == .vertical { item.height = greatest } else { item.width = greatest }
    }
    guard raised != start else { return }
    _ = search.attempt(
      detour: raised,
      passes: [keepConcerned, .deleteParts, .lowerNumbersTogether]
    )
  }
}
