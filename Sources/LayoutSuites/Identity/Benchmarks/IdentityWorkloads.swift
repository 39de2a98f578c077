import LayoutCases
import LayoutHarness

/// The problems on which identity engines are timed, all of plain lists.
///
/// Every case is made of texts of its own, so that equal elements must be looked at.
enum IdentityWorkloads {
  static let all: [Workload<IdentityCase>] = [
    Workload(name: "change set", parameter: mixed, sizes: [5_000, 100_000], make: mixed),
    Workload(name: "change set", parameter: unchanged, sizes: [10_000], make: unchanged),
    Workload(name: "change set", parameter: shuffled, sizes: [10_000], make: shuffled),
  ]

  static let mixed = "some deleted, inserted and moved"
  static let unchanged = "unchanged"
  static let shuffled = "shuffled"

  /// A fifth deleted, as many inserted and a twenty-fifth moved; half of that from 20,000 on.
  static func mixed(_ count: Int) -> IdentityCase {
    var choices = Choices(seed: 1, stream: "identity mixed", index: count)
    let changed = count / (count < 20_000 ? 5 : 10)
    let moved = count / (count < 20_000 ? 25 : 50)
    let before = items(0..<count)
    var isDeleted = [Bool](repeating: false, count: count)
    for index in pick(changed, of: count, &choices) { isDeleted[index] = true }
    var after = before.indices.filter { !isDeleted[$0] }.map { before[$0] }
    let taken = pick(moved, of: after.count, &choices)
    let movers = taken.map { after[$0] }
    var isTaken = [Bool](repeating: false, count: after.count)
    for index in taken { isTaken[index] = true }
    after = after.indices.filter { !isTaken[$0] }.map { after[$0] }
    let others = movers + items(count..<count + changed)
    let order = pick(others.count, of: others.count, &choices)
    after = mixed(after, with: order.map { others[$0] }, &choices)
    return IdentityCase(from: before, to: after)
  }

  static func unchanged(_ count: Int) -> IdentityCase {
    IdentityCase(from: items(0..<count), to: items(0..<count))
  }

  static func shuffled(_ count: Int) -> IdentityCase {
    var choices = Choices(seed: 1, stream: "identity shuffled", index: count)
    let after = items(0..<count)
    let order = pick(count, of: count, &choices)
    return IdentityCase(from: items(0..<count), to: order.map { after[$0] })
  }

  private static func items(_ ranks: Range<Int>) -> [IdentityItem] {
    ranks.map { IdentityItem("item-\($0 &* 7_919 % 1_000_003)") }
  }

  /// `count` different positions of `total`, in random order.
  private static func pick(_ count: Int, of total: Int, _ choices: inout Choices) -> [Int] {
    var all = Array(0..<total)
    for place in 0..<count { all.swapAt(place, choices.integer(in: place...total - 1)) }
    return Array(all.prefix(count))
  }

  /// Two lists mixed at random, the order of the first kept.
  private static func mixed(
    _ items: [IdentityItem],
    with others: [IdentityItem],
    _ choices: inout Choices
  ) -> [IdentityItem] {
    var result: [IdentityItem] = []
    result.reserveCapacity(items.count + others.count)
    var (i, j) = (0, 0)
    while i < items.count || j < others.count {
      let left = items.count - i
      if choices.index(below: left + others.count - j) < left {
        result.append(items[i])
        i += 1
      } else {
        result.append(others[j])
        j += 1
      }
    }
    return result
  }
}
