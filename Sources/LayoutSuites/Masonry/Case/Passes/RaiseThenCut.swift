import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryPasses {
  /// Goes uphill first: raises all main lengths and gaps as far as the case still fails, takes
  /// items away, and lowers what is left.
  ///
  /// A fault that needs a sum can lose no item while every number is as low as it may be.
  static let raiseThenCut = Pass<MasonryCase>("raise-then-cut") { search in
    // Few items are soon taken away one by one.
    guard search.best.masonry.items.count > 8 else { return }
    for lanes in Set([1, search.best.masonry.lanes]).sorted() {
      if let raised = plain(search.best, lanes: lanes, &search) { follow(raised, &search) }
    }
    follow(equal(search.best), &search)
  }

  private static func follow(_ start: MasonryCase, _ search: inout Search<MasonryCase>) {
    guard search.stillFails(start) else { return }
    var raised = start
    raise(&raised, &search) { problem, factor in
      let axis = problem.masonry.crossAxis
      problem.masonry.container[axis] = problem.masonry.container[axis].map { $0 * factor }
    }
    raise(&raised, &search) { problem, factor in
      problem.masonry.itemSpacing = max(1, problem.masonry.itemSpacing) * factor
    }
    _ = search.attempt(
      detour: raised,
      passes: [keepConcerned, .deleteParts, .lowerNumbersTogether, .lowerNumbers]
    )
  }

  /// All items plain and as long as their lane, which is as long as the longest of them was or the
  /// shortest power of two that fails.
  private static func plain(
    _ problem: MasonryCase,
    lanes: Int,
    _ search: inout Search<MasonryCase>
  ) -> MasonryCase? {
    let masonry = problem.masonry
    let frames = (try? masonry.arranged().frames) ?? []
    let longest = frames.map { $0.length(along: masonry.axis) }.max() ?? 0
    var candidate = problem
    candidate.masonry.lanes = lanes
    candidate.masonry.insets = Insets()
    candidate.changeItems { $0 = MasonryItem(width: 1, height: 1) }
    for length in [longest] + (0...14).map({ Double(1 << $0) }) {
      candidate.fit(length)
      if search.stillFails(candidate) { return candidate }
    }
    return nil
  }

  /// All items as the longest one.
  private static func equal(_ problem: MasonryCase) -> MasonryCase {
    let axis = problem.masonry.axis
    func length(_ item: MasonryItem) -> Double { axis == .vertical ? item.height : item.width }
    var candidate = problem
    if let longest = problem.masonry.items.max(by: { length($0) < length($1) }) {
      candidate.changeItems { $0 = longest }
    }
    return candidate
  }

  /// Raises a length by doubling and then by ever smaller steps, as far as the case still fails.
  private static func raise(
    _ problem: inout MasonryCase,
    _ search: inout Search<MasonryCase>,
    by change: (inout MasonryCase, _ factor: Double) -> Void
  ) {
    var factor = 1.0
    var step = 1.0
    var isDoubling = true
    while step > 0x1p-12, factor < 0x1p16, !search.isExhausted {
      var candidate = problem
      change(&candidate, factor + step)
      if search.stillFails(candidate) {
        factor += step
        if isDoubling { step = factor }
      } else {
        isDoubling = false
        step /= 2
      }
    }
    if factor > 1 { change(&problem, factor) }
  }
}
