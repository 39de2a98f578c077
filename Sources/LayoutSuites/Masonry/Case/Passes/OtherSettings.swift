import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryPasses {
  /// Tries settings out of the ordinary, since under them a fault can show with fewer parts.
  static let otherSettings = Pass<MasonryCase>("other-settings", isThorough: true) { search in
    guard search.best.partCount <= few else { return }
    let start = search.best
    var others: [MasonryCase] = []
    for axis in Axis.allCases {
      for direction in LayoutDirection.allCases {
        var other = start.masonry.axis == axis ? start : start.transposed
        other.masonry.direction = direction
        others.append(other)
      }
    }
    for placement in [LanePlacement.shortest, .gridLanes(tolerance: 0), .sequential] {
      var other = start
      other.masonry.placement = placement
      others.append(other)
    }
    for other in others where other != start && other.complexity.parts <= search.best.partCount {
      _ = search.attempt(detour: other, passes: [keepConcerned, .deleteParts])
    }
  }
}
