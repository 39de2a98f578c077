import LayoutCases
import LayoutCore
import MasonryLayout

extension MasonryDraw {
  /// Draws the container: a device, a random one, or one at the edge of something.
  mutating func drawContainer(_ masonry: inout Masonry) {
    let cross = containerCross(masonry)
    var main: Double?
    if choices.chance(0.2) { main = Double(choices.integer(in: 0...2000)) }
    masonry.container[masonry.crossAxis] = cross
    masonry.container[masonry.axis] = main
  }

  /// The container's length across the lanes.
  mutating func containerCross(_ masonry: Masonry) -> Double? {
    let gaps = Double(masonry.lanes - 1) * masonry.laneSpacing
    let taken = gaps + masonry.insets.total(along: masonry.crossAxis)
    if uses(.openContainer, 0.5) { return nil }
    if uses(.zeroContainer, 0.5) { return 0 }
    if uses(.narrow, 0.5) { return (taken * choices.unit()).rounded() }
    if features.contains(.exactFit) || features.contains(.besideExactFit), choices.chance(0.4) {
      let lane = choices.chance(0.5) ? 1 : Double(choices.integer(in: 1...400))
      let exact = taken + lane * Double(masonry.lanes)
      guard features.contains(.besideExactFit), choices.chance(0.6) else { return exact }
      return choices.chance(0.5) ? exact.nextUp : exact.nextDown
    }
    if uses(.device, 0.7) {
      return DeviceSizes.widths[choices.index(below: DeviceSizes.widths.count)]
    }
    if uses(.decimalFractions, 0.3) { return choices.number(in: 1...2000) }
    return Double(choices.integer(in: 1...2000))
  }
}

/// Widths of windows that real devices give a layout, in points.
enum DeviceSizes {
  /// Phones in both orientations, tablets, split views, desktop windows.
  static let widths: [Double] = [
    320, 375, 390, 393, 402, 414, 420, 428, 430, 440, 568, 667, 736, 812, 844, 852, 874, 896, 912,
    926, 932, 956,
    744, 768, 810, 820, 834, 1024, 1032, 1080, 1112, 1133, 1180, 1194, 1210, 1366, 1376,
    438, 504, 507, 551, 592, 639, 678, 694, 782, 981,
    1152, 1280, 1440, 1470, 1512, 1680, 1728, 1920, 2056, 2560,
  ]
}
