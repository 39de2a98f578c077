/// An item's size as its lane sees it, in points.
struct LaneSize {
  var cross: Double
  var main: Double

  /// The size of an item in a window of lanes `length` points across.
  @inline(__always)
  init(_ item: MasonryItem, length: Double, isVertical: Bool) {
    let ownCross = isVertical ? item.width : item.height
    let ownMain = isVertical ? item.height : item.width
    switch item.sizing {
    case .scale:
      cross = length
      main = item.bounded(Self.scaled(ownMain, by: length, over: ownCross))
    case .fixed:
      cross = ownCross < length ? ownCross : length
      main = item.bounded(ownMain)
    case .stretch:
      cross = length
      main = item.bounded(ownMain)
    }
  }

  /// The size of an item that scales and has no bounds.
  @inline(__always)
  init(scaling item: MasonryItem, length: Double, isVertical: Bool) {
    cross = length
    main =
      isVertical
      ? Self.scaled(item.height, by: length, over: item.width)
      : Self.scaled(item.width, by: length, over: item.height)
  }

  /// The length that keeps an item's ratio.
  @inline(__always)
  private static func scaled(_ main: Double, by length: Double, over cross: Double) -> Double {
    // Dividing last costs one rounding less than the ratio would. A width of zero can be a
    // negative zero, hence the magnitude.
    let quotient = length * main / cross
    return quotient.magnitude <= .greatestFiniteMagnitude
      ? quotient : rareScaled(main, by: length, over: cross)
  }

  /// The scaled length of an item without cross length, or so long that the product is infinite.
  @inline(never)
  private static func rareScaled(
    _ main: Double,
    by length: Double,
    over cross: Double
  ) -> Double {
    cross > 0 ? length * (main / cross) : 0
  }
}
