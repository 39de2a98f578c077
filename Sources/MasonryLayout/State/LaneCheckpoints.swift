/// How the lanes stood before every so many items, so that placing can be taken up in the middle.
struct LaneCheckpoints {
  /// Items from one checkpoint to the next: enough that all checkpoints together take no more
  /// room than the items do.
  let spacing: Int
  private let lanes: Int
  private var ends: [Double] = []
  private var cursors: [Int] = []
  /// The far edge that no item between a checkpoint and the next is beyond.
  private var reaches: [Double] = []
  /// The same for all items before the next checkpoint.
  private var reachesSoFar: [Double] = []

  init(lanes: Int) {
    self.lanes = lanes
    spacing = max(64, lanes)
  }

  /// The checkpoint at or before an item.
  func number(before item: Int) -> Int { min(item / spacing, max(0, cursors.count - 1)) }

  /// Whether a run stands exactly as it stood at the checkpoint.
  func matches(_ run: LaneRun, at number: Int) -> Bool {
    guard number < cursors.count, cursors[number] == run.cursor else { return false }
    let first = number * lanes
    return (0..<lanes).allSatisfy { ends[first + $0] == run.tree.end(of: $0) }
  }

  /// Takes down how a run stands before the first item of a block.
  mutating func record(_ run: LaneRun, at number: Int) {
    let ends = run.tree.ends
    if number < cursors.count {
      cursors[number] = run.cursor
      self.ends.replaceSubrange(number * lanes..<(number + 1) * lanes, with: ends)
    } else {
      cursors.append(run.cursor)
      self.ends += ends
      reaches.append(run.geometry.initialFarthest)
      reachesSoFar.append(run.geometry.initialFarthest)
    }
  }

  /// Takes down how far the items of a block reach.
  mutating func record(reach: Double, of number: Int) { reaches[number] = reach }

  /// Puts a run back to where it stood.
  func restore(_ run: inout LaneRun, from number: Int) {
    guard number < cursors.count else { return }
    run.tree.reset(to: ends[number * lanes..<(number + 1) * lanes])
    run.cursor = cursors[number]
  }

  /// Forgets what lies at or behind the end of `count` items.
  mutating func truncate(to count: Int) {
    let kept = (count + spacing - 1) / spacing
    guard kept < cursors.count else { return }
    cursors.removeLast(cursors.count - kept)
    reaches.removeLast(reaches.count - kept)
    reachesSoFar.removeLast(reachesSoFar.count - kept)
    ends.removeLast(ends.count - kept * lanes)
  }

  /// The far edge that no item is beyond, once the reaches of some blocks have changed.
  ///
  /// - Parameters:
  ///   - changed: the blocks; those behind are looked at only as far as it matters to them.
  ///   - start: the answer without items.
  mutating func farthest(changed: Range<Int>, start: Double) -> Double {
    var reach = changed.lowerBound > 0 ? reachesSoFar[changed.lowerBound - 1] : start
    for block in changed.lowerBound..<max(changed.lowerBound, reaches.count) {
      reach = max(reach, reaches[block])
      if block >= changed.upperBound, reachesSoFar[block] == reach { break }
      reachesSoFar[block] = reach
    }
    return reachesSoFar.last ?? start
  }
}
