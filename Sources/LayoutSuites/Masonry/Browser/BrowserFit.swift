import LayoutCore
import MasonryLayout

/// What a browser can be asked as CSS `display: grid-lanes`, without a rounding that decides.
///
/// A browser keeps lengths in 1/64 of a pixel. Lengths on that grid come back exact, so that lanes
/// are equally long to it exactly when they are to the rule; only a lane's cross length, a share of
/// the container, is off by less than 1/64.
package enum BrowserFit {
  /// The unit of a browser's lengths, in points.
  package static let unit = 1.0 / 64
  /// How far an answer may be from a browser's, in points: less than two units.
  package static let forgiven = 0.02
  /// The parts of the domain that have a word in CSS.
  static let understands: MasonryAbilities = [
    .horizontal, .rightToLeft, .insets, .unequalSpacing, .fixed, .stretch, .spans, .minimum,
    .maximum, .gridLanes,
  ]
  /// The longest item: boxes are measured in single precision, exact below 2^18 points.
  private static let longestItem = 900.0
  private static let longest = 100_000.0

  /// The case nearest to `problem` that a browser can be asked; one that it can is left as it is.
  ///
  /// Scaling items become stretched ones of the length that the rule gives them, the edits are
  /// carried out, and the placement becomes that of `grid-lanes`.
  package static func fitted(_ problem: MasonryCase) -> MasonryCase {
    guard var masonry = try? problem.edited() else { return problem }
    masonry.laneSpacing = snapped(masonry.laneSpacing)
    masonry.itemSpacing = snapped(masonry.itemSpacing)
    masonry.insets.top = snapped(masonry.insets.top)
    masonry.insets.leading = snapped(masonry.insets.leading)
    masonry.insets.bottom = snapped(masonry.insets.bottom)
    masonry.insets.trailing = snapped(masonry.insets.trailing)
    var tolerance = 0.0
    if case .gridLanes(let own) = masonry.placement { tolerance = own }
    masonry.placement = .gridLanes(tolerance: snapped(tolerance))
    for axis in [Axis.vertical, .horizontal] {
      masonry.container[axis] = masonry.container[axis].map { snapped($0) }
    }
    for index in masonry.items.indices { fit(&masonry.items[index], masonry) }
    return MasonryCase(masonry)
  }

  private static func fit(_ item: inout MasonryItem, _ masonry: Masonry) {
    if item.sizing == .scale, masonry.lanes >= 1 {
      let span = Double(max(1, min(item.span, masonry.lanes)))
      let window = span * masonry.laneLength + (span - 1) * masonry.laneSpacing
      let (own, main) =
        masonry.axis == .vertical ? (item.width, item.height) : (item.height, item.width)
      let length = own > 0 ? window * main / own : 0
      if masonry.axis == .vertical { item.height = length } else { item.width = length }
      item.sizing = .stretch
    }
    item.width = snapped(item.width, atMost: longestItem)
    item.height = snapped(item.height, atMost: longestItem)
    item.minimum = item.minimum.map { snapped($0, atMost: longestItem) }
    item.maximum = item.maximum.map { snapped($0, atMost: longestItem) }
  }

  /// A length floored to the grid and kept within bounds; nonsense stays as it is.
  private static func snapped(_ length: Double, atMost longest: Double = longest) -> Double {
    guard length >= 0, length < .infinity else { return length }
    return (min(length, longest) / unit).rounded(.down) * unit
  }
}
