import Foundation
import LayoutCore
import SwiftUILayout

/// The custom layouts of the truth cases, as their conventions describe them.
extension PlainBox {
  /// The size of a custom layout.
  func customSize(_ layout: ViewDescription.LayoutDescription, _ offer: ProposedSize) -> Size {
    switch layout.name {
    case "unsplash":
      var size = offer.tens
      let axis: PlainAxis = layout.axis == .horizontal ? .horizontal : .vertical
      size[axis] = masonry(layout, size).map { $0.end(along: axis) }.max() ?? 0
      return size
    case "equalWidthHStack":
      let each = largestIdeal
      return Size(
        width: equalGaps.reduce(each.width * Double(inside.count), +),
        height: each.height
      )
    case "relativeWidth":
      return inside.first?.size(share(layout, offer)) ?? .zero
    default: return offer.tens
    }
  }

  /// Where a custom layout puts what is inside it.
  func customPlaces(
    _ layout: ViewDescription.LayoutDescription,
    _ offer: ProposedSize
  ) -> [Place] {
    let size = bend == .placedInOffer ? offer.tens : customSize(layout, offer)
    let open = ProposedSize(width: nil, height: nil)
    switch layout.name {
    case "unsplash":
      return zip(inside, masonry(layout, size)).map { child, frame in
        Place(box: child, x: frame.x, y: frame.y, offer: ProposedSize(frame.size))
      }
    case "equalWidthHStack":
      let each = largestIdeal
      var middle = each.width / 2
      return inside.indices.map { index in
        defer { middle += each.width + (index < equalGaps.count ? equalGaps[index] : 0) }
        let place = (x: middle, y: size.height / 2)
        return inside[index].anchored(place.x, place.y, 0.5, ProposedSize(each))
      }
    case "radial":
      let radius = min(size.width, size.height) / 3
      return inside.enumerated().map { index, child in
        let angle = 2 * Double.pi * Double(index) / Double(inside.count)
        return child.anchored(
          size.width / 2 + radius * sin(angle),
          size.height / 2 - radius * cos(angle),
          0.5,
          open
        )
      }
    case "placesTwice":
      return inside.enumerated().map { index, child in
        index == 0
          ? Place(box: child, x: 30, y: 40, offer: ProposedSize(width: 20, height: nil))
          : child.unplaced(in: size, offer)
      }
    case "anchorGrid":
      return inside.enumerated().map { index, child in
        guard index < 3 else { return child.unplaced(in: size, offer) }
        let share = Double(index) / 2
        return child.anchored(share * size.width, share * size.height, share, open)
      }
    case "relativeWidth":
      return inside.enumerated().map { index, child in
        index == 0
          ? Place(box: child, x: 0, y: 0, offer: ProposedSize(size))
          : child.unplaced(in: size, offer)
      }
    default: return inside.map { $0.unplaced(in: size, offer) }
    }
  }

  /// P7: with the point at `share` of its own size on (`x`, `y`).
  private func anchored(
    _ x: Double,
    _ y: Double,
    _ share: Double,
    _ offer: ProposedSize
  ) -> Place {
    let share = bend == .anchorIgnored ? 0 : share
    let size = size(offer)
    return Place(box: self, x: x - share * size.width, y: y - share * size.height, offer: offer)
  }

  /// P6: in the middle, measured with what the container was offered.
  func unplaced(in size: Size, _ offer: ProposedSize) -> Place {
    if bend == .unplacedInCorner { return Place(box: self, x: 0, y: 0, offer: offer) }
    return anchored(size.width / 2, size.height / 2, 0.5, offer)
  }

  private func share(
    _ layout: ViewDescription.LayoutDescription,
    _ offer: ProposedSize
  ) -> ProposedSize {
    ProposedSize(width: offer.width.map { $0 * (layout.factor ?? 1) }, height: offer.height)
  }

  private var largestIdeal: Size {
    let sizes = inside.map { $0.size(ProposedSize(width: nil, height: nil)) }
    return Size(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).max() ?? 0
    )
  }

  private var equalGaps: [Double] {
    zip(inside, inside.dropFirst()).map { $0.distance(to: $1, .horizontal) }
  }

  private func masonry(_ layout: ViewDescription.LayoutDescription, _ size: Size) -> [Rect] {
    let axis: PlainAxis = layout.axis == .horizontal ? .horizontal : .vertical
    let count = layout.rowsOrColumns ?? 3
    let spacing = layout.spacing ?? 10
    let breadth = (size[axis.crossed] - spacing * Double(count - 1)) / Double(count)
    var ends = Array(repeating: 0.0, count: count)
    return inside.map { child in
      let shortest = ends.min() ?? 0
      let track = ends.firstIndex { !$0.isSurelyMore(than: shortest) } ?? 0
      var asked = ProposedSize(width: nil, height: nil)
      asked[axis.crossed] = breadth
      let taken = child.size(asked)
      let (start, end) = (Double(track) * (breadth + spacing), ends[track])
      ends[track] += taken[axis] + spacing
      return axis == .vertical
        ? Rect(x: start, y: end, width: taken.width, height: taken.height)
        : Rect(x: end, y: start, width: taken.width, height: taken.height)
    }
  }
}
