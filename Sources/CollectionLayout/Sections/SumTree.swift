/// Running sums of many numbers of which one at a time changes.
///
/// A sum is always added up in the same order, so it does not depend on the order of changes.
struct SumTree: Sendable {
  private var nodes: [Double]
  private let leafCount: Int

  /// Makes `count` zeros.
  ///
  /// - Complexity: O(count).
  init(count: Int) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    leafCount = leaves
    nodes = Array(repeating: 0, count: 2 * leaves)
  }

  /// Sets one number.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ index: Int, to value: Double) {
    var node = leafCount + index
    nodes[node] = value
    while node > 1 {
      node /= 2
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// Sets many numbers at once.
  ///
  /// - Complexity: O(n).
  mutating func setAll(_ values: [(index: Int, value: Double)]) {
    for (index, value) in values { nodes[leafCount + index] = value }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node] + nodes[2 * node + 1]
    }
  }

  /// The sum of the numbers before an index.
  ///
  /// - Complexity: O(log n).
  func sum(before index: Int) -> Double {
    guard index < leafCount else { return nodes[1] }
    var node = leafCount + index
    var sum = 0.0
    while node > 1 {
      // A right child adds all that lies under its left sibling.
      if node % 2 == 1 { sum = nodes[node - 1] + sum }
      node /= 2
    }
    return sum
  }
}
