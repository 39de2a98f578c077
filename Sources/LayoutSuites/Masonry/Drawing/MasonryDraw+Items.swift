import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryDraw {
  /// Draws the items of a masonry.
  mutating func items(count: Int, _ masonry: Masonry) -> [MasonryItem] {
    let equal = features.contains(.equalSizes) && choices.chance(0.5)
    let alike = equal ? item(masonry) : nil
    var items: [MasonryItem] = []
    items.reserveCapacity(count)
    for index in 0..<count {
      if let alike {
        items.append(alike)
      } else if features.contains(.alternating), choices.chance(0.5) {
        var item = item(masonry)
        item.height = index % 2 == 0 ? 1 : 1000
        item.width = 100
        items.append(item)
      } else if features.contains(.palette), index > 0, choices.chance(0.3) {
        items.append(items[choices.chance(0.6) ? index - 1 : choices.index(below: index)])
      } else {
        items.append(item(masonry))
      }
    }
    if uses(.adversarial, 0.3) { makeAdversarial(&items, lanes: masonry.lanes) }
    if uses(.sorted, 0.4) {
      let ascending = choices.chance(0.5)
      items.sort { ascending ? $0.height < $1.height : $0.height > $1.height }
    }
    return items
  }

  /// Draws one item.
  mutating func item(_ masonry: Masonry) -> MasonryItem {
    var size = size()
    if masonry.axis == .horizontal { size = Size(width: size.height, height: size.width) }
    var item = MasonryItem(width: size.width, height: size.height)
    if uses(.fixed, 0.5) {
      item.sizing = .fixed
    } else if uses(.stretch, 0.6) {
      item.sizing = .stretch
    }
    if uses(.spans, 0.3) { item.span = choices.integer(in: 1...(masonry.lanes + 2)) }
    if uses(.minimum, 0.3) { item.minimum = Double(choices.integer(in: 0...300)) }
    if uses(.maximum, 0.3) { item.maximum = Double(choices.integer(in: 0...400)) }
    return item
  }

  private mutating func size() -> Size {
    if uses(.zeroSizes, 0.1) {
      switch choices.index(below: 3) {
      case 0: return .zero
      case 1: return Size(width: 0, height: length())
      default: return Size(width: length(), height: 0)
      }
    }
    if uses(.photos, 0.7) { return PhotoSizes.all[choices.index(below: PhotoSizes.all.count)] }
    if uses(.hugeSizes, 0.1) {
      return Size(width: length(), height: Double(choices.integer(in: 1...1000)) * 1e9)
    }
    return Size(width: length(), height: length())
  }

  private mutating func length() -> Double {
    if features.contains(.palette), choices.chance(0.8) {
      return palette[choices.index(below: palette.count)]
    }
    if uses(.tinySizes, 0.1) { return choices.number(in: 1e-6...1) }
    if uses(.decimalFractions, 0.5) { return Double(choices.integer(in: 1...9999)) / 10 }
    if uses(.logNormal, 0.5) { return exponential(4.5 + choices.normal() * 0.8) }
    if uses(.heavyTail, 0.5) { return min(20 / (1 - choices.unit()), 1e6) }
    return Double(choices.integer(in: 1...1000))
  }

  /// e to the given power, by squaring the series of a small one: no math library is needed.
  private func exponential(_ power: Double) -> Double {
    let small = power / 1024
    var value = 1 + small + small * small / 2 + small * small * small / 6
    for _ in 0..<10 { value *= value }
    return value
  }

  /// Small items first and then one as long as all of them: the worst order for shortest lane.
  private mutating func makeAdversarial(_ items: inout [MasonryItem], lanes: Int) {
    guard let last = items.indices.last, last > 0 else { return }
    for index in items.indices {
      items[index].sizing = features.contains(.stretch) ? .stretch : .scale
      items[index].width = 10
      items[index].height = 10
    }
    items[last].height = Double(10 * (last / max(1, lanes) + 1))
  }
}
