/// Finds which values of a list form a longest increasing subsequence.
///
/// Patience sorting. A value that continues the longest run so far is placed without a search, so
/// lists that are nearly in order cost little more than reading them.
struct LongestIncreasing {
  private var tails: [Int32] = []
  private var predecessors: [Int32] = []
  /// Steps of the searches made.
  private(set) var searches = 0

  /// Calls `rest` with the positions not in the subsequence, ascending.
  ///
  /// - Complexity: O(n log n), O(n) for values in order.
  mutating func outside(_ values: [Int32], _ rest: (Int) -> Void) {
    tails.removeAll(keepingCapacity: true)
    predecessors.removeAll(keepingCapacity: true)
    predecessors.reserveCapacity(values.count)
    for position in values.indices {
      let length = place(values[position], values)
      predecessors.append(length > 0 ? tails[length - 1] : -1)
      if length == tails.count {
        tails.append(Int32(position))
      } else {
        tails[length] = Int32(position)
      }
    }
    guard tails.count < values.count else { return }
    var kept = [Bool](repeating: false, count: values.count)
    var position = tails.last ?? -1
    while position >= 0 {
      kept[Int(position)] = true
      position = predecessors[Int(position)]
    }
    for position in kept.indices where !kept[position] { rest(position) }
  }

  /// How many values of the longest run so far stay before `value`.
  private mutating func place(_ value: Int32, _ values: [Int32]) -> Int {
    guard let last = tails.last, values[Int(last)] >= value else { return tails.count }
    var (low, high) = (0, tails.count - 1)
    while low < high {
      searches += 1
      let middle = (low + high) / 2
      if values[Int(tails[middle])] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
