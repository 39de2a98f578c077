/// Which of many spans of an axis touch a given one, without looking at all of them.
///
/// Spans may overlap, nest and come in any order.
package struct SpanTree: Sendable {
  private let lows: [Double]
  private let highs: [Double]
  /// The least low and greatest high of each node of a binary tree over blocks; node 1 is the root.
  private var nodes: [(low: Double, high: Double)] = []
  private var leafCount = 0

  private static let block = 16

  /// Builds the tree; spans that are not numbers touch nothing.
  ///
  /// - Complexity: O(n).
  package init(lows: [Double], highs: [Double]) {
    self.lows = lows
    self.highs = highs
    let blocks = (lows.count + Self.block - 1) / Self.block
    guard blocks > 1 else { return }
    leafCount = 1
    while leafCount < blocks { leafCount *= 2 }
    nodes = Array(repeating: (.infinity, -.infinity), count: 2 * leafCount)
    for index in lows.indices {
      let node = leafCount + index / Self.block
      nodes[node].low = min(nodes[node].low, lows[index])
      nodes[node].high = max(nodes[node].high, highs[index])
    }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      nodes[node].low = min(nodes[2 * node].low, nodes[2 * node + 1].low)
      nodes[node].high = max(nodes[2 * node].high, nodes[2 * node + 1].high)
    }
  }

  /// Calls `body` with every index whose span touches `low...high`, ascending.
  ///
  /// - Returns: How many spans and nodes were compared.
  /// - Complexity: O(k log n) for k spans that touch.
  @discardableResult
  package func forEach(touching low: Double, _ high: Double, _ body: (Int) -> Void) -> Int {
    guard !nodes.isEmpty else { return scan(0..<lows.count, low, high, body) }
    return visit(1, low, high, body)
  }

  private func visit(_ node: Int, _ low: Double, _ high: Double, _ body: (Int) -> Void) -> Int {
    guard nodes[node].low <= high, nodes[node].high >= low else { return 1 }
    guard node < leafCount else {
      let start = (node - leafCount) * Self.block
      return 1 + scan(start..<min(lows.count, start + Self.block), low, high, body)
    }
    return 1 + visit(2 * node, low, high, body) + visit(2 * node + 1, low, high, body)
  }

  private func scan(
    _ range: Range<Int>,
    _ low: Double,
    _ high: Double,
    _ body: (Int) -> Void
  ) -> Int {
    for index in range where lows[index] <= high && highs[index] >= low { body(index) }
    return range.count
  }
}
