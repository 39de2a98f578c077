extension Pass {
  /// Takes parts away: all after one, then chunks of halving length, then short runs.
  ///
  /// The runs of 2 to 14 are there for faults that come back every so many parts: deleting one
  /// part would break the period, deleting a whole period keeps it.
  package static var deleteParts: Pass {
    Pass("delete-parts") { search in
      deleteChunks.run(&search)
      for length in 1...longestPeriod { deleteRuns(of: length, &search) }
    }
  }

  /// Takes parts away by the chunk alone, which is soon done in a large case.
  package static var deleteChunks: Pass {
    Pass("delete-chunks") { search in
      cutTail(&search)
      var length = search.best.partCount / 2
      while length > longestPeriod {
        deleteRuns(of: length, &search)
        length /= 2
      }
    }
  }

  private static var longestPeriod: Int { 14 }

  /// Keeps the shortest failing beginning, by doubling and bisection.
  private static func cutTail(_ search: inout Search<Value>) {
    var holds = 0
    var step = 1
    while search.best.partCount > holds {
      let count = search.best.partCount
      let length = min(count - 1, holds + step)
      guard length >= holds, length < count else { return }
      let keep = (0..<count).map { $0 < length }
      if search.attempt(search.best.keeping(keep)) {
        step = 1
      } else {
        holds = length + 1
        step *= 2
      }
    }
  }

  private static func deleteRuns(of length: Int, _ search: inout Search<Value>) {
    var end = search.best.partCount
    while end >= length, end > 0 {
      let range = (end - length)..<end
      let keep = (0..<search.best.partCount).map { !range.contains($0) }
      if search.attempt(search.best.keeping(keep)) {
        end = min(range.lowerBound, search.best.partCount)
      } else {
        end -= length > longestPeriod ? length : 1
      }
      if search.isExhausted { return }
    }
  }
}
