import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryPasses {
  /// Puts a plain item in the place of a special one, in a container that gives it a length.
  ///
  /// An item that scales has no length without a width and a container, so its special setting
  /// can only be put back together with them.
  static let plainItems = Pass<MasonryCase>("plain-items") { search in
    for change in changes {
      attempt(&search) { problem in problem.changeItems { change($0, &$0) } }
    }
    let places = search.best.itemPlaces
    guard places.count <= few else { return }
    for place in places {
      for change in changes {
        attempt(&search) { problem in problem.changeItem(at: place) { change($0, &$0) } }
      }
    }
  }

  private typealias Change = @Sendable (MasonryItem, inout MasonryItem) -> Void

  private static let changes: [Change] = [
    { _, item in item = MasonryItem(width: 0, height: 0) },
    { _, item in item = MasonryItem(width: 1, height: 1) },
    { old, item in
      item = MasonryItem(
        width: 1,
        height: 1,
        span: old.span,
        minimum: old.minimum,
        maximum: old.maximum
      )
    },
    { old, item in
      item.sizing = .scale
      item.width = max(1, min(old.width, old.height))
    },
  ]

  private static func attempt(
    _ search: inout Search<MasonryCase>,
    _ change: (inout MasonryCase) -> Void
  ) {
    var candidate = search.best
    change(&candidate)
    if candidate != search.best, search.attempt(candidate) { return }
    candidate.fit(1)
    if search.attempt(candidate) { return }
    candidate.masonry.container[candidate.masonry.crossAxis] = 1
    _ = search.attempt(candidate)
  }
}
