import LayoutCore
import MasonryLayout
import TestKit

extension SeededGenerator {
  /// A masonry that makes sense, each feature there or not by chance.
  mutating func masonry(upTo most: Int) -> Masonry {
    var masonry = Masonry()
    masonry.axis = pick([.vertical, .horizontal])
    masonry.lanes = pick([1, 2, 3, 4, 5, 7, 8, 9, 16])
    masonry.laneSpacing = pick([0, 10, 0.1, 7.3])
    masonry.itemSpacing = pick([0, 10, 0.1, 7.3])
    masonry.container = container()
    masonry.direction = pick([.leftToRight, .rightToLeft])
    masonry.placement = pick([
      .shortest, .shortest, .gridLanes(tolerance: 0), .gridLanes(tolerance: 16),
      .gridLanes(tolerance: .infinity), .sequential,
    ])
    if oneIn(2) { masonry.insets = Insets(top: 3, leading: 20, bottom: 5.5, trailing: 0.7) }
    if oneIn(4) { masonry.laneRounding = pick([1, 1 / 64, 0.5]) }
    if oneIn(6) { masonry.obstacles = [Rect(x: 30, y: 40, width: 100, height: 90)] }
    let isPlain = oneIn(2)
    let isTied = oneIn(2)
    masonry.items = (0..<Int.random(in: 0...most, using: &self)).map { _ in
      item(isPlain: isPlain, isTied: isTied)
    }
    return masonry
  }

  mutating func container() -> ProposedSize {
    ProposedSize(width: pick([nil, 0, 5, 320, 333.3]), height: pick([nil, 0, 8, 480, 1e3 / 7]))
  }

  mutating func item(isPlain: Bool, isTied: Bool) -> MasonryItem {
    func length(_ generator: inout SeededGenerator) -> Double {
      if isTied { return generator.pick([0, 10, 10, 20, 40]) }
      return Double.random(in: 0...200, using: &generator)
    }
    var item = MasonryItem(
      width: length(&self),
      height: length(&self),
      sizing: pick(ItemSizing.allCases)
    )
    if isPlain { return item }
    if oneIn(4) { item.span = pick([2, 3, 5, 40]) }
    if oneIn(5) { item.minimum = pick([0, 15, 60]) }
    if oneIn(5) { item.maximum = pick([0, 15, 60]) }
    if oneIn(9) { item.start = pick([0, 1, 2, 30]) }
    return item
  }

  /// An edit that mostly makes sense for `count` items.
  mutating func edit(count: Int) -> MasonryEdit {
    func index(_ limit: Int, _ generator: inout SeededGenerator) -> Int {
      generator.oneIn(30) ? limit + 3 : Int.random(in: 0..<max(1, limit), using: &generator)
    }
    switch Int.random(in: 0..<16, using: &self) {
    case 0..<4: return .insert(item(isPlain: oneIn(2), isTied: true), at: index(count + 1, &self))
    case 4..<7: return .remove(at: oneIn(4) ? count - 1 : index(count, &self))
    case 7..<10: return .move(from: index(count, &self), to: index(count, &self))
    case 10..<14: return .resize(item(isPlain: false, isTied: true), at: index(count, &self))
    case 14: return .container(container())
    default: return .lanes(pick([0, 1, 2, 3, 5, 9]))
    }
  }

  /// A rectangle in or about a content of a size.
  mutating func rect(about size: Size) -> Rect {
    func edge(_ length: Double, _ generator: inout SeededGenerator) -> Double {
      generator.oneIn(3)
        ? generator.pick([-50, 0, 10, 20, 40, length])
        : Double.random(in: -20...length + 20, using: &generator)
    }
    if oneIn(20) { return Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9) }
    return Rect(
      x: edge(size.width, &self),
      y: edge(size.height, &self),
      width: pick([0, 0.5, 30, 400, -4]),
      height: pick([0, 0.5, 30, 400, 1e6])
    )
  }
}
