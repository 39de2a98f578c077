import CollectionLayout
import LayoutCases

extension Choices {
  /// Measured sizes of all cells or of some, in an order of their own.
  mutating func cellSizes(of counts: [Int], lengths: ClosedRange<Int>) -> [CellSize] {
    var sizes: [CellSize] = []
    let isWhole = chance(0.5)
    for (section, count) in counts.enumerated() {
      for item in 0..<count where isWhole || chance(0.3) {
        let size = PreferredSize(
          width: Double(integer(in: lengths)),
          height: Double(integer(in: lengths))
        )
        sizes.append(CellSize(section: section, item: item, size: size))
      }
    }
    for index in sizes.indices.dropFirst() where chance(0.5) {
      sizes.swapAt(index, self.index(below: index))
    }
    return sizes
  }
}
