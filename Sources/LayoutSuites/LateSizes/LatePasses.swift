import LayoutCases

extension Pass<LateCase> {
  /// Takes an item away and scrolls back by the room it had.
  ///
  /// What the reader looks at lies below what grows, so neither can go without the other.
  static var dropAbove: Pass {
    Pass("drop-above") { search in
      var index = 0
      while index < search.best.items.count, !search.isExhausted {
        var candidate = search.best
        candidate.columns = 1
        let address = candidate.items.remove(at: index)
        let height =
          candidate.cached.contains(address)
          ? candidate.pictures[address] : candidate.placeholder
        candidate.offset = max(0, candidate.offset - height - candidate.spacing)
        if !search.attempt(candidate) { index += 1 }
      }
    }
  }
}
