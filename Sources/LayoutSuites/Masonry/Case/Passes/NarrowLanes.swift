import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryPasses {
  /// Takes one lane away and makes the container narrower by it, with and without one item.
  static let dropLane = Pass<MasonryCase>("drop-lane") { search in
    var changed = true
    while changed, search.best.masonry.lanes > 1, !search.isExhausted {
      changed = false
      let start = search.best
      for candidate in narrowed(start) where search.attempt(candidate) {
        changed = true
        break
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
        candidate.fit(length)
        _ = search.attempt(candidate)
      }
    }
  }
}
